import concepts from './content/concepts.json' with { type: 'json' };
import profiles from './content/languages.json' with { type: 'json' };

// Which language a text is in: by its script, else by its commonest words and letters; English where nothing speaks against it.
const SCRIPTS: [string, RegExp][] = [
  ['ja', /[\u3040-\u30FF]/g], ['ko', /[\uAC00-\uD7AF\u1100-\u11FF]/g], ['zh', /[\u4E00-\u9FFF]/g], ['uk', /[їєґЇЄҐ]/g], ['ru', /[\u0400-\u04FF]/g], ['el', /[\u0370-\u03FF]/g],
  ['he', /[\u0590-\u05FF]/g], ['fa', /[پچژگ]/g], ['ar', /[\u0600-\u06FF]/g], ['hi', /[\u0900-\u097F]/g], ['bn', /[\u0980-\u09FF]/g], ['th', /[\u0E00-\u0E7F]/g],
  ['ka', /[\u10A0-\u10FF]/g], ['hy', /[\u0530-\u058F]/g], ['ta', /[\u0B80-\u0BFF]/g],
];
const SAMPLE = 1_500;
type Profile = { words: string[]; letters: string };
const words = new Map<string, string[]>();
// All the English we know speaks for English.
for (const word of new Set(Object.values(concepts).flat().flatMap((saying) => saying.split(' ')))) words.set(word, ['en']);
for (const [code, profile] of Object.entries(profiles as Record<string, Profile>)) for (const word of profile.words) words.set(word, [...new Set([...(words.get(word) ?? []), code])]);

const signs = Object.entries(profiles as Record<string, Profile>).map(([code, { letters }]) => ({ code, letters: letters.split('') }));

// Every letter of those scripts lies here; most texts have none.
const BEYOND_LATIN = /[\u0370-\u11FF\u3040-\uD7AF]/;

function readScript(text: string): string | null {
  if (!/\p{L}/u.test(text)) return 'en';
  if (!BEYOND_LATIN.test(text)) return null;
  const letters = (text.match(/\p{L}/gu) ?? []).length;
  for (const [code, script] of SCRIPTS) {
    const share = (text.match(script) ?? []).length / letters;
    if (share > (code === 'uk' || code === 'fa' || code === 'ja' ? 0.04 : 0.3)) return code;
  }
  return null;
}

export function findLanguage(said: string): string {
  const text = said.slice(0, SAMPLE);
  const script = readScript(text);
  if (script !== null) return script;
  const lower = text.toLowerCase();
  const plain = lower.includes('@') || lower.includes('http') ? lower.replace(/\S{1,80}@\S{1,80}|https?:\S{1,200}/g, ' ') : lower;
  const found = plain.match(/[\p{L}']+/gu) ?? [];
  const points = new Map<string, number>();
  for (const word of found) {
    const codes = words.get(word) ?? [];
    for (const code of codes) points.set(code, (points.get(code) ?? 0) + 1 / codes.length);
  }
  // Every sign is a letter beyond the plain ones.
  for (const { code, letters } of /[^\0-\x7F]/.test(lower) ? signs : []) {
    const here = letters.filter((letter) => lower.includes(letter));
    const seen = here.length === 0 ? 0 : found.filter((word) => here.some((letter) => word.includes(letter))).length;
    if (seen > 0) points.set(code, (points.get(code) ?? 0) + Math.min(seen, found.length) * 0.5);
  }
  const english = (points.get('en') ?? 0) + 0.2;
  const [best, score] = [...points].sort((a, b) => b[1] - a[1])[0] ?? ['en', 0];
  return score > english && score >= Math.max(0.5, found.length * 0.12) ? best : 'en';
}
