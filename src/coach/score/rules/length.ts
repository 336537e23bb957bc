import { measure as measureIn, windowFor } from '#coach/compose/windows';
import { type Hit, overBody, type Rule } from '../rule.ts';
import type { EvidenceId } from '../evidence.ts';
import type { Reading } from '../reading.ts';

// How a length counts, as points of a line: so that one word more or less never makes a jump.
type Curve = { unit: 'words' | 'characters'; points: [number, number][]; source: EvidenceId; best: [number, number]; band: string };
const firstEmail: Curve = { unit: 'words', source: 'E2', best: [25, 75], band: '25 to 75 words', points: [[0, -3], [10, -1.4], [22, 0.2], [30, 0.6], [75, 0.6], [120, 0.1], [160, -0.5], [240, -1.6], [400, -2.6], [900, -3.4]] };
const replyEmail: Curve = { unit: 'words', source: 'E3', best: [50, 125], band: '50 to 125 words', points: [[0, -2.5], [8, -0.9], [20, 0.2], [45, 0.6], [125, 0.6], [160, 0], [240, -1.2], [400, -2.4], [900, -3.2]] };
const proposal: Curve = { unit: 'words', source: 'lore', best: [80, 400], band: '80 to 400 words, one page,', points: [[0, -3], [15, -1.6], [35, -0.6], [60, 0], [80, 0.6], [400, 0.6], [550, 0], [800, -1], [1200, -2.2], [2500, -3.4]] };
const sms: Curve = { unit: 'characters', source: 'E27', best: [40, 160], band: '40 to 160 characters', points: [[0, -3], [20, -1], [40, 0.4], [60, 0.6], [130, 0.6], [160, 0.3], [200, -0.5], [320, -1.6], [500, -2.5], [1200, -3.4]] };
const dm: Curve = { unit: 'characters', source: 'E24', best: [0, 400], band: 'under 400 characters', points: [[0, -3], [50, -1], [130, 0.3], [220, 0.6], [400, 0.6], [460, 0.2], [600, -0.6], [1000, -2], [2500, -3.4]] };
const invitation: Curve = { unit: 'characters', source: 'E24', best: [100, 200], band: '100 to 200 characters', points: [[0, -3], [30, -1], [90, 0.4], [120, 0.6], [200, 0.6], [275, 0], [330, -1], [450, -1.8], [1200, -3.4]] };
const voicemail: Curve = { unit: 'words', source: 'E28', best: [55, 85], band: '55 to 85 words', points: [[0, -3], [15, -1], [40, 0.3], [55, 0.6], [85, 0.6], [110, -0.3], [160, -1.5], [260, -2.8], [900, -3.4]] };

function curveFor({ form, stage }: Reading): Curve {
  if (form.channel === 'sms') return sms;
  if (form.channel === 'voicemail') return voicemail;
  if (form.channel === 'linkedin') return form.linkedinMode === 'connection_request' ? invitation : dm;
  if (stage === 'proposal') return proposal;
  return stage === 'first' ? firstEmail : replyEmail;
}

// Who asked for a long e-mail gets more room before it counts as too long.
const roomFor = ({ form, stage }: Reading) => (form.channel !== 'email' || stage === 'proposal' ? 1 : { short: 1, medium: 1.3, long: 2.4 }[form.emailLength]);

// On one line the writer's name stands behind the last sentence.
function unsigned(said: string, name: string): string {
  const at = name === '' ? -1 : said.lastIndexOf(` ${name}`);
  return at > 0 && said.length - at < 40 && !/[.!?]/.test(said.slice(at)) ? said.slice(0, at).trimEnd() : said;
}

// A text message is counted as beside the text on the screen: what is said, in the characters of a phone.
function sizeOf({ form, words, said, text }: Reading, { unit }: Curve): number {
  if (unit === 'words') return words.length;
  if (form.channel !== 'sms') return text.trim().length;
  const { max } = windowFor(form);
  const { low, high } = measureIn(unsigned(said.trim(), form.brain?.firstName ?? ''), 'septets');
  return high > max ? high : low;
}

function measure(reading: Reading): { size: number; delta: number; long: boolean; curve: Curve } {
  const curve = curveFor(reading);
  const size = sizeOf(reading, curve);
  const best = curve.points.findIndex(([, value]) => value === 0.6);
  const long = size > curve.points[best + 1]![0];
  const eased = long ? Math.max(curve.points[best + 1]![0], size / roomFor(reading)) : size;
  return { size, delta: valueAt(curve.points, eased), long, curve };
}

function valueAt(points: [number, number][], size: number): number {
  for (let at = 1; at < points.length; at += 1) {
    const [right, high] = points[at]!;
    const [left, low] = points[at - 1]!;
    if (size <= right) return low + ((high - low) * (size - left)) / (right - left);
  }
  return points.at(-1)![1];
}

const isBest = (size: number, { best: [from, to] }: Curve) => size >= from && size <= to;
const rounded = (value: number) => Math.round(value * 100) / 100;

function lengthRule(name: string, source: EvidenceId, rest: { about: string; fits: (m: ReturnType<typeof measure>) => boolean; say: (m: ReturnType<typeof measure>) => string }): Rule {
  return {
    name,
    source,
    dimension: 'clarity',
    about: rest.about,
    find: (reading): Hit[] => {
      const measured = measure(reading);
      if (!rest.fits(measured) || Math.abs(measured.delta) < 0.05) return [];
      return [{ ...overBody(reading), delta: rounded(measured.delta), message: rest.say(measured), source: measured.curve.source }];
    },
  };
}

export const lengthRules: Rule[] = [
  lengthRule('length-fits', 'E3', {
    about: 'The length is in the band for its channel and stage.',
    fits: ({ delta }) => delta > 0,
    say: ({ size, curve }) => (isBest(size, curve) ? `${size} ${curve.unit}: a good length here (${curve.band} do best).` : `${size} ${curve.unit} still fits here; ${curve.band} do best.`),
  }),
  lengthRule('too-long', 'E1', {
    about: 'Longer than busy people read in this channel.',
    fits: ({ delta, long }) => delta < 0 && long,
    say: ({ size, curve }) => `${size} ${curve.unit} is long here; ${curve.band} do best.`,
  }),
  lengthRule('too-short', 'E3', {
    about: 'Too short to say why it was sent.',
    fits: ({ delta, long }) => delta < 0 && !long,
    say: ({ size, curve }) => `${size} ${curve.unit} is too little to say why you write; ${curve.band} do best.`,
  }),
];
