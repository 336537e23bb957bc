import type { Nudge, NudgeTrigger } from '#contract/nudge';

// What each kind says. Never guilt: a pause is a pause.
export const nudgeTexts: Record<NudgeTrigger, Nudge['payloadJson']> = {
  inactive_3d: { title: 'One reply is enough', message: 'Three quiet days are no trouble. Answer one message and you are back in it.', cta: 'Reply to a message', deepLink: '/ai-assistants?tab=reply' },
  inactive_7d: { title: 'Your desk is as you left it', message: 'A week away happens. Pick the one person you would most like to hear from.', cta: 'Write the first line', deepLink: '/ai-assistants?tab=outbound' },
  '10_messages': { title: 'Ten messages written', message: 'Ten is where habits start. Mark what became of them, and the sheet can show what works.', cta: 'See progress', deepLink: '/progress' },
  '10_day_streak': { title: 'Ten days in a row', message: 'You kept the habit. The sheet shows it.', cta: 'See progress', deepLink: '/progress' },
  missing_offer: { title: 'What do you sell?', message: 'Drafts cannot name your offer until one question is answered.', cta: 'Describe your offer', deepLink: '/sales-brain' },
  missing_pricing: { title: 'Pricing is still blank', message: 'Three drafts had to work around it.', cta: 'Answer the pricing question', deepLink: '/sales-brain' },
};

// What each kind is called where it can be turned off.
export const nudgeNames: Record<NudgeTrigger, { label: string; when: string }> = {
  inactive_3d: { label: 'After three quiet days', when: 'A small way back in.' },
  inactive_7d: { label: 'After a quiet week', when: 'One idea for a first line.' },
  '10_messages': { label: 'Ten messages', when: 'Once, when the tenth is written.' },
  '10_day_streak': { label: 'Ten days in a row', when: 'Each time a run reaches ten days.' },
  missing_offer: { label: 'No offer yet', when: 'Once, a day after you joined.' },
  missing_pricing: { label: 'No pricing yet', when: 'Once, after three drafts without it.' },
};
export const MESSAGES_FOR_NUDGE = 10;
export const RUN_FOR_NUDGE = 10;
export const DRAFTS_WITHOUT_PRICING = 3;
