import { describe, expect, test } from 'vitest';
import { checkTree, showFailure } from './check/rules.ts';
import { makeTree } from './check/source.ts';

// What a small tree of files breaks: 'file:line rule'.
const failuresOf = (files: Record<string, string>) => checkTree(makeTree(files)).map(({ path, line, rule }) => `${path}:${line} ${rule}`);
const only = (path: string, text: string) => failuresOf({ [path]: text });

describe('floors', () => {
  test.each([
    ['src/contract/mood.ts', '#domain/plan', 'the contract may not look up to the domain'],
    ['src/domain/plan.ts', '#coach/brief', 'the domain may not look up to the coach'],
    ['src/coach/brief.ts', '#server/config', 'the coach may not see the server'],
    ['src/server/db/mood.ts', '#server/adapters/mail', 'queries do not send mail'],
    ['src/server/adapters/mail.ts', '#server/db/mood', 'adapters do not read the database'],
    ['src/server/flows/welcome.ts', '#server/features/mood', 'flows stand below features'],
    ['src/web/ui/button.tsx', '#contract/mood', 'the design system knows no product'],
    ['src/web/lib/call.ts', '#web/ui/button.tsx', 'the library draws nothing'],
    ['src/web/features/mood/view.tsx', '#server/config', 'the web and the server never meet'],
    ['src/server/features/mood.ts', '#web/lib/call.ts', 'the server and the web never meet'],
  ])('%s may not import %s: %s', (path, spec) => {
    expect(only(path, `import { a } from '${spec}';\n`)).toEqual([`${path}:1 floors`]);
    expect(only(path, `\nimport type { A } from '${spec}';\n`)).toEqual([`${path}:2 floors`]);
    expect(only(path, `export const load = () => import('${spec}');\n`)).toEqual([`${path}:1 floors`]);
    expect(only(path, `import {\n  a,\n  b,\n} from '${spec}';\n`)).toEqual([`${path}:1 floors`]);
    expect(only(path, `import '${spec}';\n`)).toEqual([`${path}:1 floors`]);
    expect(only(path, `export type B = import('${spec}').A;\n`)).toEqual([`${path}:1 floors`]);
  });

  test.each([
    ['src/domain/plan.ts', '#contract/mood'],
    ['src/coach/brief.ts', '#domain/plan'],
    ['src/server/db/mood.ts', '#domain/plan'],
    ['src/server/features/mood.ts', '#server/db/chat'],
    ['src/server/app.ts', '#server/features/mood'],
    ['src/web/features/mood/view.tsx', '#web/ui/button.tsx'],
    ['src/web/features/mood/view.tsx', './copy.ts'],
    ['src/web/pages/home.tsx', '#web/features/mood/view.tsx'],
    ['src/web/routes.tsx', '#web/pages/home.tsx'],
  ])('%s may import %s', (path, spec) => {
    expect(only(path, `import { a } from '${spec}';\n`)).toEqual([]);
  });

  test('what stands in a comment or in a text is no import', () => {
    expect(only('src/domain/plan.ts', `// import { a } from '#server/config';\n/* import '#web/app.tsx' */\nexport const a = "import x from '#server/config'";\n`)).toEqual([]);
  });

  test('the core may import types of adapters, not their values', () => {
    expect(only('src/server/http/respond.ts', "import type { Clock } from '#server/adapters/clock';\n")).toEqual([]);
    expect(only('src/server/http/respond.ts', "import { clock } from '#server/adapters/clock';\n")).toEqual(['src/server/http/respond.ts:1 floors']);
    expect(only('src/server/http/respond.ts', "import { type Clock } from '#server/adapters/clock';\n")).toEqual(['src/server/http/respond.ts:1 floors']);
  });

  test('a folder that is no floor is refused', () => {
    expect(only('src/server/services/mood.ts', 'export const a = 1;\n')).toEqual(['src/server/services/mood.ts:1 floors']);
  });

  test('climbing out of a floor and leaving the ending away are refused', () => {
    expect(only('src/web/features/mood/view.tsx', "import { a } from '../../lib/call.ts';\n")).toEqual(['src/web/features/mood/view.tsx:1 floors']);
    expect(only('src/domain/plan.ts', "import { a } from './price';\n")).toEqual(['src/domain/plan.ts:1 floors']);
  });

  test('a test may import what it needs, and the product may not import a test', () => {
    expect(only('src/server/features/mood.test.ts', "import { a } from './chat.ts';\nimport pg from 'pg';\nprocess.env.X = '1';\n")).toEqual([]);
    expect(only('src/domain/plan.ts', "import { a } from './plan.test.ts';\n")).toEqual(['src/domain/plan.ts:1 floors']);
  });
});

describe('sideways', () => {
  test.each([
    ['src/server/features/mood.ts', './chat.ts'],
    ['src/server/features/mood.ts', '#server/features/chat'],
    ['src/web/features/mood/view.tsx', '../chat/view.tsx'],
    ['src/web/features/mood/view.tsx', '#web/features/chat/view.tsx'],
    ['src/web/pages/home.tsx', './login.tsx'],
  ])('%s may not import its neighbour %s', (path, spec) => {
    expect(only(path, `import type { A } from '${spec}';\n`)).toEqual([`${path}:1 sideways`]);
  });
  test('neighbours may share a style sheet', () => {
    expect(only('src/web/pages/login.tsx', "import './door.css';\n")).toEqual([]);
  });
  test('files of one slice may meet', () => {
    expect(only('src/server/features/mood-week.ts', "import { a } from './mood.ts';\n")).toEqual([]);
  });
});

describe('circles', () => {
  test('a circle is told once, with its way', () => {
    const failures = checkTree(makeTree({ 'src/domain/a.ts': "import { b } from './b.ts';\n", 'src/domain/b.ts': "import type { C } from '#domain/c';\n", 'src/domain/c.ts': "import { a } from './a.ts';\n" }));
    expect(failures.map(showFailure)).toEqual(['src/domain/c.ts:1  circles: src/domain/a.ts → src/domain/b.ts → src/domain/c.ts → src/domain/a.ts\n    move what both need into a file that neither imports back']);
  });
  test('two ways to the same file are no circle', () => {
    expect(failuresOf({ 'src/domain/a.ts': "import './b.ts';\nimport './c.ts';\n", 'src/domain/b.ts': "import './c.ts';\n", 'src/domain/c.ts': '' })).toEqual([]);
  });
});

describe('sizes', () => {
  const lines = (count: number) => 'const a = 1;\n'.repeat(count);
  test.each([
    ['src/domain/plan.ts', 200],
    ['src/web/ui/button.tsx', 250],
    ['scripts/check.ts', 200],
  ])('%s may have %i lines and not one more', (path, most) => {
    expect(only(path, lines(most))).toEqual([]);
    expect(only(path, lines(most + 1))).toEqual([`${path}:${most + 1} sizes`]);
  });
  test('data is as long as it is', () => {
    expect(failuresOf({ 'src/coach/content/cards.ts': lines(900), 'src/web/lib/icons.generated.ts': lines(900) })).toEqual([]);
  });
  test('nine files of ten have at most 150 lines', () => {
    const files = (long: number) => Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`src/domain/rule-${n}.ts`, lines(n < long ? 151 : 10)]));
    expect(failuresOf(files(2))).toEqual([]);
    expect(failuresOf(files(3))).toEqual(['src:1 sizes']);
  });
});

describe('names', () => {
  test.each(['src/domain/utils.ts', 'src/domain/date-helpers.ts', 'src/web/lib/types.ts', 'src/web/features/mood/constants.ts', 'src/server/db/mood-manager.ts', 'src/domain/common/plan.ts', 'src/domain/PowerPulse.ts', 'src/domain/index.ts', 'src/server/features/feelings.ts', 'src/web/features/moods/view.tsx'])('%s is refused', (path) => {
    const found = only(path, 'export const a = 1;\n').filter((failure) => failure.endsWith(' names'));
    expect(found).toEqual([`${path}:1 names`]);
  });
  test.each(['src/domain/plan.ts', 'src/server/features/mood.ts', 'src/server/features/brain-insights.ts', 'src/web/features/mood/power-pulse.tsx', 'src/web/ui/tokens.css', 'src/web/pages/change-password.tsx'])('%s is a good name', (path) => {
    expect(only(path, '')).toEqual([]);
  });
});

describe('vendors', () => {
  test.each([
    ['src/server/features/mood.ts', 'pg'],
    ['src/server/features/mood.ts', 'drizzle-orm/pg-core'],
    ['src/server/http/router.ts', '@electric-sql/pglite'],
    ['src/server/features/chat.ts', 'ai'],
    ['src/server/flows/answer.ts', '@ai-sdk/anthropic'],
    ['src/server/features/billing.ts', 'stripe'],
    ['src/server/jobs/mail.ts', 'nodemailer'],
    ['src/server/features/mood.ts', 'fastify'],
    ['src/web/features/mood/view.tsx', 'radix-ui'],
    ['src/server/prompts/chat.ts', 'react'],
    ['src/domain/plan.ts', 'zod'],
    ['src/domain/plan.ts', 'node:fs'],
    ['src/coach/brief.ts', 'node:fs'],
    ['src/contract/mood.ts', 'react'],
    ['src/web/lib/storage.ts', 'node:crypto'],
  ])('%s may not import %s', (path, library) => {
    expect(only(path, `import a from '${library}';\n`)).toEqual([`${path}:1 vendors`]);
  });
  test.each([
    ['src/server/db/connect.ts', 'pg'],
    ['src/server/adapters/ai/model.ts', '@ai-sdk/anthropic'],
    ['src/server/app.ts', 'fastify'],
    ['src/server/http/router.ts', 'fastify'],
    ['src/web/ui/dialog.tsx', 'radix-ui'],
    ['src/web/pages/home.tsx', 'react'],
    ['src/contract/mood.ts', 'zod/mini'],
    ['src/coach/brief.ts', 'minisearch'],
    ['src/server/db/connect.ts', 'node:fs'],
  ])('%s may import %s', (path, library) => {
    expect(only(path, `import a from '${library}';\n`)).toEqual([]);
  });
});
