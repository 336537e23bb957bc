import type { Form } from '#coach/brief';
import { countSimply } from './count.ts';

// max is the limit; aim is the length a draft is pulled towards; best is a smaller limit that is kept when it can be.
export type Window = { unit: 'words' | 'characters' | 'septets'; min: number; max: number; aim: number; best: number };
type Shape = Pick<Form, 'channel' | 'emailLength' | 'linkedinMode'>;

const email: Record<Form['emailLength'], Window> = {
  short: { unit: 'words', min: 45, max: 80, aim: 60, best: 80 },
  medium: { unit: 'words', min: 90, max: 160, aim: 112, best: 160 },
  long: { unit: 'words', min: 170, max: 280, aim: 195, best: 280 },
};
const linkedin: Record<Form['linkedinMode'], Window> = {
  connection_request: { unit: 'characters', min: 120, max: 275, aim: 175, best: 200 },
  dm: { unit: 'characters', min: 300, max: 450, aim: 370, best: 450 },
};
const sms: Window = { unit: 'septets', min: 40, max: 160, aim: 125, best: 160 };
const voicemail: Window = { unit: 'words', min: 55, max: 85, aim: 68, best: 85 };

// One page.
export const proposalWindow: Window = { unit: 'words', min: 80, max: 400, aim: 180, best: 400 };

export const windowFor = (form: Shape): Window => {
  if (form.channel === 'email') return email[form.emailLength];
  if (form.channel === 'linkedin') return linkedin[form.linkedinMode];
  return form.channel === 'sms' ? sms : voicemail;
};

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
// Three ways in which people count words; a text has to satisfy all of them.
export const countByPatterns = (text: string): [number, number, number] => [
  count(text, /\S+/g),
  count(text, /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu),
  count(text, /[\p{L}\p{N}_]+/gu),
];
export const wordCounts = (text: string) => countSimply(text) ?? countByPatterns(text);
export const countWords = (text: string) => count(text, /[\p{L}\p{N}][\p{L}\p{N}'’.,:/@+&-]*/gu);

const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const escaped = new Set('^{}\\[~]|€');
export const isGsm = (text: string) => Array.from(text).every((letter) => basic.has(letter) || escaped.has(letter));
const septets = (text: string) => Array.from(text).reduce((sum, letter) => sum + (escaped.has(letter) ? 2 : 1), 0);
export const smsSegments = (text: string) => {
  const plain = isGsm(text);
  const size = plain ? septets(text) : text.length;
  const [single, joined] = plain ? [160, 153] : [70, 67];
  return size <= single ? 1 : Math.ceil(size / joined);
};
// 150 words a minute: calm, and still natural.
export const speakingSeconds = (text: string) => Math.round(countWords(text) / 2.5);

// The smallest and the largest of the counts.
export const measure = (text: string, unit: Window['unit']): { low: number; high: number } => {
  const counts = unit === 'words' ? wordCounts(text) : [Array.from(text).length, text.length, ...(unit === 'septets' ? [septets(text)] : [])];
  return { low: Math.min(...counts), high: Math.max(...counts) };
};
export const fitsWindow = (text: string, window: Window) => {
  const { low, high } = measure(text.trim(), window.unit);
  return low >= window.min && high <= window.max;
};
