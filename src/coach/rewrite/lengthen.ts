import type { Brain } from '#coach/brief';
import type { BrainField } from '#contract/brain';
import type { Stage } from '#coach/score/reading';
import { sentencesOf } from './facts.ts';
import { supports } from './content/supports.ts';

// More text from what the user's own answers say; then sentences that claim nothing.
const frames: [BrainField, string][] = [
  ['offeringDetails', 'In short, what I do: '],
  ['uniqueMessage', 'What makes it different: '],
  ['pricingModel', 'How the price works: '],
];
const MOST_FACT_WORDS = 28;
const nothing = /^(?:idk|i don'?t know|n\/?a|none|nothing|not sure|no idea|\?+|-+|tbd|skip|no|yes|test|same)$/i;

const offers = /\b(?:i|we|our \w+|my \w+) (?:help|do|make|repair|build|clean|sell|provide|offer|deliver|run|work|design|bring|teach|train|print|paint|plan|place|write|keep|install|service|cook|fix|look after|rent|manufacture)\b/i;
export function brainSentences(brain: Brain, text: string): string[] {
  const said = text.toLowerCase();
  // Who says already what they do isn't made to say it twice.
  return frames.filter(([field]) => field !== 'offeringDetails' || !offers.test(text)).flatMap(([field, lead]) => {
    const answer = cleanAnswer(brain[field] ?? '');
    return answer === '' || said.includes(answer.toLowerCase()) ? [] : [`${lead}${answer}.`];
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

// Every way to take at most one sentence or passage of each family; the last family only where the others don't reach.
export function supportPassages({ stage, channel, free }: Support, text: string): { usual: string[]; all: () => string[] } {
  const said = plain(text);
  const families = channel === 'voicemail' ? supports.spoken : channel === 'sms' ? supports.short : supports[stage === 'first' ? 'first' : 'reply'];
  const fresh = families.filter((family, at) => !(free && at === SAYS_FREE) && !family.some((one) => said.includes(plain(one).slice(0, 20))));
  return { usual: combine(fresh.slice(0, 3)), all: () => combine(fresh) };
}

const combine = (families: string[][]) =>
  families.reduce<string[]>((passages, family) => [...passages, ...passages.flatMap((before) => family.map((one) => (before === '' ? one : `${before}${one.length > 150 ? '\n\n' : ' '}${one}`)))], ['']).filter(Boolean);

// Before the closing question, so that the ask stays last; a longer passage is a paragraph of its own.
export function beforeAsk(core: string): (passage: string, apart?: boolean) => string {
  const sentences = sentencesOf(core);
  const last = sentences.at(-1);
  const list = /(?:^|\n)\s*[-*•][^\n]*$/.test((last?.question ? core.slice(0, last.start) : core).trimEnd());
  const before = last?.question && sentences.length > 1 ? core.slice(0, last.start) : null;
  return (passage, apart = false) => {
    const gap = apart || list ? '\n\n' : ' ';
    return before === null ? `${core}${gap}${passage}` : `${before.trimEnd()}${gap}${passage}${apart || before.endsWith('\n\n') ? '\n\n' : ' '}${core.slice(before.length)}`;
  };
}
