import * as z from 'zod/mini';
import { readPasswordExpiry, readStatus } from './account.ts';
import { anyDraftOutput, callPlanOutput, channels } from './assistant.ts';
import { readTrial } from './billing.ts';
import { readBrainStatus } from './brain.ts';
import { get, patch, put, remove } from './endpoint.ts';
import { moodAnalytics, readMood } from './mood.ts';
import { listCommitments } from './progress.ts';
import { nextPage, page, querySearch } from './query.ts';
import { tipOutput } from './tip.ts';

export const RECENT_ITEMS = 5;
export const MAX_SUBJECT_CHARACTERS = 1000;
export const MAX_DRAFT_CHARACTERS = 40_000;
export const draftKinds = ['reply', 'outbound', 'objection', 'rewrite', 'proposal', 'call_prep'] as const;
export const draftOutcomes = ['sent', 'replied', 'meeting', 'no_answer'] as const;
// Where a draft goes; a call that was prepared is no message, and goes nowhere.
export const draftChannels = [...channels, 'call'] as const;
export type DraftChannel = (typeof draftChannels)[number];
export type DraftKind = (typeof draftKinds)[number];
export type DraftOutcome = (typeof draftOutcomes)[number];

const wins = z.object({
  timeSavedMinutes: z.int(),
  messagesThisWeek: z.object({ email: z.int(), sms: z.int(), linkedin: z.int(), voicemail: z.int() }),
  // Days one showed up this week, Monday to Sunday in the user's own time zone.
  streak: z.int(),
});
export type Wins = z.output<typeof wins>;
// The content is whole here; the screen cuts it at 60 characters.
const activityItem = z.object({ id: z.string(), type: z.enum(draftChannels), content: z.string(), timestamp: z.string(), channel: z.enum(draftChannels) });
export type ActivityItem = z.output<typeof activityItem>;
const recent = z.object({ items: z.array(activityItem) });

export const readWins = get('/api/wins-data', { about: "'Your Wins This Week'.", access: 'user', output: wins });
export const listRecentActivity = get('/api/recent-activity', { about: 'The last five generated messages.', access: 'user', output: recent });
export const readHome = get('/api/home', {
  about: 'Everything that the home screen shows, in one answer.',
  access: 'user',
  output: z.object({
    wins,
    // The days of this week one showed up.
    days: z.array(z.string()),
    // What one set out to do on an earlier day, and has not said yet how it went.
    askedAbout: listCommitments.output.shape.commitments,
    // A line of encouragement, the same all day.
    line: z.string(),
    recent: recent.shape.items,
    tip: tipOutput.shape.tip,
    mood: readMood.output.shape.entry,
    moodAnalytics,
    brain: readBrainStatus.output,
    status: readStatus.output,
    trial: readTrial.output,
    passwordExpiry: readPasswordExpiry.output,
  }),
});

const draftRow = z.object({
  id: z.string(),
  kind: z.enum(draftKinds),
  channel: z.enum(draftChannels),
  subject: z.nullable(z.string()),
  content: z.string(),
  score: z.nullable(z.number()),
  outcome: z.nullable(z.enum(draftOutcomes)),
  group: z.string(),
  version: z.int(),
  // Subject and content are what was typed since.
  edited: z.boolean(),
  createdAt: z.string(),
});
export type DraftRow = z.output<typeof draftRow>;
export const listDrafts = get('/api/drafts', {
  about: 'Every draft, the latest first, with search and filters.',
  access: 'user',
  input: z.object({
    search: querySearch,
    kind: z.optional(z.enum(draftKinds)),
    channel: z.optional(z.enum(draftChannels)),
    outcome: z.optional(z.enum([...draftOutcomes, 'none'])),
    ...page(),
  }),
  output: z.object({ drafts: z.array(draftRow), nextPage }),
});
// A draft as it stands after what was typed into it; the revision counts how often that was stored.
const keptText = z.object({ subject: z.string(), body: z.string(), revision: z.int() });
export type KeptText = z.output<typeof keptText>;
export const readDraft = get('/api/drafts/:id', {
  about: 'One draft as it was written, with what was asked for, its score, and what was typed into it since; of a prepared call its plan.',
  access: 'user',
  input: z.object({ id: z.uuid() }),
  output: z.object({ row: draftRow, request: z.record(z.string(), z.string()), kept: keptText, draft: z.nullable(anyDraftOutput), plan: z.nullable(callPlanOutput) }),
});
export const saveDraftText = put('/api/drafts/:id/text', {
  about: 'Keeps what was typed into a draft. It builds on one revision: where another was stored meanwhile, nothing is changed.',
  access: 'user',
  input: z.object({
    id: z.uuid(),
    subject: z.string().check(z.maxLength(MAX_SUBJECT_CHARACTERS, 'That subject is longer than 1,000 characters.')),
    body: z.string().check(z.maxLength(MAX_DRAFT_CHARACTERS, 'That draft is longer than 40,000 characters.')),
    revision: z.int().check(z.gte(0), z.lte(1_000_000_000)),
  }),
  output: z.object({ revision: z.int() }),
});
export const markDraftOutcome = patch('/api/drafts/:id/outcome', {
  about: 'What became of a draft; null takes it back.',
  access: 'user',
  input: z.object({ id: z.uuid(), outcome: z.nullable(z.enum(draftOutcomes)) }),
});
export const deleteDraft = remove('/api/drafts/:id', { about: 'Deletes a draft.', access: 'user', input: z.object({ id: z.uuid() }) });
