import { expect, test } from 'vitest';
import type { z } from 'zod/mini';
import { setUserPlan, deleteUsers, listUsers } from './admin-user.ts';
import { listSupportRequests } from './admin-support.ts';
import { createSubscription, upgradePlan } from './billing.ts';
import { sendMessage } from './chat.ts';
import { trackMood } from './mood.ts';
import { askSupport, contactForm, inquiryMessage, readInquiry } from './support.ts';

// What a form shows beside each field; nothing where the value is taken.
function faultsOf(schema: z.ZodMiniType, value: unknown) {
  const parsed = schema.safeParse(value);
  return parsed.success ? {} : Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), message]));
}
const id = '019a9c3e-0000-7000-8000-000000000000';

test.each([-1, 101, 70.5, '70', null, undefined])('R-PUL-02 an energy of %s is refused', (energyLevel) => {
  expect(faultsOf(trackMood.input, { mood: 'steady', energyLevel })).toEqual({ energyLevel: 'Energy is a whole number from 0 to 100.' });
});
test.each([0, 70, 100])('R-PUL-02 an energy of %i is taken', (energyLevel) => {
  expect(trackMood.input.parse({ mood: 'power_zone', energyLevel })).toEqual({ mood: 'power_zone', energyLevel, tags: [] });
});
test('R-PUL-01 a sixth mood is refused', () => {
  expect(faultsOf(trackMood.input, { mood: 'furious', energyLevel: 70 })).toEqual({ mood: 'Choose one of the five moods.' });
});

test('R-CHT-01 a blank message is refused', () => {
  expect(faultsOf(sendMessage.input, { message: ' \n ' })).toEqual({ message: 'Write a message first.' });
  expect(sendMessage.input.parse({ message: ' Hi ', sessionId: null })).toEqual({ message: 'Hi', sessionId: null, userContext: {} });
});

test('R-PUB-11 the contact form has a sentence for each field', () => {
  const good = { name: 'Al', email: 'al@example.com', subject: 'Hello', message: 'x'.repeat(20) };
  expect(faultsOf(contactForm, good)).toEqual({});
  expect(faultsOf(contactForm, { name: 'A', email: 'al@', subject: 'Hell', message: 'x'.repeat(19) })).toEqual({
    name: 'Name must be at least 2 characters',
    email: 'Please enter a valid email address',
    subject: 'Subject must be at least 5 characters',
    message: 'Message must be at least 20 characters',
  });
  expect(faultsOf(contactForm, { ...good, message: 'x'.repeat(1000) })).toEqual({});
  expect(faultsOf(contactForm, { ...good, message: 'x'.repeat(1001) })).toEqual({ message: 'Message must not exceed 1000 characters' });
});
test('R-PUB-12 the sender stands before the message and does not count as its length', () => {
  const sent = (message: string) => ({ subject: 'Hello', issueType: 'general_inquiry', message: inquiryMessage({ name: 'N'.repeat(200), email: 'al@example.com', message }) });
  expect(faultsOf(askSupport.input, sent('x'.repeat(1000)))).toEqual({});
  expect(faultsOf(askSupport.input, sent('x'.repeat(1001)))).toEqual({ message: 'Message must not exceed 1000 characters' });
  expect(readInquiry('Name: Al\nEmail: al@example.com\n\nTwo\n\nlines')).toEqual({ name: 'Al', email: 'al@example.com', message: 'Two\n\nlines' });
});
test('R-SUP-03 subject, message and issue type are required after trimming', () => {
  const required = 'Subject, message, and issue type are required.';
  expect(faultsOf(askSupport.input, { subject: ' ', message: '\n', issueType: '' })).toEqual({ subject: required, message: required, issueType: required });
  expect(faultsOf(askSupport.input, {})).toEqual({ subject: required, message: required, issueType: required });
});
test('R-SUP-02 a subject has at most 100 characters and a message 1000', () => {
  const sent = (subject: number, message: number) => faultsOf(askSupport.input, { subject: 's'.repeat(subject), message: 'm'.repeat(message), issueType: 'bug' });
  expect(sent(100, 1000)).toEqual({});
  expect(sent(101, 1001)).toMatchObject({ subject: 'Subject must not exceed 100 characters' });
  expect(sent(100, 1001)).toEqual({ message: 'Message must not exceed 1000 characters' });
});

test('R-BIL-04 an unknown plan is answered with the list of plans', () => {
  expect(faultsOf(upgradePlan.input, { planId: 'gold', cycle: 'weekly' })).toEqual({
    planId: 'Choose one of these plans: core, pro.',
    cycle: 'Choose one of these cycles: monthly, annual.',
  });
  expect(faultsOf(createSubscription.input, { planId: 'payg' })).toEqual({ planId: 'Choose one of these plans: core_monthly, pro_monthly.' });
});

test.each([[25, 25], ['25', 25], ['12 messages', 12], ['many', 0], [null, 0], [-5, 0], [{}, 0], [Number.NaN, 0]])('R-ADM-02 a quota of %j becomes %i', (sent, kept) => {
  expect(setUserPlan.input.parse({ id, plan: 'free_trial', messagesRemaining: sent }).messagesRemaining).toBe(kept);
});
test('R-ADM-02 without a quota none is set, and a plan must be one that staff may give', () => {
  expect(setUserPlan.input.parse({ id, plan: 'lifetime' })).toEqual({ id, plan: 'lifetime' });
  expect(faultsOf(setUserPlan.input, { id, plan: 'trial' })).toHaveProperty('plan');
  expect(faultsOf(setUserPlan.input, { id, plan: 'core', messagesRemaining: 1_000_001 })).toEqual({ messagesRemaining: 'A quota is at most 1,000,000 messages.' });
});
test('R-ADM-02 ids that nobody has are taken by the bulk delete, to be named in its answer', () => {
  expect(faultsOf(deleteUsers.input, { userIds: ['nobody', id] })).toEqual({});
  expect(faultsOf(deleteUsers.input, { userIds: [] })).toEqual({ userIds: 'Name the users to delete.' });
});
test('R-ADM-03 what stands in a query string is read as what it means', () => {
  expect(listSupportRequests.input.parse({ resolved: 'false', isPriority: 'true' })).toEqual({ resolved: false, isPriority: true, limit: 50 });
  expect(listUsers.input.parse({ limit: '20', sort: 'email', order: 'asc' })).toEqual({ limit: 20, sort: 'email', order: 'asc' });
  expect(faultsOf(listUsers.input, { limit: '1e3' })).toHaveProperty('limit');
  expect(faultsOf(listUsers.input, { limit: '201' })).toEqual({ limit: 'Give a number from 1 to 200.' });
  expect(faultsOf(listSupportRequests.input, { resolved: 'maybe' })).toEqual({ resolved: 'Give true or false.' });
});
