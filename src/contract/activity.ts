import * as z from 'zod/mini';
import { readPasswordExpiry, readStatus } from './account.ts';
import { channels, draftOutput } from './assistant.ts';
import { readTrial } from './billing.ts';
import { readBrainStatus } from './brain.ts';
import { get, patch, remove } from './endpoint.ts';
import { moodAnalytics, readMood } from './mood.ts';
import { nextPage, page, querySearch } from './query.ts';
import { tipOutput } from './tip.ts';

export const RECENT_ITEMS = 5;
export const draftKinds = ['reply', 'outbound', 'objection', 'rewrite', 'proposal', 'call_prep'] as const;
export const draftOutcomes = ['sent', 'replied', 'meeting', 'no_answer'] as const;
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
const activityItem = z.object({ id: z.string(), type: z.enum(channels), content: z.string(), timestamp: z.string(), channel: z.enum(channels) });
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
  channel: z.enum(channels),
  subject: z.nullable(z.string()),
  content: z.string(),
  score: z.nullable(z.number()),
  outcome: z.nullable(z.enum(draftOutcomes)),
  group: z.string(),
  version: z.int(),
  createdAt: z.string(),
});
export type DraftRow = z.output<typeof draftRow>;
export const listDrafts = get('/api/drafts', {
  about: 'Every draft, the latest first, with search and filters.',
  access: 'user',
  input: z.object({
    search: querySearch,
    kind: z.optional(z.enum(draftKinds)),
    channel: z.optional(z.enum(channels)),
    outcome: z.optional(z.enum([...draftOutcomes, 'none'])),
    ...page(),
  }),
  output: z.object({ drafts: z.array(draftRow), nextPage }),
});
export const readDraft = get('/api/drafts/:id', {
  about: 'One draft, with what was asked for and its score.',
  access: 'user',
  input: z.object({ id: z.uuid() }),
  output: z.object({ row: draftRow, request: z.record(z.string(), z.string()), draft: draftOutput }),
});
export const markDraftOutcome = patch('/api/drafts/:id/outcome', {
  about: 'What became of a draft; null takes it back.',
  access: 'user',
  input: z.object({ id: z.uuid(), outcome: z.nullable(z.enum(draftOutcomes)) }),
});
export const deleteDraft = remove('/api/drafts/:id', { about: 'Deletes a draft.', access: 'user', input: z.object({ id: z.uuid() }) });
