import { floorOf } from './floors.ts';
import { listImports, packageOf, resolveImport } from './imports.ts';
import { isTest } from './source.ts';
import type { Failure, Rule } from './source.ts';

// Where a library may be imported: the floors, or single files.
const homes: [RegExp, string[]][] = [
  [/^(pg|pg-.*|drizzle-orm|@electric-sql\/.*)$/, ['server/db']],
  [/^(ai|@ai-sdk\/.*|stripe|nodemailer|@pydantic\/genai-prices)$/, ['server/adapters']],
  [/^(fastify|@fastify\/.*)$/, ['server/http', 'src/server/app.ts', 'src/server/main.ts']],
  [/^(radix-ui|@radix-ui\/.*)$/, ['web/ui']],
  [/^(react|react-dom|lucide-react|@tanstack\/.*|@fontsource.*)$/, ['web', 'web/ui', 'web/lib', 'web/features', 'web/pages']],
  [/^(pino|@node-rs\/.*)$/, ['server', 'server/http', 'server/adapters']],
  [/^(chrono-node|compromise|wink-nlp|wink-eng-lite-web-model|minisearch)$/, ['coach']],
];
// Floors that know only these libraries. No `node:` there: the browser runs them too, and they do no I/O.
const onlyLibraries: Record<string, RegExp> = {
  contract: /^zod$/,
  domain: /^$/,
  coach: /^(zod|chrono-node|compromise|wink-nlp|wink-eng-lite-web-model|minisearch)$/,
  'server/prompts': /^$/,
};

const judge = (path: string, floor: string, library: string): [string, string] | null => {
  const home = homes.find(([pattern]) => pattern.test(library))?.[1];
  if (home && !home.includes(floor) && !home.includes(path)) {
    return [`${library} belongs to ${home.join(', ')}`, 'ask that floor for what you need; it alone knows the library'];
  }
  if (onlyLibraries[floor]?.test(library) === false) return [`${floor} may not use ${library}`, 'this floor is pure; take what you need as an argument'];
  if (library.startsWith('node:') && floor.startsWith('web')) return [`${library} does not exist in a browser`, 'use what browsers have'];
  return null;
};

export const checkVendors: Rule = (tree) => {
  const failures: Failure[] = [];
  for (const source of tree.values()) {
    const floor = floorOf(source.path);
    if (floor === null || isTest(source.path)) continue;
    for (const { spec, line } of listImports(source)) {
      if (spec.startsWith('#') || resolveImport(source.path, spec) !== null) continue;
      const found = judge(source.path, floor, packageOf(spec));
      if (found) failures.push({ path: source.path, line, rule: 'vendors', what: found[0], todo: found[1] });
    }
  }
  return failures;
};
