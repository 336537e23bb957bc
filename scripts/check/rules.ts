import { checkCircles } from './circles.ts';
import { checkFloors } from './floors.ts';
import { checkNames } from './names.ts';
import { checkPatterns } from './patterns.ts';
import { checkSizes } from './sizes.ts';
import { checkVendors } from './vendors.ts';
import type { Failure, Source, Tree } from './source.ts';

const rules = [checkFloors, checkCircles, checkVendors, checkSizes, checkNames, checkPatterns];

// `// allow(rule): reason` on the line or the one above excuses it; without a reason it excuses nothing.
const excuse = /\/\/ allow\(([a-z-]+)\):[ \t]*(\S[^\n]{7,})/;
const isExcused = (source: Source | undefined, { line, rule }: Failure) => {
  const lines = source?.text.split('\n') ?? [];
  return [lines[line - 1], lines[line - 2]].some((text) => excuse.exec(text ?? '')?.[1] === rule);
};

export const checkTree = (tree: Tree): Failure[] =>
  rules
    .flatMap((rule) => rule(tree))
    .filter((failure) => !isExcused(tree.get(failure.path), failure))
    .sort((a, b) => a.path.localeCompare(b.path) || a.line - b.line);

export const showFailure = ({ path, line, rule, what, todo }: Failure) => `${path}:${line}  ${rule}: ${what}\n    ${todo}`;
