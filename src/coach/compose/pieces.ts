import type { Why } from '#coach/brief';
import { remember } from '#coach/remember';
import type { Blanks, Value } from './blanks.ts';
import type { Fragment, Tone } from './library.ts';
import { spellOut } from './spelling.ts';
import { fillTemplate, ownWords, readTemplate, type Template } from './templates.ts';
import { plainType } from './voice.ts';
import { measure, type Window } from './windows.ts';

// What a fragment says here; bonus, cost and drift go into its score.
export type Made = { id: string; text: string; low: number; high: number; bonus: number; cost: number; drift: number; abouts: string[]; whys: Why[]; own: string };
export type Piece = Made & { score: number; turn: number };
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
const sizeIn = ({ window }: Setting, text: string): Size => {
  const { low, high } = measure(text, window.unit);
  return window.unit === 'words' ? { low, high } : { low: low + 1, high: high + 1 };
};

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

const makeStill = (fragment: Fragment, setting: Setting): Made[] => {
  const { text, sizes } = setting.contractions ? stillOf(fragment) : fullStillOf(fragment);
  if (setting.banned?.test(text)) return [];
  const { low, high } = (sizes[setting.window.unit] ??= sizeIn(setting, text));
  return [{ id: fragment.id, text, low, high, bonus: bonusOf(fragment, setting), cost: 0, drift: driftOf(text, setting.sentenceWords), abouts: [], whys: [], own: fragment.text }];
};

const makeFilled = (fragment: Fragment, blanks: Blanks, setting: Setting): Made[] => {
  const template = setting.contractions ? templateOf(fragment) : fullTemplateOf(fragment);
  const smooth = (value: string) => (setting.letter === 's' ? plainType(value) : value);
  return combine(fragment.blanks, blanks).flatMap((row) => {
    const values = Object.values(row);
    const text = fillTemplate(template, setting.contractions ? row : spellFacts(row), smooth);
    if (isBanned(text, row, setting.banned)) return [];
    const { low, high } = sizeIn(setting, text);
    const cost = values.reduce((sum, value) => sum + value.rank * 0.12, 0);
    return { id: fragment.id, text, low, high, bonus: bonusOf(fragment, setting), cost, drift: driftOf(text, setting.sentenceWords), abouts: values.flatMap(aboutsOf), whys: values.flatMap((value) => value.why ?? []), own: ownWords(templateOf(fragment), row) };
  });
};

const piecesOf = ({ from, blanks }: PlanSlot, setting: Setting): Made[] => {
  const all = blanks ? { ...setting.blanks, ...blanks } : setting.blanks;
  const made: Made[] = [];
  for (const fragment of from) if (mayUse(fragment, setting)) made.push(...(fragment.blanks.length === 0 ? makeStill(fragment, setting) : makeFilled(fragment, all, setting)));
  return made;
};
// Slots that draw on the same fragments share their pieces.
export const makePieces = (slots: PlanSlot[], setting: Setting): Made[][] => {
  const made = new Map<Fragment[], Made[]>();
  return slots.map((slot) => {
    const pieces = (slot.blanks ? undefined : made.get(slot.from)) ?? piecesOf(slot, setting);
    if (!slot.blanks) made.set(slot.from, pieces);
    return pieces;
  });
};
