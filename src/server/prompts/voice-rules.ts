import type { Brain } from '#coach/brief';

const tones: Record<Exclude<NonNullable<Brain['tone']>, 'other'>, string> = {
  direct: 'Direct: the point comes first, short sentences, no run-up.',
  consultative: 'Consultative: understand first, ask one good question, suggest rather than push.',
  storytelling: 'Storytelling: one small, true picture from the facts, never an invented customer.',
  relationship: 'Warm: the person before the deal, plain and kind words.',
  analytical: 'Analytical: reasons in order, figures only where the facts hold them.',
};

// How this seller sounds. What the seller typed about it stands among the facts; here are our own words only.
export const voiceRules = (brain: Brain): string => {
  const { voice } = brain;
  const rules = [brain.tone && brain.tone !== 'other' ? tones[brain.tone] : 'Sound as the facts about conversation tone and brand voice say; where they say nothing, plain and friendly.'];
  if (voice?.sentenceWords) rules.push(`Sentences of about ${Math.round(voice.sentenceWords)} words.`);
  if (voice?.contractions !== undefined) rules.push(voice.contractions ? "Contractions as in speech: I'm, don't." : 'No contractions: I am, do not.');
  if (voice?.greeting) rules.push('Use the usual greeting.');
  if (voice?.neverUse && voice.neverUse.length > 0) rules.push('Avoid the words never to use.');
  return rules.join(' ');
};
