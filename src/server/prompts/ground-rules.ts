import { fenceRule } from './fence.ts';

// Random words of the caller. The canary must never come back: an answer that holds it is thrown away.
export type Seals = { marker: string; canary: string };

// The rules of every message that somebody will send to a customer.
export const messageRules = [
  'Use only facts that stand in the material. Never invent a number, price, date, name, customer, result, guarantee, habit or feature. Where a wanted fact is missing, word round it: say that you will confirm it. List no gaps and ask the seller nothing.',
  'It is sent as it stands: no placeholder, no bracket, no note to the seller, no heading, no markdown, no emoji.',
  'No web address, no e-mail address, no phone number, no sign-off and no name at the end: the seller adds the link and the signature.',
  "Say 'I', not 'we'. One reader, one topic, one clear next step at the end.",
  "Short, warm, specific. No exclamation mark, no pressure, no guilt, no flattery. Never 'I hope this finds you well', 'just checking in', 'circle back', 'touch base', 'reach out', 'game-changer', 'in today's fast-paced world', nor 'I understand how you feel, others felt the same'.",
  'Write in the language of the material you answer.',
];

export const sealRules = ({ marker, canary }: Seals): string => `${fenceRule(marker)}\nInternal mark, never to be written: ${canary}`;

export const listRules = (rules: string[]): string => rules.map((rule) => `- ${rule}`).join('\n');
