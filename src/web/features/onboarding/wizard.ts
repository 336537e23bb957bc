import { salesLevels, tones } from '#contract/brain';
import type { Profile } from '#web/lib/session.ts';

export const WIZARD_STEPS = 3;
const fields = ['businessName', 'industry', 'salesLevel', 'companyWebsite', 'tone', 'goal'] as const;
export type WizardField = (typeof fields)[number];
export type Answers = Record<WizardField, string>;

// Each answer is kept in this browser under its own name; whose they are stands beside them, should somebody else sign in.
const OWNER = 'onboardingOwner';
const STEP = 'onboardingStep';
const COMPLETED = 'onboardingCompleted';

const labels: Record<WizardField, string> = { businessName: 'the name of your business', industry: 'your industry', salesLevel: 'your experience', companyWebsite: 'your website', tone: 'your tone', goal: 'your monthly goal' };
const needed: Record<number, WizardField[]> = { 1: ['businessName', 'industry', 'salesLevel'], 2: ['tone', 'goal'] };
const choices: Partial<Record<WizardField, readonly string[]>> = { salesLevel: salesLevels, tone: tones };

const isOwn = (profile: Profile) => localStorage.getItem(OWNER) === profile.id;
const known = (profile: Profile): Answers => ({ businessName: profile.businessName, industry: profile.industry, salesLevel: profile.salesLevel, companyWebsite: profile.platformLink, tone: profile.tone, goal: profile.goal });
const readOne = (field: WizardField) => {
  const kept = localStorage.getItem(field);
  return kept !== null && (choices[field]?.includes(kept) ?? true) ? kept : null;
};

export const hasStored = (profile: Profile) => isOwn(profile) && fields.some((field) => localStorage.getItem(field) !== null);

// What was typed here; else what the account knows, which is never asked for twice.
export function readAnswers(profile: Profile): Answers {
  const answers = known(profile);
  if (isOwn(profile)) for (const field of fields) answers[field] = readOne(field) ?? answers[field];
  return answers;
}

export function storeAnswers(profile: Profile, answers: Answers, step: number) {
  if (!isOwn(profile)) localStorage.removeItem(COMPLETED);
  localStorage.setItem(OWNER, profile.id);
  localStorage.setItem(STEP, String(step));
  for (const field of fields) localStorage.setItem(field, answers[field]);
}

// Never beyond a step that is not filled in.
export function readStep(profile: Profile, answers: Answers) {
  const kept = isOwn(profile) ? Number(localStorage.getItem(STEP)) : 1;
  let step = 1;
  while (step < Math.min(kept, WIZARD_STEPS) && findMissing(step, answers).length === 0) step += 1;
  return step;
}

export function markOnboarded(profile: Profile) {
  localStorage.setItem(OWNER, profile.id);
  localStorage.setItem(COMPLETED, 'true');
  localStorage.removeItem(STEP);
}

// Done here, or in another browser: then the account knows what the wizard asks for.
export const isOnboarded = (profile: Profile) => (isOwn(profile) && localStorage.getItem(COMPLETED) === 'true') || [1, 2].every((step) => findMissing(step, known(profile)).length === 0);

export const findMissing = (step: number, answers: Answers) => (needed[step] ?? []).filter((field) => answers[field].trim() === '').map((field) => labels[field]);

// As the profile takes them; a choice that was not made is left out.
export function toProfile({ companyWebsite, salesLevel, tone, ...rest }: Answers) {
  const level = salesLevels.find((each) => each === salesLevel);
  const chosen = tones.find((each) => each === tone);
  return { ...rest, platformLink: companyWebsite, ...(level && { salesLevel: level }), ...(chosen && { tone: chosen }) };
}
