import type { Prompt } from '#contract/prompt';
import { createThinkingFilter } from './drop-thinking.ts';
import { findGarbage, findHosts, namesForeignHost } from './find-garbage.ts';
import { ModelFailure } from './failure.ts';

export const MAX_CHAT_LETTERS = 16_000;
const MAX_WORD_LETTERS = 2_000;
const CHECK_EVERY_LETTERS = 2_000;
// A word with one of these in it may still become an address, so it waits for its end.
const risky = /[.:/<[\]@\\!]/;

// Where a word ends; Chinese and Japanese write no spaces.
const ends = [' ', '\n', '。', '、', '，'];

const endsWithStartOf = (text: string, secret: string): boolean => {
  for (let at = Math.max(0, text.length - secret.length); at < text.length; at += 1) if (text[at] === secret[0] && secret.startsWith(text.slice(at))) return true;
  return false;
};
const checkWhole = (text: string, prompt: Prompt) => {
  const garbage = findGarbage(text, prompt);
  if (garbage) throw new ModelFailure(garbage);
};

// Shows text once it is safe, and looks at all of it from time to time.
const createShower = (prompt: Prompt, show: (text: string) => void) => {
  let shown = '';
  let nextCheck = CHECK_EVERY_LETTERS;
  return {
    show(text: string) {
      if (text === '') return;
      if (shown.length + text.length > MAX_CHAT_LETTERS) throw new ModelFailure('too_long', `more than ${MAX_CHAT_LETTERS} letters`);
      shown += text;
      show(text);
      if (shown.length < nextCheck) return;
      nextCheck += CHECK_EVERY_LETTERS;
      checkWhole(shown, prompt);
    },
    shown: () => shown,
  };
};

// Between the model and the screen: thinking is dropped, and a word that could be a secret or an address is held until it is whole.
export const createTextGate = (prompt: Prompt, onText: (text: string) => void) => {
  const own = new Set(findHosts(prompt.own));
  const secrets = prompt.never.filter((secret) => secret !== '' && !/\s/.test(secret));
  const shower = createShower(prompt, onText);
  let word = '';
  let wordShown = 0;
  const findLeak = (text: string) => {
    if (secrets.some((secret) => text.includes(secret))) throw new ModelFailure('leak');
  };
  const judge = (text: string) => {
    findLeak(text);
    if (risky.test(text) && namesForeignHost(text, own)) throw new ModelFailure('foreign_url', text.slice(0, 100));
  };
  const pass = (delta: string) => {
    const whole = word + delta;
    const cut = Math.max(...ends.map((end) => whole.lastIndexOf(end))) + 1;
    if (cut > 0) judge(whole.slice(0, cut));
    word = whole.slice(cut);
    if (word.length > MAX_WORD_LETTERS) throw new ModelFailure('repeats', 'a word without end');
    // A secret may go on into other letters; an address can only be judged at its end.
    findLeak(word);
    const isHeld = risky.test(word) || secrets.some((secret) => endsWithStartOf(word, secret));
    // What was shown of a word before it became risky stays shown.
    const end = isHeld ? Math.max(cut, wordShown) : whole.length;
    shower.show(whole.slice(wordShown, end));
    wordShown = end - cut;
  };
  const filter = createThinkingFilter(pass);
  return {
    push: (delta: string) => filter.push(delta),
    // The whole text, once more by every rule.
    end(): string {
      filter.end();
      judge(word);
      shower.show(word.slice(wordShown));
      checkWhole(shower.shown(), prompt);
      return shower.shown();
    },
  };
};
