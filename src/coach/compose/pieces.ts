import type { Why } from '#coach/brief';
import { remember } from '#coach/remember';
import type { Blanks, Value } from './blanks.ts';
import type { Fragment, Tone } from './library.ts';
import { rotate } from './rotation.ts';
import { spellOut } from './spelling.ts';
import { fillTemplate, ownWords, readTemplate, type Template } from './templates.ts';
import { plainType } from './voice.ts';
import { measure, type Window } from './windows.ts';

export type Piece = { id: string; text: string; low: number; high: number; score: number; abouts: string[]; whys: Why[]; own: string; turn: number };
export type Setting = {
  window: Window;
  tone: Tone;
  style: string;
  // e email, l message, k connection request, s SMS, v voicemail.
  letter: string;
  contractions: boolean;
  // The reader is a private person: no talk of bosses, suppliers and hours.
  home: boolean;
  banned: RegExp | null;
  // How long the user's own sentences are; null where nobody knows.
  sentenceWords: number | null;
  blanks: Blanks;
  key: string;
  seed: number;
};
// Slots of one pool take their turns together.
export type PlanSlot = { name: string; pool: string; from: Fragment[]; need: boolean; worth: number; part: number; blanks?: Blanks };

const MOST_FORMS = 6;

const office =
  /\b(?:use this for|boss|colleagues?|suppliers?|on your side|who else|signs?|hours|measured?|figures?|criteri\w+|agenda|assumptions?|upstairs|scope|items?|present way|requirements?|your files|your business|forward|team|line by line|document|budget period|one page|meeting|table)\b/i;

const isOffice = remember((fragment: Fragment) => office.test(fragment.text));

const mayUse = (fragment: Fragment, setting: Setting) =>
  (fragment.tones.length === 0 || fragment.tones.includes(setting.tone)) &&
  (fragment.channels === '' || fragment.channels.includes(setting.letter)) &&
  (fragment.style !== 'visit' || setting.style === 'visit') &&
  !(setting.home && isOffice(fragment));

const combine = (names: string[], blanks: Blanks): Record<string, Value>[] => {
  let rows: Record<string, Value>[] = [{}];
  for (const name of names) {
    const values = blanks[name] ?? [];
    rows = rows.flatMap((row) => values.slice(0, MOST_FORMS).map((value) => ({ ...row, [name]: value })));
  }
  return rows;
};

// What the Sales Brain says is written out as well, but not what somebody else is quoted with.
const spelledOut = remember((value: Value): Value => (value.why?.from === 'brain' ? { ...value, text: spellOut(value.text) } : value));
const spellFacts = (row: Record<string, Value>): Record<string, Value> => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, spelledOut(value)]));

// A link is no word of anybody's.
const isBanned = (text: string, row: Record<string, Value>, banned: RegExp | null) => banned !== null && banned.test(row.link ? text.replaceAll(row.link.text, ' ') : text);

type Size = { low: number; high: number };
// Letters are counted with the space that follows them.
const sizeIn = ({ window }: Setting, { low, high }: Size): Size => (window.unit === 'words' ? { low, high } : { low: low + 1, high: high + 1 });

const DRIFT_COST = 0.2;
const MOST_DRIFT = 4;
// How far the sentences of a piece are from the length that the user's own have.
const driftOf = (text: string, wanted: number | null) => {
  if (wanted === null) return 0;
  const sentences = text.split(/[.!?]+(?=\s|$)/).filter((sentence) => sentence.trim() !== '');
  const words = text.split(/\s+/).filter((word) => word !== '').length;
  return Math.min(MOST_DRIFT, Math.abs(words / Math.max(1, sentences.length) - wanted) * DRIFT_COST);
};

const templateOf = remember((fragment: Fragment) => readTemplate(fragment.text));
const fullTemplateOf = remember((fragment: Fragment) => readTemplate(fragment.full));
const aboutsOf = ({ about, text }: Value) => (text.length > 12 ? [about, `said:${text.toLowerCase()}`] : [about]);
const bonusOf = ({ tones, style }: Fragment, setting: Setting) => (tones.length > 0 ? 0.1 : 0) + (style !== '' && style === setting.style ? 0.7 : 0);

// A fragment without blanks is the same text in every draft.
type Still = { text: string; sizes: Partial<Record<Window['unit'], Size>> };
const makeWhole = (template: Template): Still => ({ text: fillTemplate(template, {}, String), sizes: {} });
const stillOf = remember((fragment: Fragment) => makeWhole(templateOf(fragment)));
const fullStillOf = remember((fragment: Fragment) => makeWhole(fullTemplateOf(fragment)));

const makeStill = (fragment: Fragment, slot: PlanSlot, setting: Setting): Piece[] => {
  const { text, sizes } = setting.contractions ? stillOf(fragment) : fullStillOf(fragment);
  if (setting.banned?.test(text)) return [];
  const size = (sizes[setting.window.unit] ??= measure(text, setting.window.unit));
  return [{ id: fragment.id, text, ...sizeIn(setting, size), score: slot.worth + bonusOf(fragment, setting) - driftOf(text, setting.sentenceWords), abouts: [], whys: [], own: fragment.text, turn: 0 }];
};

const makePieces = (fragment: Fragment, slot: PlanSlot, setting: Setting): Piece[] => {
  if (fragment.blanks.length === 0) return makeStill(fragment, slot, setting);
  const template = setting.contractions ? templateOf(fragment) : fullTemplateOf(fragment);
  const smooth = (value: string) => (setting.letter === 's' ? plainType(value) : value);
  return combine(fragment.blanks, slot.blanks ? { ...setting.blanks, ...slot.blanks } : setting.blanks).flatMap((row) => {
    const values = Object.values(row);
    const text = fillTemplate(template, setting.contractions ? row : spellFacts(row), smooth);
    if (isBanned(text, row, setting.banned)) return [];
    const cost = values.reduce((sum, value) => sum + value.rank * 0.12, 0);
    const score = slot.worth + bonusOf(fragment, setting) - cost - driftOf(text, setting.sentenceWords);
    return { id: fragment.id, text, ...sizeIn(setting, measure(text, setting.window.unit)), score, abouts: values.flatMap(aboutsOf), whys: values.flatMap((value) => value.why ?? []), own: ownWords(templateOf(fragment), row), turn: 0 };
  });
};

export const piecesOf = (slot: PlanSlot, setting: Setting) => slot.from.filter((fragment) => mayUse(fragment, setting)).flatMap((fragment) => makePieces(fragment, slot, setting));

const smallest = (pieces: Piece[]) => pieces.reduce((least, piece) => Math.min(least, piece.high), Infinity);

// How far a fragment is from its turn, from 0 (now) to 1. Only what can still fit takes a turn;
// otherwise the turns of the others would all fall on a few short ones.
const turnsOf = (pool: string, pieces: Piece[], setting: Setting): Map<string, number> => {
  const ids = [...new Set(pieces.map((piece) => piece.id))];
  return new Map(rotate(ids, `${setting.key}/${pool}`, setting.seed).map((id, place) => [id, ids.length < 2 ? 0 : place / ids.length]));
};

export const rankPieces = (slots: PlanSlot[], made: Piece[][], { setting, max }: { setting: Setting; max: number }): Piece[][] => {
  const needed = slots.reduce((sum, slot, at) => sum + (slot.need && made[at]!.length > 0 ? Math.min(smallest(made[at]!), max) : 0), 0);
  const fitting = slots.map((slot, at) => {
    const room = max - needed + (slot.need ? smallest(made[at]!) : 0);
    return made[at]!.filter((piece) => piece.high <= room);
  });
  const turns = new Map<string, Map<string, number>>();
  for (const { pool } of slots) if (!turns.has(pool)) turns.set(pool, turnsOf(pool, slots.flatMap((slot, at) => (slot.pool === pool ? fitting[at]! : [])), setting));
  // Slots of one pool share it out like cards, so that nothing is said twice.
  return slots.map(({ pool }, at) => {
    const sharers = slots.flatMap((slot, other) => (slot.pool === pool ? [other] : []));
    const order = turns.get(pool)!;
    return fitting[at]!.flatMap((piece) => {
      const turn = order.get(piece.id)!;
      const mine = Math.round(turn * order.size) % sharers.length === sharers.indexOf(at);
      return mine ? [{ ...piece, turn, score: piece.score + 2 * (1 - turn) }] : [];
    });
  });
};
