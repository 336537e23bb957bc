import type { Prompt } from '#contract/prompt';
import type { ModelFault } from './failure.ts';

const MIN_WORDS_TO_JUDGE = 30;
const LEAST_DISTINCT = 0.4;
const refusals = /\bas an ai (?:language )?(?:model|assistant)\b|\b(?:i|we)(?:'m| am| are)? (?:can't|can’t|cannot|unable to|not able to|won't|won’t) (?:assist|help|comply|fulfil|fulfill|generate|create|complete|provide)\b[^.!?\n]{0,40}\b(?:that|this|request|content)\b|\bi (?:can't|can’t|cannot) (?:assist|help) with\b/i;
const markup = /<\/?(?:a|b|br|div|html|body|head|iframe|img|input|form|meta|p|script|span|style|svg|table|object|embed|link)\b[^>]{0,400}>|<!--|!\[[^\]]{0,200}\]\(|\bjavascript:|\bdata:\w+\/|\bvbscript:/i;
// Control letters, the marks that turn the direction of reading, letters without their half, the mark of broken text.
const broken = /[^\P{Cc}\t\n\r]|\p{Cs}|[\u202a-\u202e\u2066-\u2069\ufffd\u{e0000}-\u{e007f}]/u;
// E-mail addresses are found as well, to be passed over: they are the guard's, which knows the inputs.
const address = /(?:https?:\/\/|\bwww\.)[^\s/?#"'<>)\]]+|[\w.+-]{1,64}@[\w.-]{1,255}|\b(?:[a-z0-9][a-z0-9-]{0,62}\.){1,6}(?:com|net|org|io|co|ai|app|dev|biz|info|me|ly|link|xyz|site|online|shop|ru|cn|uk|de|fr|eu|us|gg|to|tk|top)\b/gi;

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
export const findHosts = (text: string): string[] =>
  [...text.matchAll(address)].map((found) => found[0].toLowerCase()).filter((found) => /^(?:http|www\.)/.test(found) || !found.includes('@')).map((found) => found.replace(/^https?:\/\//, '').replace(/^[^@]*@/, '').replace(/^www\./, '').replace(/[:.,;]+\d*$/, ''));

export const namesForeignHost = (text: string, own: ReadonlySet<string>): boolean => findHosts(text).some((host) => !own.has(host));

// A model that is stuck says the same few words again and again.
const isStuck = (text: string): boolean => {
  if (/(\S)\1{24}/.test(text)) return true;
  const words = text.toLowerCase().split(/\s+/).filter((word) => word !== '');
  if (words.length < MIN_WORDS_TO_JUDGE) return false;
  const threes = new Set(words.slice(2).map((word, at) => `${words[at]} ${words[at + 1]} ${word}`));
  return threes.size / (words.length - 2) < LEAST_DISTINCT;
};

const collectTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(collectTexts);
  return [];
};

// A sentence that may not come back mustn't come back in part either: five of its words in a row are enough.
const WORDS_OF_A_LEAK = 5;
const findParts = (secret: string): string[] => {
  const words = secret.split(/\s+/).map(plain).filter((word) => word !== '');
  if (words.length <= WORDS_OF_A_LEAK) return words.length > 0 ? [words.join('')] : [];
  return words.slice(0, 1 - WORDS_OF_A_LEAK).map((_, at) => words.slice(at, at + WORDS_OF_A_LEAK).join(''));
};

// What no later rule should even see. It looks at every text of the answer, whatever the shape.
export const findGarbage = (value: unknown, prompt: Prompt): ModelFault | null => {
  const text = collectTexts(value).join('\n');
  if (text.trim() === '') return 'empty';
  const squeezed = plain(text);
  if (prompt.never.flatMap(findParts).some((part) => squeezed.includes(part))) return 'leak';
  if (broken.test(text)) return 'garbled';
  if (markup.test(text)) return 'markup';
  if (namesForeignHost(text, new Set(findHosts(prompt.own)))) return 'foreign_url';
  if (isStuck(text)) return 'repeats';
  if (refusals.test(text)) return 'refusal';
  return null;
};
