import words from './content/other-languages.json' with { type: 'json' };

const MAX_WORDS_READ = 120;
const lexicon: Record<string, { name: string; marks: string[]; terms: Record<string, string> }> = words;
const ENGLISH = new Set('the and you to is of that it in what how do my for they are with this not have i me we can on but'.split(' '));
const SCRIPTS: [RegExp, string][] = [
  [/[\u0400-\u04ff]/g, 'a language in Cyrillic letters'],
  [/[\u0600-\u06ff]/g, 'Arabic or a related script'],
  [/[\u4e00-\u9fff]/g, 'Chinese or Japanese'],
  [/[\u3040-\u30ff]/g, 'Japanese'],
  [/[\uac00-\ud7af]/g, 'Korean'],
  [/[\u0900-\u097f]/g, 'Hindi or a related script'],
  [/[\u0590-\u05ff]/g, 'Hebrew'],
  [/[\u0370-\u03ff]/g, 'Greek'],
];

// The name of a language that isn't English, and the English words for what could be read of it; null for English.
export function readForeign(text: string): { name: string; terms: string } | null {
  const head = text.slice(0, 1500);
  const letters = head.match(/\p{L}/gu)?.length ?? 0;
  for (const [script, name] of SCRIPTS) if (letters > 0 && (head.match(script)?.length ?? 0) / letters > 0.4) return { name, terms: '' };
  const said = (head.toLowerCase().match(/[\p{L}']+/gu) ?? []).slice(0, MAX_WORDS_READ);
  const spoken = new Set(said);
  const english = [...spoken].filter((word) => ENGLISH.has(word)).length;
  let best: { name: string; terms: string; count: number } | null = null;
  for (const language of Object.values(lexicon)) {
    const marks = new Set(language.marks);
    const known = [...spoken].filter((word) => marks.has(word)).length;
    const terms = [...spoken].flatMap((word) => language.terms[word] ?? []);
    if (known + terms.length * 0.5 > (best?.count ?? 0)) best = { name: language.name, terms: terms.join(' '), count: known + terms.length * 0.5 };
  }
  return best && best.count >= 2 && best.count > english && said.length >= 3 ? { name: best.name, terms: best.terms } : null;
}
