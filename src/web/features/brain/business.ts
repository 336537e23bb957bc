import { salesLevels, tones } from '#contract/brain';
import type { Profile } from '#web/lib/session.ts';

// What the setup asked about the business, and how each of it is shown.
export const businessFields = ['businessName', 'industry', 'platformLink', 'salesLevel', 'tone', 'goal'] as const;
export type BusinessField = (typeof businessFields)[number];
export type Business = Record<BusinessField, string>;

export const labels: Business = {
  businessName: 'Business name',
  industry: 'Industry',
  platformLink: 'Website',
  salesLevel: 'Sales experience',
  tone: 'Tone',
  goal: 'Monthly money goal',
};

const levelNames: Record<(typeof salesLevels)[number], string> = { beginner: 'Beginner, 0 to 2 years', intermediate: 'Intermediate, 3 to 7 years', expert: 'Expert, 8 years or more' };
const toneNames: Record<(typeof tones)[number], string> = { direct: 'Direct', consultative: 'Consultative', storytelling: 'Storytelling', relationship: 'Relationship', analytical: 'Analytical', other: 'Other, as Q9 says' };
const notChosen = { value: '', label: 'Not chosen yet' };
export const levelOptions = [notChosen, ...salesLevels.map((value) => ({ value, label: levelNames[value] }))];
export const toneOptions = [notChosen, ...tones.map((value) => ({ value, label: toneNames[value] }))];

export const readBusiness = (profile: Profile): Business => Object.fromEntries(businessFields.map((field) => [field, profile[field]])) as Business;
export const showBusiness = (field: BusinessField, value: string): string => {
  const options = field === 'salesLevel' ? levelOptions : field === 'tone' ? toneOptions : null;
  return options?.find((option) => option.value === value)?.label ?? value;
};

// A choice can be changed, not taken back: only what was chosen is sent.
export const findChanges = (typed: Business, before: Business): Partial<Business> =>
  Object.fromEntries(businessFields.filter((field) => typed[field].trim() !== before[field] && !((field === 'salesLevel' || field === 'tone') && typed[field] === '')).map((field) => [field, typed[field].trim()]));
