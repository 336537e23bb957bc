import type { Brain, Draft, DraftRequest, Form } from '#coach/brief';
import type { Understanding } from '#coach/understanding';
import { bannedPattern } from './voice.ts';
import { smsSegments, speakingSeconds } from './windows.ts';

const languages: Record<string, string> = { de: 'German', fr: 'French', es: 'Spanish', it: 'Italian', pt: 'Portuguese', nl: 'Dutch', pl: 'Polish', sv: 'Swedish', da: 'Danish', tr: 'Turkish', ru: 'Russian', ja: 'Japanese', zh: 'Chinese', ko: 'Korean', ar: 'Arabic' };
const FREE_CONNECTION_CHARACTERS = 200;

const aboutForm = (request: DraftRequest, { body }: Draft): string[] => {
  if (request.channel === 'voicemail') return [`About ${speakingSeconds(body)} seconds when spoken calmly.`];
  if (request.channel === 'sms' && smsSegments(body) > 1) return [`This text is sent as ${smsSegments(body)} SMS segments, because of its signature or of letters outside the basic SMS alphabet.`];
  if (request.channel === 'linkedin' && request.linkedinMode === 'connection_request' && body.length > FREE_CONNECTION_CHARACTERS) return ['Over 200 characters: LinkedIn takes notes of this length only from paying accounts.'];
  return [];
};
// Said of the text as it was written; a screen that counts on while one types says it itself.
export const isAboutForm = (notice: string) => /^(?:About \d+ seconds|This text is sent as|Over 200 characters)/.test(notice);
const aboutLink = ({ meetingLink }: DraftRequest, { body }: Draft, understanding: Understanding): string[] => {
  const link = meetingLink.trim();
  if (link === '' || body.includes(link)) return [];
  return [understanding.bookingLink ? 'They sent their own booking link, so yours is left out.' : 'Your meeting link is left out, because it does not fit this message.'];
};

export const noticesOf = (request: DraftRequest, understanding: Understanding, draft: Draft): string[] => [
  ...(understanding.language !== 'en' && understanding.language !== '' && understanding.language !== 'und'
    ? [`The message is not in English (${languages[understanding.language] ?? understanding.language}). The built-in coach answers in English: translate it before you send it.`]
    : []),
  ...(understanding.instructions.length > 0 ? [`The message holds instructions to an AI: "${understanding.instructions[0]!.quote.slice(0, 120)}". They were ignored.`] : []),
  ...(understanding.crisis ? ['The writer may be in danger or despair. This draft sells nothing. If you know them, call them.'] : []),
  ...aboutForm(request, draft),
  ...aboutLink(request, draft, understanding),
];

// Where no text does without them, the user hears which ones stand there.
export const aboutBanned = ({ subject = '', body }: Draft, { form, brain }: { form: Form; brain: Brain }): string[] => {
  const banned = bannedPattern(brain.voice?.neverUse);
  if (!banned) return [];
  const opaque = [form.signature, form.meetingLink].filter((text) => text.trim() !== '');
  const own = opaque.reduce((text, hidden) => text.replaceAll(hidden, ' '), `${subject}\n${body}`);
  const found = [...new Set(Array.from(own.matchAll(new RegExp(banned, 'giu')), ([word]) => word.toLowerCase()))];
  return found.length === 0 ? [] : [`“${found.slice(0, 5).join('”, “')}” is among the words you never use, but no text of this length does without.`];
};
