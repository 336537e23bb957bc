import type { Brain } from '#coach/brief';
import { type Card, findCard, findTopic } from './card.ts';
import type { Medium } from './follow-up-shape.ts';
import { renderCard, showExample } from './render.ts';
import { fillSlots } from './slots.ts';

const named: Record<Medium, string> = { 'phone': 'on the phone', 'voicemail': 'as a voicemail', 'e-mail': 'by e-mail', 'text': 'by text', 'LinkedIn': 'on LinkedIn', 'person': 'face to face' };
const changes: Record<Medium, string> = {
  'phone': "they can't read it again, so one point only, in short sentences. Say who you are and why you ring in one breath, ask one question, and then wait for the whole answer. Afterwards, send what you agreed in two lines.",
  'voicemail': "nobody can answer, so don't settle anything on it. Your name, one reason, your number said slowly, under half a minute. Say what you'll do next, and do it.",
  'e-mail': "your voice doesn't carry it, so a line that's friendly when spoken can read as cold. Put the reason first, one thing per message, and end with one question they can answer in a line.",
  'text': "it's for people who gave you their number or expect you. Your name, one point, one question, two lines. Keep anything delicate, such as a quarrel about money, for a call.",
  'LinkedIn': "it's read in passing and others' names stand beside it. Two or three lines, nothing attached, one question, and move to mail or a call as soon as they answer.",
  'person': "you see how it lands, so say half as much. Ask, then look and wait. If they stiffen, stop and ask what's on their mind, and agree the next step before you leave.",
};
const spokenAboutSilence = '"Hi Sam, it\'s {me|Alex}. You have my quote, and I\'d rather ring once than write again. Is it still on, does something need changing, or are you going another way? Any of the three is fine."';
const spokenAboutMoney = '"Hi Sam, it\'s {me|Alex}. Invoice 112 was due on the 3rd. Has it got lost, or is something wrong with the work? Which day can I count on it?"';
const lines: { fits: (card: Card) => boolean; said: Partial<Record<Medium, string>> }[] = [
  {
    fits: ({ id }) => id.startsWith('late-payer'),
    said: { phone: spokenAboutMoney, person: spokenAboutMoney, text: '"Hi Sam, {me|Alex} here. Invoice 112 was due on the 3rd. Which day can I count on it? If something\'s wrong with the work, tell me and I\'ll ring."' },
  },
  {
    fits: ({ id }) => /^(?:ghosted-after-proposal|revive-stalled-deal|quote-expired|verbal-yes-then-nothing)$/.test(id),
    said: {
      phone: spokenAboutSilence,
      person: spokenAboutSilence,
      text: '"Hi Sam, {me|Alex} here, about the quote: still on, something to change, or a no? One word is enough, and no is fine."',
      LinkedIn: '"Hi Sam, about the quote: still on, something to change, or a no? One word is enough, and no is fine."',
      voicemail: '"Hi Sam, it\'s {me|Alex} about the quote you have from me. A yes, a no or a question would all help. I\'ll text you the same, so that one word is enough."',
    },
  },
];

const FIRST_TOUCH = /^(?:cold-email|cold-call-opener|call-structure|email-(?:first-line|cta|introduce-self|personalise|to-ceo)|linkedin-(?:connect-note|first-dm|ignored)|voicemail-first|sms-first)/;
const firstTouches: Partial<Record<Medium, string>> = { 'phone': 'cold-call-opener', 'voicemail': 'voicemail-first', 'e-mail': 'cold-email-structure', 'text': 'sms-first', 'LinkedIn': 'linkedin-first-dm' };
// A subject that has a card of its own for this way of saying it.
function findOwn(card: Card, medium: Medium): Card | undefined {
  const id = FIRST_TOUCH.test(card.id) ? firstTouches[medium] : medium === 'e-mail' && findTopic(card.id) === 'objections' ? 'objection-in-writing' : undefined;
  return id && id !== card.id ? findCard(id) : undefined;
}

// The same matter, said another way: 'and on the phone?' after a card about silence stays with the silence.
export function renderInMedium(card: Card, medium: Medium, brain: Brain): { text: string; cards: string[] } {
  const own = findOwn(card, medium);
  if (own) return { text: `The aim stays the same; ${named[medium]} it starts differently:\n\n${renderCard(own, findTopic(own.id), brain)}`, cards: [own.id] };
  const line = lines.find(({ fits }) => fits(card))?.said[medium];
  const text = [
    `**${card.title}, ${named[medium]}**`,
    `The thought stays: ${fillSlots(card.answer, brain)}`,
    `What changes ${named[medium]}: ${changes[medium]}`,
    line ? `> ${fillSlots(line, brain)}` : `The words to start from, cut to fit:\n\n${showExample(card, brain)}`,
    card.ask,
  ].join('\n\n');
  return { text, cards: [card.id] };
}
