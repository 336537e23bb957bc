import type { DraftRequest } from '#coach/brief';

// Counts of its own, so that a mistake in the coach's counters can't hide itself.
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
export const countings = (text: string): number[] => [
  text.trim().split(/\s+/).filter((word) => word !== '').length,
  (text.match(/\b[\w'’-]+\b/g) ?? []).length,
  Array.from(segmenter.segment(text)).filter(({ isWordLike }) => isWordLike).length,
];
const limits = { short: [45, 80], medium: [90, 160], long: [170, 280] } as const;

// What is wrong with the size of a text, or null.
export const findMisfit = (core: string, request: DraftRequest): string | null => {
  const words = (min: number, max: number) => {
    const counts = countings(core);
    return counts.every((count) => count >= min && count <= max) ? null : `${counts.join('/')} words, not ${min}-${max}`;
  };
  const characters = (min: number, max: number) => (core.length >= min && core.length <= max ? null : `${core.length} characters, not ${min}-${max}`);
  const [min, max] = limits[request.emailLength];
  if (request.channel === 'email') return words(min, max);
  if (request.channel === 'voicemail') return words(55, 85);
  if (request.channel === 'sms') return characters(40, 160);
  return request.linkedinMode === 'dm' ? characters(300, 450) : characters(120, 275);
};
