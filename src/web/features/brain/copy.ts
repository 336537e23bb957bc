import type { AnswerSource, BrainField } from '#contract/brain';

export const SAVE_FAILED = 'Failed to update answer. Please try again.';
export const NOT_ANSWERED = 'Not answered yet';

// The 14 in four parts, in the order in which they are asked.
export const parts: { title: string; from: number; to: number }[] = [
  { title: 'What you sell', from: 1, to: 5 },
  { title: 'How you sell', from: 6, to: 8 },
  { title: 'How you sound', from: 9, to: 11 },
  { title: 'Why you do it', from: 12, to: 14 },
];

// What stands open without an answer, and what an answer makes possible. The first that is open helps most.
export const uses: Record<BrainField, { lacks: string; gains: string }> = {
  offeringDetails: { lacks: 'Drafts can’t say what you sell yet.', gains: 'drafts could then say what you sell.' },
  pricingModel: { lacks: 'Drafts can’t quote a price yet.', gains: 'replies could then name a price.' },
  idealCustomer: { lacks: 'First messages can’t say whom you work for yet.', gains: 'first messages could then say whom you work for.' },
  uniqueMessage: { lacks: 'Drafts can’t say what makes you different yet.', gains: 'drafts could then say what makes you different.' },
  additionalNotes: { lacks: 'Drafts can’t answer questions on timing, terms or support yet.', gains: 'drafts could then answer questions on timing, terms or support.' },
  preferredCtaStyle: { lacks: 'Drafts don’t know how you like to ask for the next step yet.', gains: 'drafts could then ask for the next step your way.' },
  conversationTone: { lacks: 'Drafts don’t know how you like to sound yet.', gains: 'drafts could then sound like you.' },
  commonObjections: { lacks: 'Call preparation can’t rehearse your objections yet.', gains: 'call preparation could then rehearse them.' },
  biggestSalesChallenge: { lacks: 'Tips and coaching aren’t aimed at what is hard for you yet.', gains: 'tips and coaching could then aim at it.' },
  brandVoice: { lacks: 'Drafts don’t know your brand’s words yet.', gains: 'drafts could then use your brand’s words.' },
  mainCompetition: { lacks: 'Coaching can’t speak of your main rival yet.', gains: 'coaching could then speak of your main rival.' },
  whyTheyBuyCompetition: { lacks: 'The coach doesn’t know why deals go elsewhere yet.', gains: 'the coach could then work on why deals go elsewhere.' },
  shortTermWin: { lacks: 'The coach doesn’t know your goal for the month yet.', gains: 'the coach could then keep your goal in view.' },
  emotionalMotivation: { lacks: 'The coach doesn’t know what drives you yet.', gains: 'the coach could then remind you what it is for.' },
};

export const sources: Record<AnswerSource, string> = {
  wizard: 'from the setup',
  conversation: 'from the conversation',
  builder: 'from the guided builder',
  edit: 'written here',
  gap: 'answered beside a draft',
  import: 'from a text you pasted',
  undo: 'brought back',
};

const words = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve', 'Thirteen', 'Fourteen'];
export const sayLeft = (left: number) => (left === 0 ? 'All 14 answered' : `${words[left]} left`);

export const sayMissed = (drafts: number) => (drafts === 1 ? 'A draft this week had to word round it.' : `${words[drafts] ?? drafts} drafts this week had to word round it.`);

const MINUTES_PER_ANSWER = 0.5;
export const sayMinutes = (left: number) => {
  const minutes = Math.max(1, Math.round(left * MINUTES_PER_ANSWER));
  return minutes === 1 ? 'About a minute.' : `About ${words[minutes]!.toLowerCase()} minutes.`;
};

export const READ_FAILED = 'Not read. Your text is still here; please try again.';
export const VOICE_FAILED = 'Not saved. Your lines are still here; please try again.';
