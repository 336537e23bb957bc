import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Theme = 'light' | 'dark';
const THEMES: Theme[] = ['light', 'dark'];

const folder = new URL('./', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const tokens = read('tokens.css');
const otherSheets = readdirSync(folder).filter((name) => name.endsWith('.css') && name !== 'tokens.css');

/** The colour a token has in a theme; follows `var()`. */
function resolve(token: string, theme: Theme): string {
  const value = tokens.match(new RegExp(`--${token}: ([^;]+);`))?.[1];
  if (!value) throw new Error(`no token --${token}`);
  const other = value.match(/^var\(--([\w-]+)\)$/)?.[1];
  if (other) return resolve(other, theme);
  const [, light, dark] = value.match(/^light-dark\((#[\dA-F]{6}),(#[\dA-F]{6})\)$/i) ?? [];
  if (!light || !dark) throw new Error(`--${token} is not a pair: ${value}`);
  return theme === 'light' ? light : dark;
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(first: string, second: string): number {
  const [dim = 0, bright = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

const SURFACES = ['paper', 'raised', 'sunk', 'overlay'];
const WASHES = ['pine', 'marigold', 'rust', 'sky', 'straw', 'plum', 'slate'].map((name) => `${name}-wash`);

/** Words, and all they stand on. */
const TEXT: Record<string, string[]> = {
  ink: [...SURFACES, ...WASHES],
  'ink-soft': [...SURFACES, 'pine-wash'],
  pine: [...SURFACES, 'pine-wash'],
  rust: [...SURFACES, 'rust-wash'],
  sky: [...SURFACES, 'sky-wash'],
  straw: [...SURFACES, 'straw-wash'],
  'marigold-ink': [...SURFACES, 'marigold-wash'],
  plum: [...SURFACES, 'plum-wash'],
  slate: [...SURFACES, 'slate-wash'],
  'on-pine': ['pine', 'pine-deep'],
  'on-rust': ['rust-fill', 'rust-deep'],
  paper: ['ink'],
  'mood-power_zone': ['marigold-wash'],
  'mood-steady': ['pine-wash'],
  'mood-stuck': ['sky-wash'],
  'mood-pulled_down': ['plum-wash'],
  'mood-exhausted': ['slate-wash'],
};

/** Edges of controls, the ring of focus, and marks that say something. */
const EDGES: Record<string, string[]> = {
  edge: SURFACES,
  focus: [...SURFACES, ...WASHES],
  rust: ['raised', 'paper'],
  pine: ['pine-wash', 'raised', 'paper', 'sunk'],
  ledger: ['paper', 'raised'],
};

const pairs = (table: Record<string, string[]>) => Object.entries(table).flatMap(([front, backs]) => backs.map((back) => [front, back] as const));

describe.each(THEMES)('in the %s theme', (theme) => {
  test.each(pairs(TEXT))('text in %s on %s has a contrast of 4.5 or more', (front, back) => {
    expect(contrast(resolve(front, theme), resolve(back, theme))).toBeGreaterThanOrEqual(4.5);
  });
  test.each(pairs(EDGES))('an edge in %s on %s has a contrast of 3 or more', (front, back) => {
    expect(contrast(resolve(front, theme), resolve(back, theme))).toBeGreaterThanOrEqual(3);
  });
});

test('contrast is counted as WCAG counts it', () => {
  expect(contrast('#000000', '#FFFFFF')).toBe(21);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});

test.each(otherSheets)('%s names no colour, text size or font of its own', (name) => {
  const rules = read(name).replaceAll(/\/\*.*?\*\//gs, '');
  const named = rules.match(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(|font-size: *[\d.]+(?:px|r?em)|font: [^;}]*?[\d.]+(?:px|r?em)\/|font-family: (?!var|inherit)/gi) ?? [];
  expect(named).toEqual([]);
});

test.each(otherSheets)('%s uses only tokens that exist', (name) => {
  const sheet = read(name);
  const local = /--(?:v|c|h|m|mw|mc|pad|bottom-bar|radix-[\w-]+)\b/;
  const unknown = [...sheet.matchAll(/var\((--[\w-]+)/g)].map((match) => match[1]!).filter((token) => !local.test(token) && !tokens.includes(`${token}: `));
  expect(unknown).toEqual([]);
});

test('the ghost of ink is never used for words', () => {
  for (const name of otherSheets) expect(read(name)).not.toMatch(/[^-]color: var\(--ink-ghost\)|fill: var\(--ink-ghost\)/);
});
