import * as z from 'zod/mini';
import { brainQuestions, MAX_ANSWER_CHARACTERS, salesLevels, tones, type BrainField } from './brain.ts';
import { get, patch, post, put, remove } from './endpoint.ts';

export const MAX_NAME_CHARACTERS = 100;
export const MAX_PASSWORD_BYTES = 256;
export const planNames = ['trial', 'free_trial', 'core', 'pro', 'lifetime', 'admin_comp'] as const;
export const planName = z.enum(planNames);
export type PlanName = (typeof planNames)[number];

const name = (missing: string) => z.string(missing).check(z.trim(), z.minLength(1, missing), z.maxLength(MAX_NAME_CHARACTERS, 'That name is longer than 100 characters.'));
const email = z
  .string('Please enter a valid email address')
  .check(z.trim(), z.toLowerCase(), z.maxLength(254, 'Please enter a valid email address'), z.email('Please enter a valid email address'));
// Never trimmed, never cut: a password is what was typed.
const password = z
  .string('Please enter your password.')
  .check(z.minLength(1, 'Please enter your password.'), z.refine((text) => new TextEncoder().encode(text).length <= MAX_PASSWORD_BYTES, 'Password must be at most 256 bytes long'));

export const login = post('/api/login', {
  about: 'Signs in with e-mail and password.',
  access: 'anyone',
  throttle: 'login',
  input: z.object({ email: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254)), password }),
  output: z.object({
    token: z.nullable(z.string()),
    user: z.object({ firstName: z.string() }),
    showDailyMotivator: z.boolean(),
    passwordExpired: z.boolean(),
    tempToken: z.nullable(z.string()),
    passwordExpiryDate: z.nullable(z.string()),
  }),
});
export const register = post('/api/register', {
  about: 'Opens an account and its trial. A failure is plain text.',
  access: 'anyone',
  throttle: 'register',
  plainErrors: true,
  input: z.object({
    firstName: name('Please enter your first name.'),
    lastName: name('Please enter your last name.'),
    email,
    password,
    termsVersion: z.optional(z.string().check(z.maxLength(20))),
    timeZone: z.optional(z.string().check(z.maxLength(64))),
  }),
  output: z.object({ token: z.string(), user: z.object({ firstName: z.string() }) }),
});
export const logout = post('/api/logout', { about: 'Ends this session on the server. Always succeeds.', access: 'anyone' });
export const resumeSession = post('/api/session/resume', {
  about: 'Takes a session up again after a refresh, by its cookie; the token is renewed.',
  access: 'anyone',
  output: z.object({ token: z.nullable(z.string()) }),
});
export const leaveSession = post('/api/session/leave', {
  about: 'Says that a page of this session was closed; only a page that loads at once takes it up again.',
  access: 'anyone',
  input: z.object({ token: z.string().check(z.maxLength(200)), toPayment: z._default(z.boolean(), false) }),
});
const sessionRow = z.object({ id: z.string(), createdAt: z.string(), lastSeenAt: z.string(), device: z.string(), address: z.string(), current: z.boolean() });
export const listSessions = get('/api/sessions', { about: 'The sessions of this account.', access: 'user', output: z.object({ sessions: z.array(sessionRow) }) });
export const endSession = remove('/api/sessions/:id', { about: 'Ends one of the sessions.', access: 'user', input: z.object({ id: z.uuid() }) });
export const endOtherSessions = post('/api/sessions/end-others', { about: 'Signs out everywhere else.', access: 'user' });

export const changeExpiredPassword = post('/api/change-expired-password', {
  about: 'Sets a new password in place of an expired one, with the token that the login gave.',
  access: 'expired',
  throttle: 'login',
  input: z.object({ newPassword: password }),
  output: z.object({ token: z.string() }),
});
export const requestPasswordReset = post('/api/auth/request-password-reset', {
  about: 'Sends a reset link, if there is such an account; always answers the same.',
  access: 'anyone',
  throttle: 'reset',
  input: z.object({ email }),
});
export const resetPassword = post('/api/auth/reset-password', {
  about: 'Sets a new password by a reset link.',
  access: 'anyone',
  throttle: 'reset',
  input: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)), newPassword: password }),
});
export const changePassword = patch('/api/user/change-password', {
  about: 'Changes the password; other sessions end.',
  access: 'user',
  throttle: 'login',
  input: z.object({ currentPassword: password, newPassword: password }),
});
export const confirmEmail = post('/api/auth/confirm-email', {
  about: 'Confirms a new e-mail address by the link sent to it.',
  access: 'anyone',
  throttle: 'reset',
  input: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
});

const answer = z.string().check(z.maxLength(MAX_ANSWER_CHARACTERS, 'That answer is longer than 5,000 characters.'));
const answers = Object.fromEntries(brainQuestions.map(({ field }) => [field, z.optional(answer)])) as Record<BrainField, z.ZodMiniOptional<typeof answer>>;
const wizard = {
  businessName: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  industry: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  salesLevel: z.optional(z.enum(salesLevels)),
  platformLink: z.optional(z.string().check(z.trim(), z.maxLength(500))),
  tone: z.optional(z.enum(tones)),
  goal: z.optional(z.string().check(z.trim(), z.maxLength(500))),
};
const blank = z.string();
const completionStates = ['incomplete', 'complete'] as const;
export const profileOutput = z.object({
  id: z.string(),
  email: z.string(),
  pendingEmail: z.nullable(z.string()),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  contactNumber: z.string(),
  plan: planName,
  timeZone: z.string(),
  createdAt: z.string(),
  llmOnboardingCompleted: z.boolean(),
  profileCompletionStatus: z.enum(completionStates),
  businessName: blank,
  industry: blank,
  salesLevel: blank,
  platformLink: blank,
  tone: blank,
  goal: blank,
  ...(Object.fromEntries(brainQuestions.map(({ field }) => [field, blank])) as Record<BrainField, typeof blank>),
});
export const readProfile = get('/api/user/profile', { about: 'The profile of who is signed in.', access: 'user', output: profileOutput });
export const readUser = get('/api/auth/user', { about: 'The same profile, by its older name.', access: 'user', output: profileOutput });
export const editProfile = patch('/api/user/profile', {
  about: 'Changes the fields that are sent: personal data, or an answer of the Sales Brain.',
  access: 'user',
  input: z.object({
    firstName: z.optional(name('Please enter your first name.')),
    lastName: z.optional(name('Please enter your last name.')),
    email: z.optional(email),
    contactNumber: z.optional(z.string().check(z.trim(), z.maxLength(40, 'That number is longer than 40 characters.'))),
    timeZone: z.optional(z.string().check(z.maxLength(64))),
    ...wizard,
    ...answers,
  }),
});
export const saveProfile = put('/api/user/profile', {
  about: 'Saves what the wizard or the conversation gathered. Whether it is complete is worked out by the server, whatever is sent.',
  access: 'user',
  input: z.object({ ...wizard, ...answers, llmOnboardingCompleted: z.optional(z.boolean()), profileCompletionStatus: z.optional(z.enum(completionStates)) }),
});
export const readPasswordExpiry = get('/api/password-expiry-status', {
  about: 'Whether the password expires soon.',
  access: 'user',
  output: z.object({ shouldShowWarning: z.boolean(), isExpired: z.boolean(), daysUntilExpiry: z.nullable(z.int()) }),
});
export const readStatus = get('/api/user/status', {
  about: 'Plan and remaining messages; null means unlimited. Where the proposal and call-prep assistants are turned on, it says so.',
  access: 'user',
  output: z.object({ plan: planName, messagesRemaining: z.nullable(z.int()), assistantExtras: z.optional(z.literal(true)) }),
});
export const downloadData = post('/api/user/download', { about: 'Everything this account holds, as one zip.', access: 'user', raw: true });
export const deleteAccount = post('/api/user/delete', {
  about: 'Deletes the account and everything in it, at once.',
  access: 'user',
  throttle: 'login',
  input: z.object({ password }),
});
