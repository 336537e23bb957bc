import type { Brain } from '#coach/brief';
import { spellOut } from '#coach/compose/spelling';
import { bannedPattern } from '#coach/compose/voice';

const shortForm = /\p{L}['’](?:m|re|ve|ll|d|t)\b|\b(?:it|that|there|here|what|let)['’]s\b/giu;
const countShort = (text: string) => text.match(shortForm)?.length ?? 0;

// True if a text brings in nothing that its user never says: what the message itself holds may stay.
export function soundsLike({ voice }: Brain, message: string): (text: string) => boolean {
  const banned = bannedPattern(voice?.neverUse);
  const find = (text: string) => Array.from(text.matchAll(new RegExp(banned!, 'giu')), ([word]) => word.toLowerCase());
  const known = new Set(banned ? find(message) : []);
  const mostShort = voice?.contractions === false ? countShort(message) : Infinity;
  return (text) => (!banned || find(text).every((word) => known.has(word))) && (mostShort === Infinity || countShort(text) <= mostShort);
}

// A line of ours in the user's manner.
export const inManner = ({ voice }: Brain, line: string) => (voice?.contractions === false ? spellOut(line) : line);
