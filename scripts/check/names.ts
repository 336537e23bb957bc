import { siblingOf } from './floors.ts';
import { isModule, isTest } from './source.ts';
import type { Failure, Rule, Source } from './source.ts';

// A slice has one singular noun, the same on every floor.
export const slices = [
  'account', 'chat', 'mood', 'nudge', 'motivator', 'tip', 'activity', 'progress', 'brain', 'onboarding', 'assistant', 'practice',
  'billing', 'support', 'admin', 'landing', 'legal', 'glossary',
];
const emptyWords = /(^|-)(utils?|helpers?|misc|common|types?|constants?|managers?)$/;
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;

const checkPath = (path: string): [string, string][] => {
  const found: [string, string][] = [];
  const parts = path.split('/').map((part) => part.replace(/\..*$/, ''));
  for (const part of parts) {
    if (emptyWords.test(part)) found.push([`'${part}' says nothing about what is inside`, 'name the file after what it knows or does']);
  }
  const name = path.split('/').at(-1)!;
  if (!kebab.test(name)) found.push([`'${name}' is not in kebab-case`, 'write it small with hyphens: power-pulse.tsx']);
  if (/^index\.tsx?$/.test(name)) found.push(['an index file hides where things are', 'name the file after what it holds, and import that']);
  return found;
};

const checkSlice = (path: string): [string, string][] => {
  const slice = siblingOf(path);
  if (slice === null || isTest(path) || path.startsWith('src/web/pages/') || slices.includes(slice)) return [];
  return [[`'${slice}' is not a slice`, `the slices are ${slices.join(', ')}; a new one is added in scripts/check/names.ts and in CONTRIBUTING.md`]];
};

export const checkNames: Rule = (tree) => {
  const at = ({ path }: Source): Failure[] => {
    const found = [...checkPath(path), ...(isModule(path) ? checkSlice(path) : [])];
    return found.map(([what, todo]) => ({ path, line: 1, rule: 'names', what, todo }));
  };
  return [...tree.values()].filter(({ path }) => path.startsWith('src/') && !path.includes('/migrations/')).flatMap(at);
};
