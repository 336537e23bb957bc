import { listImports, resolveImport } from './imports.ts';
import { isModule, isTest } from './source.ts';
import type { Failure, Rule } from './source.ts';

const serverFloors = ['server/prompts', 'server/db', 'server/adapters', 'server/http', 'server/flows', 'server/jobs', 'server/features'];
const webFloors = ['web/ui', 'web/lib', 'web/features', 'web/pages'];
const shared = ['contract', 'domain', 'coach'];

// The table of docs: who may import whom. A floor that is not named here may not exist.
export const mayImport: Record<string, string[]> = {
  contract: ['contract'],
  domain: ['domain', 'contract'],
  coach: ['coach', 'contract', 'domain'],
  'server/prompts': ['server/prompts', 'contract', 'domain', 'coach'],
  'server/db': ['server/db', 'contract', 'domain'],
  'server/adapters': ['server/adapters', 'contract'],
  'server/http': ['server/http', 'contract', 'server/db', 'server/adapters'],
  'server/flows': ['server/flows', ...shared, 'server/prompts', 'server/db', 'server/adapters'],
  'server/jobs': ['server/jobs', ...shared, 'server/prompts', 'server/db', 'server/adapters'],
  'server/features': [...shared, ...serverFloors],
  server: ['server', ...shared, ...serverFloors],
  'web/ui': ['web/ui'],
  'web/lib': ['web/lib', 'contract', 'domain'],
  'web/features': ['web/features', ...shared, 'web/ui', 'web/lib'],
  'web/pages': ['web/pages', ...shared, ...webFloors],
  web: ['web', ...shared, ...webFloors],
};
const onlyTypes: Record<string, string[]> = { 'server/http': ['server/adapters'] };

export const floorOf = (path: string): string | null => {
  const [top, side, folder, ...rest] = path.split('/');
  if (top !== 'src' || side === undefined) return null;
  if (side === 'server' || side === 'web') return rest.length > 0 ? `${side}/${folder}` : side;
  return side;
};

// What may not meet its like: a slice of the features (its file or folder), a page.
export const siblingOf = (path: string) => {
  const floor = floorOf(path);
  if (floor !== 'server/features' && floor !== 'web/features' && floor !== 'web/pages') return null;
  const name = path.split('/')[3]!;
  return floor === 'server/features' ? name.replace(/\..*$/, '').split('-')[0]! : name.replace(/\..*$/, '');
};

const judge = (from: string, to: string, typeOnly: boolean): [string, string, string] | null => {
  const [floor, target] = [floorOf(from)!, floorOf(to)];
  if (target === null) return ['floors', `${from} imports ${to}, outside src/`, 'only src/ is the product; move what it needs into a floor'];
  if (!mayImport[floor]?.includes(target)) {
    return ['floors', `${floor} may not import ${target} (${to})`, `${floor} may import ${mayImport[floor]?.join(', ')}; hand it over as an argument, or move the shared rule to a lower floor`];
  }
  if (!typeOnly && onlyTypes[floor]?.includes(target)) return ['floors', `${floor} may import only types of ${target} (${to})`, 'write `import type`, and let app.ts hand the value over'];
  const [own, other] = [siblingOf(from), siblingOf(to)];
  // A style sheet says how things look, not what they do: neighbours may wear the same one.
  if (floor === target && own !== other && isModule(to)) {
    const down = floor === 'server/features' ? 'server/flows or the domain' : floor === 'web/features' ? 'web/ui, web/lib or the domain, or let the page compose both' : 'a feature';
    return ['sideways', `${own} imports its neighbour ${other} (${to})`, `neighbours never meet: move what both need down to ${down}`];
  }
  return null;
};

export const checkFloors: Rule = (tree) => {
  const failures: Failure[] = [];
  for (const source of tree.values()) {
    if (!source.path.startsWith('src/') || !isModule(source.path)) continue;
    const floor = floorOf(source.path)!;
    if (mayImport[floor] === undefined) {
      failures.push({ path: source.path, line: 1, rule: 'floors', what: `src/${floor} is not a floor`, todo: `the floors are ${Object.keys(mayImport).join(', ')}` });
      continue;
    }
    for (const { spec, line, typeOnly } of listImports(source)) {
      const target = resolveImport(source.path, spec);
      if (target === null) continue;
      const add = (rule: string, what: string, todo: string) => failures.push({ path: source.path, line, rule, what, todo });
      if (!isTest(source.path) && isTest(target)) add('floors', `the product imports test code (${target})`, 'test code serves tests only');
      if (spec.startsWith('../..')) add('floors', `'${spec}' climbs out of its floor`, "write #contract/…, #domain/…, #coach/…, #server/… or #web/…");
      if (spec.startsWith('.') && !/\.\w+(\?|$)/.test(spec)) add('floors', `'${spec}' has no ending`, 'write the ending: ./x.ts');
      const found = isTest(source.path) ? null : judge(source.path, target, typeOnly);
      if (found) add(...found);
    }
  }
  return failures;
};
