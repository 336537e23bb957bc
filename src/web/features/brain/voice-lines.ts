import type { LearnedVoice } from '#contract/brain';

// The lines of 'My voice' as they are typed.
export type VoiceLines = { greeting: string; signOff: string; sentenceWords: string; contractions: '' | 'short' | 'long'; neverUse: string };

export const toLines = ({ greeting, signOff, sentenceWords, contractions, neverUse }: LearnedVoice): VoiceLines => ({
  greeting: greeting ?? '',
  signOff: signOff ?? '',
  sentenceWords: sentenceWords === null ? '' : String(sentenceWords),
  contractions: contractions === null ? '' : contractions ? 'short' : 'long',
  neverUse: neverUse.join(', '),
});

export const toVoice = (lines: VoiceLines): LearnedVoice => ({
  greeting: lines.greeting.trim() || null,
  signOff: lines.signOff.trim() || null,
  sentenceWords: lines.sentenceWords.trim() === '' ? null : Math.round(Number(lines.sentenceWords)),
  contractions: lines.contractions === '' ? null : lines.contractions === 'short',
  neverUse: lines.neverUse.split(/[,;\n]+/).map((word) => word.trim()).filter((word) => word !== ''),
});

export const MIN_WORDS = 3;
export const MAX_WORDS = 60;
// What the server would refuse, said beside the line.
export function findLineError({ sentenceWords }: VoiceLines): string | null {
  const words = Number(sentenceWords);
  return sentenceWords.trim() === '' || (words >= MIN_WORDS && words <= MAX_WORDS) ? null : `Give a number from ${MIN_WORDS} to ${MAX_WORDS}, or leave it empty.`;
}
