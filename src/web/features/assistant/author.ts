import { brainFields } from '#contract/brain';
import type { Brain } from '#coach/brief';
import type { Profile } from '#web/lib/session.ts';

// What the coach knows of who is writing: the same that the server gives it. Only what is filled in.
export function authorOf(profile: Profile | null): Brain {
  if (!profile) return {};
  const { firstName, businessName, industry, platformLink: website, goal, salesLevel, tone } = profile;
  const known = { firstName, businessName, industry, website, goal, salesLevel, tone, ...Object.fromEntries(brainFields.map((field) => [field, profile[field]])) };
  return Object.fromEntries(Object.entries(known).filter(([, text]) => text.trim() !== '')) as Brain;
}
