// What the coach reads out of a message that somebody sent to its user.
export const intents = [
  'interested', 'asks_price', 'too_expensive', 'bad_timing', 'think_it_over', 'send_info', 'has_vendor', 'authority',
  'wants_proof', 'asks_question', 'meeting', 'not_interested', 'unsubscribe', 'out_of_office', 'referral',
] as const;
export type Intent = (typeof intents)[number];
export const topics = ['price', 'timeline', 'process', 'features', 'integration', 'security', 'contract', 'references', 'support', 'location', 'availability', 'guarantee', 'other'] as const;
export type Topic = (typeof topics)[number];
export type Span = { start: number; end: number; quote: string };

export type Understanding = {
  // Best first; 'unclear' alone where nothing is sure enough.
  intents: ({ intent: Intent | 'unclear'; score: number } & Span)[];
  questions: ({ topic: Topic } & Span)[];
  sender: string | null;
  names: Span[];
  dates: ({ on: string | null } & Span)[];
  amounts: Span[];
  seats: Span[];
  competitors: Span[];
  bookingLink: string | null;
  // Whom to talk to instead.
  referredTo: string | null;
  // When an out-of-office ends, as written.
  backOn: string | null;
  sentiment: number;
  // Sentences that try to instruct an AI: data, never obeyed; the user is told.
  instructions: Span[];
  language: string;
  // Signs that the writer is in danger or despair: support first, no selling.
  crisis: boolean;
  // The message without quoted thread, signature and HTML: what was really said.
  said: string;
};
