import { beforeEach, expect, test, vi } from 'vitest';
import type { Profile } from '#web/lib/session.ts';

const storage = new Map<string, string>();
vi.stubGlobal('localStorage', { getItem: (key: string) => storage.get(key) ?? null, setItem: (key: string, value: string) => storage.set(key, value), removeItem: (key: string) => storage.delete(key) });
const { findMissing, isOnboarded, markOnboarded, readAnswers, readStep, storeAnswers, toProfile } = await import('./wizard.ts');

const empty = { businessName: '', industry: '', salesLevel: '', companyWebsite: '', tone: '', goal: '' };
const full = { businessName: 'Northbeam', industry: 'Web design', salesLevel: 'expert', companyWebsite: '', tone: 'other', goal: '$12,000' };
const { companyWebsite: _, ...others } = empty;
const profile = (id: string, known: Partial<Profile> = {}) => ({ id, ...others, platformLink: '', ...known }) as Profile;
beforeEach(() => storage.clear());

test('R-ONB-03 each step says what it still needs; the website is never needed, and blanks are no answer', () => {
  expect(findMissing(1, { ...full, industry: '  ', salesLevel: '' })).toEqual(['your industry', 'your experience']);
  expect(findMissing(2, { ...full, tone: '' })).toEqual(['your tone']);
  expect(findMissing(3, empty)).toEqual([]);
  expect(toProfile({ ...full, companyWebsite: 'not an address' })).toEqual({ businessName: 'Northbeam', industry: 'Web design', salesLevel: 'expert', platformLink: 'not an address', tone: 'other', goal: '$12,000' });
});

test('R-ONB-05 answers are kept under their own names, and the step never runs ahead of them', () => {
  storeAnswers(profile('a'), { ...full, goal: '' }, 3);
  expect(storage.get('businessName')).toBe('Northbeam');
  expect(readAnswers(profile('a'))).toEqual({ ...full, goal: '' });
  expect(readStep(profile('a'), readAnswers(profile('a')))).toBe(2);
});

test('R-ONB-05 what one person typed is not shown to the next one in the same browser', () => {
  storeAnswers(profile('a'), full, 2);
  markOnboarded(profile('a'));
  expect(isOnboarded(profile('a'))).toBe(true);
  expect(isOnboarded(profile('b'))).toBe(false);
  expect(readAnswers(profile('b'))).toEqual(empty);
  storeAnswers(profile('b'), empty, 1);
  expect(isOnboarded(profile('b'))).toBe(false);
});

test('D-ONB-1 what the account knows already is not asked again, and a full one is onboarded in any browser', () => {
  const known = { businessName: 'Sails Ltd', industry: 'Sails', salesLevel: 'expert', tone: 'direct' } as const;
  expect(readAnswers(profile('a', known))).toMatchObject({ businessName: 'Sails Ltd', tone: 'direct', goal: '' });
  expect(isOnboarded(profile('a', known))).toBe(false);
  expect(isOnboarded(profile('a', { ...known, goal: 'Ten jobs' }))).toBe(true);
  storage.set('onboardingOwner', 'a').set('salesLevel', 'wizard');
  expect(readAnswers(profile('a', known)).salesLevel).toBe('expert');
});
