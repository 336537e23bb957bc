import { channels } from '#contract/assistant';
import { minutesSaved } from '#domain/time-saved';

const each = { email: 'an email', linkedin: 'a LinkedIn note', sms: 'an SMS', voicemail: 'a voicemail' };

// The formula, as it is counted: what each message saves against writing it by hand.
export const savingFormula = `An estimate against writing by hand: ${channels.map((channel) => `${minutesSaved[channel]} min ${each[channel]}`).join(', ')}. Another version of a draft adds none.`;

export const countMessages = (count: number) => `${count} ${count === 1 ? 'message' : 'messages'}`;
export const sayShownUp = (days: number) => `You showed up ${days} ${days === 1 ? 'day' : 'days'} this week`;
export const LOAD_FAILED = 'We could not load this part. Nothing was lost.';

export const outcomeLabels = { sent: 'Sent', replied: 'They replied', meeting: 'Meeting booked', no_answer: 'No answer' } as const;
export const kindLabels = { reply: 'Reply', outbound: 'Outbound', objection: 'Objection', rewrite: 'Rewrite', proposal: 'Proposal', call_prep: 'Call prep' } as const;
