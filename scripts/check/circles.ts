import { linksOf } from './imports.ts';
import { isTest } from './source.ts';
import type { Failure, Rule, Tree } from './source.ts';

type Link = { line: number; target: string };

// Depth first; a file met again while it is still open closes a circle. Each circle is told once.
const walk = (links: Map<string, Link[]>) => {
  const state = new Map<string, 'open' | 'done'>();
  const open: string[] = [];
  const failures: Failure[] = [];
  const visit = (path: string) => {
    state.set(path, 'open');
    open.push(path);
    for (const { target, line } of links.get(path) ?? []) {
      if (state.get(target) === 'open') {
        const circle = [...open.slice(open.indexOf(target)), target].join(' → ');
        failures.push({ path, line, rule: 'circles', what: circle, todo: 'move what both need into a file that neither imports back' });
      } else if (!state.has(target)) visit(target);
    }
    open.pop();
    state.set(path, 'done');
  };
  for (const path of links.keys()) if (!state.has(path)) visit(path);
  return failures;
};

export const checkCircles: Rule = (tree: Tree) => {
  const links = new Map<string, Link[]>();
  for (const source of tree.values()) {
    if (source.path.startsWith('src/') && !isTest(source.path)) links.set(source.path, linksOf(tree, source));
  }
  return walk(links);
};
