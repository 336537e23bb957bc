// A file as the rules see it. `code` has its comments blanked; `bare` has its comments and the insides of its strings
// blanked. Both keep every line where it was, so that a place found in one is a place in the file.
export type Source = { path: string; text: string; code: string; bare: string };
export type Failure = { path: string; line: number; rule: string; what: string; todo: string };
export type Tree = Map<string, Source>;
export type Rule = (tree: Tree) => Failure[];

type Pen = { text: string; at: number; code: string[]; bare: string[] };
const blank = (part: string) => part.replace(/[^\n]/g, ' ');
const take = (pen: Pen, length: number, kind: 'code' | 'string' | 'comment') => {
  const part = pen.text.slice(pen.at, pen.at + length);
  pen.code.push(kind === 'comment' ? blank(part) : part);
  pen.bare.push(kind === 'code' ? part : blank(part));
  pen.at += length;
};
const match = (pen: Pen, pattern: RegExp) => {
  pattern.lastIndex = pen.at;
  return pattern.exec(pen.text)?.[0].length ?? 0;
};

const comment = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/y;
// A quote that no quote of its line closes is an apostrophe in markup, not a string.
const quoted = /'(?:\\[\s\S]|[^'\\\n])*'|"(?:\\[\s\S]|[^"\\\n])*"/y;
const regex = /\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*/y;
const plain = /[^'"`/{}]+|./sy;
const templateText = /(?:\\[\s\S]|\$(?!\{)|[^`\\$])+/y;
const mayStartRegex = (pen: Pen) => /(?:^|[=(,:[!&|?{};>]|\breturn)\s*$/.test(pen.bare.slice(-3).join('').slice(-40));

const readTemplate = (pen: Pen) => {
  take(pen, 1, 'code');
  while (pen.at < pen.text.length) {
    const length = match(pen, templateText);
    if (length > 0) take(pen, length, 'string');
    else if (pen.text[pen.at] === '`') return take(pen, 1, 'code');
    else {
      take(pen, 2, 'code');
      readCode(pen, true);
    }
  }
};

const readCode = (pen: Pen, untilBrace: boolean) => {
  let depth = 0;
  while (pen.at < pen.text.length) {
    const char = pen.text[pen.at]!;
    const skipped = match(pen, comment);
    const string = skipped === 0 ? match(pen, quoted) : 0;
    if (skipped > 0) take(pen, skipped, 'comment');
    else if (string > 0) {
      take(pen, 1, 'code');
      take(pen, string - 2, 'string');
      take(pen, 1, 'code');
    } else if (char === '`') readTemplate(pen);
    else if (char === '/' && mayStartRegex(pen) && match(pen, regex) > 0) take(pen, match(pen, regex), 'string');
    else {
      depth += char === '{' ? 1 : char === '}' ? -1 : 0;
      take(pen, match(pen, plain), 'code');
      if (untilBrace && depth < 0) return;
    }
  }
};

export const readSource = (path: string, text: string): Source => {
  const pen: Pen = { text, at: 0, code: [], bare: [] };
  if (/\.(tsx?|mjs)$/.test(path)) readCode(pen, false);
  else take(pen, text.length, 'code');
  return { path, text, code: pen.code.join(''), bare: pen.bare.join('') };
};

export const makeTree = (files: Record<string, string>): Tree =>
  new Map(Object.entries(files).map(([path, text]) => [path, readSource(path, text)]));

export const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;
export const isTest = (path: string) => /\.test\.tsx?$|(^|\/)testing(\/|\.tsx?$)|^e2e\//.test(path);
export const isModule = (path: string) => /\.tsx?$/.test(path);
