import type { Brain } from '#coach/brief';
import { askPrice, askQuestion, interested, meeting } from './content/interested.ts';
import { anyObjection, authority, badTiming, hasVendor, thinkItOver, statusQuo, tooExpensive, wantsProof } from './content/objections.ts';
import { crisis, notInterested, outOfOffice, referral, unsubscribe } from './content/goodbyes.ts';
import { compliment, later, lostDeal, visit, whoIsThis } from './content/moments.ts';
import { burned, comparing, different, thirdParty } from './content/usual-objections.ts';
import { answers, sendInfo, unclear } from './content/requests.ts';
import { cancelled, complaint, ready, reschedule } from './content/service.ts';
import { shared } from './content/shared.ts';
import { spellOut } from './spelling.ts';
import { cold, coldBlank, connect, followUp, introduced, optOut, reconnect, reminder, voicemail } from './content/outbound.ts';

export type Tone = Exclude<NonNullable<Brain['tone']>, 'other'>;
// full is the text without contractions.
export type Fragment = { id: string; text: string; full: string; tones: Tone[]; channels: string; style: string; blanks: string[] };

const stocks: Record<string, Record<string, string>> = {
  interested, askPrice, askQuestion, meeting, tooExpensive, badTiming, thinkItOver, hasVendor, authority, wantsProof, anyObjection, statusQuo, burned, comparing, different, thirdParty,
  notInterested, unsubscribe, outOfOffice, referral, crisis, sendInfo, unclear, answers, shared, cold, coldBlank, connect, followUp, introduced, reconnect, reminder, voicemail, optOut, complaint, cancelled, reschedule, ready,
  lostDeal, later, whoIsThis, visit, compliment,
};
const toneOf: Record<string, Tone> = { D: 'direct', C: 'consultative', S: 'storytelling', R: 'relationship', A: 'analytical' };
const mark = /^([DCSRA]*)([elksv]*)(?:#(\w+))?\| /;

const readLine = (line: string, id: string): Fragment => {
  const found = mark.exec(line);
  const text = found ? line.slice(found[0].length) : line;
  return {
    id,
    text,
    full: spellOut(text),
    tones: Array.from(found?.[1] ?? '', (letter) => toneOf[letter]!),
    channels: found?.[2] ?? '',
    style: found?.[3] ?? '',
    blanks: [...new Set(Array.from(text.matchAll(/\{(\w+)\}/g), (blank) => blank[1]!))],
  };
};
const read = (kind: string, slot: string, lines: string) =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line, at) => readLine(line, `${kind}.${slot}.${at + 1}`));

const library = new Map(Object.entries(stocks).flatMap(([kind, slots]) => Object.entries(slots).map(([slot, lines]) => [`${kind}.${slot}`, read(kind, slot, lines)] as const)));

export const findFragments = (kind: string, slot: string): Fragment[] => library.get(`${kind}.${slot}`) ?? [];
export const listFragments = (): Fragment[] => [...library.values()].flat();
