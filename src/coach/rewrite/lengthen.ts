import type { Brain } from '#coach/brief';
import type { BrainField } from '#contract/brain';
import type { Stage } from '#coach/score/reading';
import type { Sentence } from '#coach/score/sentences';
import { lowerStart } from '#coach/facts/shape';
import { sentencesOf } from './facts.ts';
import { offersSomething } from './offers.ts';
import { supports } from './content/supports.ts';

// More text from what the user's own answers say; then sentences that claim nothing.
const frames: [BrainField, string][] = [
  ['offeringDetails', 'In short, what I do: '],
  ['uniqueMessage', 'What makes it different: '],
];
const saysI = /^(?:I|We)(?:['’]\w+)? /;
const MOST_FACT_WORDS = 28;
const nothing = /^(?:idk|i don'?t know|n\/?a|none|nothing|not sure|no idea|\?+|-+|tbd|skip|no|yes|test|same)$/i;

export function brainSentences(brain: Brain, text: string): string[] {
  const said = text.toLowerCase();
  // Who says already what they do isn't made to say it twice.
  return frames.filter(([field]) => field !== 'offeringDetails' || !offersSomething(text)).flatMap(([field, lead]) => {
    const answer = cleanAnswer(brain[field] ?? '');
    return answer === '' || said.includes(answer.toLowerCase()) ? [] : [saysI.test(answer) ? `${answer}.` : `${lead}${lowerStart(answer)}.`];
  });
}

function cleanAnswer(raw: string): string {
  const [first = ''] = raw.replaceAll(/\s+/g, ' ').trim().split(/(?<=[.!?;])\s/);
  const words = first.replace(/[.!?;,:\s]+$/, '').split(' ');
  const answer = words.length <= MOST_FACT_WORDS ? words.join(' ') : '';
  return nothing.test(answer) || answer.length < 4 || /[[\]{}<>]|https?:/.test(answer) ? '' : answer;
}

// 'free': the text says already that a no is welcome.
export type Support = { stage: Stage; channel: string; free: boolean };
const SAYS_FREE = 1;
const plain = (text: string) => text.toLowerCase().replaceAll('’', "'");

// Every way to take at most one sentence or passage of each family. There is little for an answer: it may be to anything.
export function supportPassages({ stage, channel, free }: Support, text: string): string[] {
  const said = plain(text);
  const families = channel === 'voicemail' ? supports.spoken : channel === 'sms' ? supports.short : supports[stage === 'first' ? 'first' : 'reply'];
  const fresh = families.filter((family, at) => !(free && at === SAYS_FREE) && !family.some((one) => said.includes(plain(one).slice(0, 20))));
  return combine(fresh);
}

const combine = (families: string[][]) =>
  families.reduce<string[]>((passages, family) => [...passages, ...passages.flatMap((before) => family.map((one) => (before === '' ? one : `${before}${one.length > 150 ? '\n\n' : ' '}${one}`)))], ['']).filter(Boolean);

const goodbye = /^(?:thanks|thank you|thx|many thanks|cheers|looking forward|(?:i|we) (?:look|hope)|hope to|talk soon|speak soon|see you|have a|take care|let me know|just (?:say|let)|enjoy|all the best|best|until|call me|reply|any questions|feel free|please (?:let|call|reply))\b/i;
// Before the closing question or line, so that the ask stays last; a longer passage is a paragraph of its own.
export function beforeAsk(core: string): (passage: string, apart?: boolean) => string {
  const sentences = sentencesOf(core);
  const last = sentences.at(-1);
  const list = /(?:^|\n)\s*[-*•][^\n]*$/.test((last && isEnd(core, last) ? core.slice(0, last.start) : core).trimEnd());
  const first = lastOnes(core, sentences);
  const before = first ? core.slice(0, first.start) : null;
  return (passage, apart = false) => {
    const gap = apart || list ? '\n\n' : ' ';
    return before === null ? `${core}${gap}${passage}` : `${before.trimEnd()}${gap}${passage}${apart || before.endsWith('\n\n') ? '\n\n' : ' '}${core.slice(before.length)}`;
  };
}

const isEnd = (core: string, { question, start, words }: Sentence) => question || (words.length <= 14 && goodbye.test(core.slice(start, start + 40)));
// The first of the sentences that end the text; null where nothing stands before them, or nothing ends it.
function lastOnes(core: string, sentences: Sentence[]): Sentence | null {
  let at = sentences.length;
  while (at > 1 && isEnd(core, sentences[at - 1]!) && sentences.length - at < 3) at -= 1;
  return at < sentences.length && at > 0 ? (sentences[at] ?? null) : null;
}
