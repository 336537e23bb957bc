import { floorOf } from '../check/floors.ts';
import { linksOf } from '../check/imports.ts';
import { slices } from '../check/names.ts';
import { isModule, isTest } from '../check/source.ts';
import type { Tree } from '../check/source.ts';

export type Call = { name: string; slice: string; method: string; path: string; access: string; handled: boolean };

const floors = ['contract', 'domain', 'coach', 'server/db', 'server/flows', 'server/features', 'web/features'];
const bySlice = (a: Call, b: Call) => slices.indexOf(a.slice) - slices.indexOf(b.slice) || a.path.localeCompare(b.path) || a.method.localeCompare(b.method);

// The noun that a file or folder begins with, right below its floor.
const sliceOf = (path: string, floor: string) => path.split('/')[floor.split('/').length + 1]!.split(/[-.]/)[0]!;

const countFiles = (tree: Tree, floor: string, slice: string) =>
  [...tree.keys()].filter((path) => isModule(path) && !isTest(path) && floorOf(path) === floor && sliceOf(path, floor) === slice).length;

const pagesOf = (tree: Tree, slice: string) =>
  [...tree.values()]
    .filter((source) => floorOf(source.path) === 'web/pages' && !isTest(source.path))
    .filter((source) => linksOf(tree, source).some(({ target }) => target.startsWith(`src/web/features/${slice}/`)))
    .map(({ path }) => path.replace(/^.*\/|\.tsx?$/g, ''))
    .sort();

const row = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
const table = (head: string[], rows: (string | number)[][]) => [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

const showSlices = (tree: Tree, calls: Call[]) =>
  slices.map((slice) => [
    slice,
    ...floors.map((floor) => countFiles(tree, floor, slice) || ''),
    pagesOf(tree, slice).join(', '),
    calls.filter((call) => call.slice === slice).length || '',
  ]);
const showCalls = (calls: Call[]) =>
  [...calls].sort(bySlice).map(({ slice, name, method, path, access, handled }) => [slice, name, `${method} ${path}`, access, handled ? 'yes' : 'no: answers 501']);

export const renderMap = (tree: Tree, calls: Call[]) => `# Map

Written by \`npm run map\`; \`npm test\` fails when it is stale.

## Slices and floors

Number of files of a slice on each floor, the pages that use it, and its calls.

${table(['slice', ...floors, 'web/pages', 'calls'], showSlices(tree, calls))}

## Calls

${calls.filter(({ handled }) => handled).length} of ${calls.length} have a handler.

${table(['slice', 'name', 'call', 'access', 'handler'], showCalls(calls))}
`;
