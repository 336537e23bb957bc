import type { Brain } from '#coach/brief';
import type { Tone } from './library.ts';

const hints: [Tone, RegExp][] = [
  ['direct', /\b(?:direct|straight|blunt|to the point|no[- ]nonsense|concise|bold|punchy)/i],
  ['analytical', /\b(?:analytic|data|precise|technical|numbers|factual|logical)/i],
  ['storytelling', /\b(?:stor(?:y|ies|ytelling)|vivid|narrative)/i],
  ['relationship', /\b(?:friendly|warm|casual|relation|personal|caring|kind|approachable|human|conversational)/i],
  ['consultative', /\b(?:consult|advis|question|helpful|expert|professional|listen)/i],
];
export const toneOf = (brain: Brain): Tone => {
  if (brain.tone && brain.tone !== 'other') return brain.tone;
  const said = `${brain.conversationTone ?? ''} ${brain.brandVoice ?? ''}`.slice(0, 2000);
  return hints.find(([, hint]) => hint.test(said))?.[0] ?? 'consultative';
};

const homely = /\b(?:homeowners?|home ?owner|weddings?|getting married|we(?:'re| are) marrying|couples?|brides?|fianc[eé]{1,2}|my (?:house|home|kitchen|bathroom|garden|roof|dog|cat|car|wedding|kids?|daughter|son|wife|husband)|our (?:house|home|kitchen|bathroom|garden|roof|chimney|wedding|kids?|daughter|son)|boiler|hot water|families|pet owners?|tenants)\b/i;
// Written to a person at home, or to one at work.
export const isHome = (brain: Brain, message: string) => homely.test(message.slice(0, 5000)) || (homely.test(brain.idealCustomer ?? '') && !/\b(?:companies|businesses|firms|managers?|agencies|brands|offices)\b/i.test(`${brain.idealCustomer ?? ''} ${message}`)) || /\bwedding/i.test(brain.offeringDetails ?? '');

// How the user likes to ask, from the Sales Brain's own words.
export const askStyle = (brain: Brain): 'visit' | 'call' | 'soft' | 'reply' | '' => {
  const said = (brain.preferredCtaStyle ?? '').slice(0, 1000);
  if (/\b(?:visit|site|on[- ]?site|stop by|come (?:by|out)|walk[- ]?through|estimate|measure)/i.test(said)) return 'visit';
  if (/\b(?:call|phone|zoom|meeting|demo|book|calendar|chat|coffee|calendly)/i.test(said)) return 'call';
  if (/\b(?:soft|low|gentle|permission|no push|easy|casual|pressure)/i.test(said)) return 'soft';
  return /\b(?:reply|respond|e-?mail|answer|question)/i.test(said) ? 'reply' : '';
};

// The basic SMS alphabet has no curly quotes or long dashes; one of them would halve the room.
export const plainType = (text: string) =>
  text
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/[‘’‚`´]/g, "'")
    .replaceAll(/[–—]/g, '-')
    .replaceAll('…', '...')
    .replaceAll(/[\u00a0\u2009\u202f]/g, ' ');

// Who bans 'leverage' means 'leveraging' too, and with 'reply' goes 'replies'.
const withEndings = (word: string) => {
  if (/^[a-z]{3,}[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}(?:y|ies|ied|ying)`;
  return /^[a-z]{4,}$/.test(word) ? `${word.replace(/e$/, '')}(?:e?s|e?d|e|ing)?` : word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
};

export const bannedPattern = (words: string[] | undefined): RegExp | null => {
  const list = (words ?? []).map((word) => word.trim().toLowerCase().slice(0, 200)).filter((word) => /[\p{L}\p{N}]/u.test(word)).slice(0, 100);
  if (list.length === 0) return null;
  const safe = list.map(withEndings);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${safe.join('|')})(?![\\p{L}\\p{N}])`, 'iu');
};
