import type { DraftRequest } from '#coach/brief';
import type { Mood } from '#contract/mood';

// Dana sells website rebuilds to consultancies. What came in, whom she wrote to, and how the days felt.
export const person = { firstName: 'Dana', lastName: 'Whitmore', timeZone: 'Europe/London' };
export const answers = {
  businessName: 'Northbeam Studio',
  industry: 'Web design',
  salesLevel: 'intermediate',
  platformLink: 'https://northbeam.example',
  tone: 'consultative',
  goal: '12,000 a month',
  offeringDetails: 'Website rebuilds for consultancies, done in six weeks',
  idealCustomer: 'Consultancies of 10 to 60 people whose site no longer says what they do',
  mainCompetition: 'Freelancers and large agencies',
  whyTheyBuyCompetition: 'Freelancers are cheaper, agencies feel safer',
  uniqueMessage: 'One person from first call to launch, and the copy is included',
  biggestSalesChallenge: 'People go quiet after the proposal',
  commonObjections: 'Too expensive; not before next quarter; we have a nephew who does this',
  pricingModel: 'Fixed price, from 6,000, half at the start and half at launch',
  conversationTone: 'Plain and warm',
  brandVoice: 'Calm, concrete, honest',
  shortTermWin: 'Three new clients in the next 30 days',
};

const form = { emailLength: 'medium', linkedinMode: 'dm', meetingLink: '', signature: 'Dana\nNorthbeam Studio' } as const;
const reply = (inbound: string, channel: DraftRequest['channel'] = 'email'): DraftRequest => ({ kind: 'reply', inbound, channel, ...form });
const outbound = (target: string, channel: DraftRequest['channel'] = 'email'): DraftRequest => ({ kind: 'outbound', target, channel, ...form });

export const requests: DraftRequest[] = [
  reply('Hi Dana, thanks for the call. Before I take this to the partners: what does it cost, and how long does it take?\nMarcus'),
  reply("Thanks, but this isn't a priority before Q1. Let's speak in January.\nPriya"),
  reply('6,000 is more than we planned. A freelancer quoted 3,500.\nTom'),
  reply('Could you do Tuesday at 10?\nLena', 'sms'),
  reply("We're happy with our current agency, but send me something I can read.\nJoel"),
  reply('Who writes the texts? We never get round to it.\nAmara'),
  reply('Your note about our case studies stuck with me. Do you also do the migration?\nRuth', 'linkedin'),
  reply('I need to run this by my co-founder first.\nSam'),
  reply('Do you have references from consultancies of our size?\nHelen'),
  outbound('Priya Nair, managing partner of Alder Advisory, 25 people. They hired four people this summer; the site still lists the old team.'),
  outbound('Owen Blake, founder of Blake & Stone, a pricing consultancy. Spoke at a trade fair in October.', 'linkedin'),
  outbound('Clara Weiss, head of operations at Lindenhof Consulting. Their site takes nine seconds to load on a phone.'),
  outbound('Joel Park at Meridian Partners. Asked in spring how long a rebuild takes.', 'voicemail'),
  outbound('Nadia Rahman, founder of Clearpath, a two-year-old HR consultancy that moved to Bristol.'),
  { kind: 'objection', objection: "It's too expensive.", thread: '', channel: 'email', ...form },
  { kind: 'objection', objection: 'Send me an offer and we will think about it.', thread: '', channel: 'email', ...form },
];

// Weeks have a shape: a good Tuesday, a tired Friday. Weekends are mostly free.
export const weekdayMoods: { mood: Mood; energy: number }[][] = [
  [{ mood: 'steady', energy: 64 }, { mood: 'stuck', energy: 52 }],
  [{ mood: 'power_zone', energy: 86 }, { mood: 'steady', energy: 74 }],
  [{ mood: 'steady', energy: 71 }, { mood: 'power_zone', energy: 82 }],
  [{ mood: 'steady', energy: 66 }, { mood: 'pulled_down', energy: 38 }],
  [{ mood: 'exhausted', energy: 27 }, { mood: 'steady', energy: 58 }],
];
