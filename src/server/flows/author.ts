import { brainFields, salesLevels, tones, type LearnedVoice } from '#contract/brain';
import type { Brain, Voice } from '#coach/brief';
import type { BrainValues } from '#server/db/schema';

export type Author = { id: string; firstName: string; brain: BrainValues; voice?: LearnedVoice | null };

// What is stored of a user, as the coach knows it: only what is filled in.
export function brainOf({ firstName, brain, voice }: Author): Brain {
  const { businessName = '', industry = '', platformLink = '', goal = '' } = brain;
  const texts = { firstName, businessName, industry, website: platformLink, goal, ...Object.fromEntries(brainFields.map((field) => [field, brain[field] ?? ''])) };
  const filled = Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== '')) as Brain;
  const salesLevel = salesLevels.find((level) => level === brain.salesLevel);
  const tone = tones.find((name) => name === brain.tone);
  return { ...filled, ...(salesLevel && { salesLevel }), ...(tone && { tone }), ...(voice && { voice: voiceOf(voice) }) };
}

// Only what is known of it.
const voiceOf = (voice: LearnedVoice) => Object.fromEntries(Object.entries(voice).filter(([, value]) => value !== null && value !== '')) as Voice;
