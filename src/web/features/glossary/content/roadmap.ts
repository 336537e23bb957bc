import type { RoadmapEntry } from '../roadmap.ts';

const both = { corePlan: true, proPlan: true };
const proOnly = { corePlan: false, proPlan: true };

export const roadmap: RoadmapEntry[] = [
  { name: 'AI Sales Coach', description: 'Ask about the deal in front of you and get the next step, with its reason. By text or by voice.', status: 'live', category: 'ai', ...both },
  { name: 'Reply Assistant', description: 'Paste what they wrote; get an answer in your own words for email, LinkedIn or SMS.', status: 'live', category: 'ai', ...both },
  { name: 'Outbound Assistant', description: 'A first touch for one named person, as an email, a LinkedIn message, an SMS or a voicemail script.', status: 'live', category: 'ai', ...both },
  { name: 'Objection Assistant', description: 'An answer to what they said against it, that grants the point first.', status: 'live', category: 'ai', ...both },
  { name: 'Rewrite Assistant', description: 'Your draft, made clearer, shorter or more persuasive, with a score and the reason for every change.', status: 'live', category: 'ai', ...both },
  { name: 'Voice Input', description: 'Say it instead of typing it.', status: 'live', category: 'core', ...both },
  { name: 'Sales Brain', description: 'Fourteen answers about your offer, your customers and your voice. Every draft is written from them.', status: 'live', category: 'core', ...both },
  { name: 'Guided Set-up', description: 'A conversation of 5 to 7 minutes that fills your Sales Brain while you talk.', status: 'live', category: 'core', ...both },
  { name: 'Power Pulse', description: 'How you feel and how much energy you have, in ten seconds a day; coaching that fits the day.', status: 'live', category: 'core', ...both },
  { name: 'Daily Motivation', description: 'One line and one tip for the day you are having.', status: 'live', category: 'core', ...both },
  { name: 'Sales Tip of the Day', description: 'One thing to try today, which you can keep.', status: 'live', category: 'core', ...both },
  { name: 'Nudges', description: 'A quiet word when something is worth your attention: a gap in your Sales Brain, a streak, a silence.', status: 'live', category: 'core', ...both },
  { name: 'Progress Tracker', description: 'Your activity, your energy, your streak and the scores of your messages over time.', status: 'live', category: 'analytics', ...both },
  { name: 'Your Wins This Week', description: 'Messages written, time saved and days you showed up, with how the figures come about.', status: 'live', category: 'analytics', ...both },
  { name: 'Proposal Assistant', description: 'An outline of a proposal from your notes of the first talk.', status: 'v1', category: 'ai', ...both },
  { name: 'Call Prep', description: 'Openings, talking points and likely objections for the call that is next.', status: 'v1', category: 'ai', ...both },
  { name: 'Export', description: 'Your drafts and figures as files for a spreadsheet or a CRM.', status: 'v1', category: 'analytics', ...proOnly },
  { name: 'Monthly Insights', description: 'A report of the month: what you wrote, what worked, and what to try next.', status: 'v1', category: 'analytics', ...proOnly },
  { name: 'Document Rewrite', description: 'Hand in a PDF or a Word file and get the text of it rewritten and scored.', status: 'v2', category: 'ai', ...proOnly },
  { name: 'Calendar and Inbox', description: 'Drafts where you write, and meetings where you plan.', status: 'v2', category: 'integration', ...proOnly },
  { name: 'CRM Sync', description: 'Contacts and notes from the CRM you have, and finished messages back into it.', status: 'v2', category: 'integration', ...proOnly },
  { name: 'Advanced Power Pulse', description: 'How your energy and your results move together, over months.', status: 'v2', category: 'analytics', ...proOnly },
  { name: 'Team Collaboration', description: 'Share drafts, notes and wins with the few people you sell with.', status: 'v3', category: 'core', ...proOnly },
  { name: 'Role-play by Voice', description: 'Practise a hard call aloud with a buyer who talks back.', status: 'v3', category: 'ai', ...proOnly },
  { name: 'White-label', description: 'Your name and your colours, for coaches who bring their own clients.', status: 'v3', category: 'integration', ...proOnly },
];
