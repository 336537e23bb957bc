import { posix } from 'node:path';
import { lineAt } from './source.ts';
import type { Source, Tree } from './source.ts';

export type Import = { spec: string; line: number; typeOnly: boolean; lazy: boolean };

const statement = /\b(import|export)\b(\s+type\b(?!\s*(?:,|from)))?[^;'"`()=]*?\bfrom\s*(['"])([^'"\n]+)\3/g;
const sideEffect = /\bimport\s*(['"])([^'"\n]+)\1/g;
const dynamic = /\bimport\s*\(\s*(['"`])([^'"`\n]+)\1/g;
const moduleUrl = /\bnew\s+URL\(\s*(['"])(\.[^'"\n]+\.tsx?)\1/g;

export const listImports = ({ path, code, bare }: Source): Import[] => {
  // Data imports nothing, whatever its sentences say.
  if (!/\.tsx?$/.test(path)) return [];
  const found: Import[] = [];
  const add = (index: number, spec: string, more: Partial<Import> = {}) => {
    // A word inside a string is blanked in `bare`: it is not an import.
    if (bare[index] === code[index]) found.push({ spec, line: lineAt(code, index), typeOnly: false, lazy: false, ...more });
  };
  for (const hit of code.matchAll(statement)) add(hit.index, hit[4]!, { typeOnly: hit[2] !== undefined });
  for (const hit of code.matchAll(sideEffect)) add(hit.index, hit[2]!);
  for (const hit of code.matchAll(dynamic)) add(hit.index, hit[2]!, { lazy: true });
  for (const hit of code.matchAll(moduleUrl)) add(hit.index, hit[2]!, { lazy: true });
  return found.sort((a, b) => a.line - b.line);
};

const aliases: [RegExp, string, string][] = [
  [/^#(contract|domain|coach|server)\//, 'src/$1/', '.ts'],
  [/^#web\//, 'src/web/', ''],
];

// The path of a file of ours, or null for a package.
export const resolveImport = (from: string, spec: string): string | null => {
  const [path] = spec.split('?') as [string];
  if (path.startsWith('.')) return posix.normalize(posix.join(posix.dirname(from), path));
  for (const [pattern, folder, ending] of aliases) if (pattern.test(path)) return path.replace(pattern, folder) + ending;
  return null;
};
export const packageOf = (spec: string) => spec.split('/').slice(0, spec.startsWith('@') ? 2 : 1).join('/');

export const linksOf = (tree: Tree, source: Source) =>
  listImports(source).flatMap((found) => {
    const target = resolveImport(source.path, found.spec);
    return target !== null && tree.has(target) ? [{ ...found, target }] : [];
  });
