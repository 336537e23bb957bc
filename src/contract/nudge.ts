import * as z from 'zod/mini';
import { get, post, put } from './endpoint.ts';

export const nudgeTriggers = ['inactive_3d', 'inactive_7d', '10_messages', '10_day_streak', 'missing_offer', 'missing_pricing'] as const;
export type NudgeTrigger = (typeof nudgeTriggers)[number];
export const MAX_NUDGES_SHOWN = 5;

const nudge = z.object({
  id: z.string(),
  trigger: z.enum(nudgeTriggers),
  payloadJson: z.object({ title: z.string(), message: z.string(), cta: z.string(), deepLink: z.string() }),
  sentAt: z.string(),
  openedAt: z.nullable(z.string()),
  clickedAt: z.nullable(z.string()),
});
export type Nudge = z.output<typeof nudge>;
const preferences = z.object({
  // The kinds that are turned off.
  off: z.array(z.enum(nudgeTriggers)).check(z.maxLength(nudgeTriggers.length)),
  byMail: z.boolean(),
});

export const listNudges = get('/api/nudges', {
  about: 'The latest nudges, and how many of them were not opened.',
  access: 'user',
  output: z.object({ nudges: z.array(nudge), unreadCount: z.int() }),
});
export const markNudgeOpened = post('/api/nudges/:id/opened', { about: 'Marks a nudge as opened; the first time is kept.', access: 'user', input: z.object({ id: z.uuid() }) });
export const markNudgeClicked = post('/api/nudges/:id/clicked', { about: 'Marks a nudge as clicked; the first time is kept.', access: 'user', input: z.object({ id: z.uuid() }) });
export const readNudgePreferences = get('/api/nudge-preferences', { about: 'Which kinds are off, and whether nudges also come by mail.', access: 'user', output: preferences });
export const saveNudgePreferences = put('/api/nudge-preferences', { about: 'Turns kinds on and off.', access: 'user', input: preferences });
