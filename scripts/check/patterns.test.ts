import { describe, expect, test } from 'vitest';
import { checkTree } from './rules.ts';
import { makeTree } from './source.ts';

const only = (path: string, text: string) => checkTree(makeTree({ [path]: text })).map(({ path: at, line, rule }) => `${at}:${line} ${rule}`);

const feature = 'src/web/features/mood/view.tsx';
const query = 'src/server/db/mood.ts';

describe('a pattern fires', () => {
  test.each([
    ['default-export', feature, 'export default function View() {}'],
    ['default-export', feature, 'export { view as default };'],
    ['barrel', 'src/domain/plan.ts', "export * from './price.ts';"],
    ['barrel', 'src/domain/plan.ts', "export { price } from './price.ts';"],
    ['settings', 'src/server/features/mood.ts', 'const port = process.env.PORT;'],
    ['settings', 'src/server/app.ts', 'const quote = /`/; const port = process.env.PORT;'],
    ['settings', 'src/server/app.ts', "const half = a / 2; const port = process.env['PORT']; const rest = b / 2;"],
    ['settings', feature, 'const key = import.meta.env.VITE_KEY;'],
    ['markup', feature, 'const a = <p dangerouslySetInnerHTML={{ __html: text }} />;'],
    ['markup', feature, 'element.innerHTML = text;'],
    ['pure', 'src/domain/plan.ts', 'const now = Date.now();'],
    ['pure', 'src/coach/brief.ts', 'const now = new Date();'],
    ['pure', 'src/server/prompts/chat.ts', 'const n = Math.random();'],
    ['light-browser', feature, "import { api } from '#contract/api';"],
    ['named-statement', query, "await client.query({ name: 'find', text });"],
    ['named-statement', query, "const find = db.select().from(moods).prepare('find');"],
    ['session-lock', query, 'await client.query(`select pg_advisory_lock(1)`);'],
    ['session-lock', 'src/server/jobs/clean.ts', "const s = 'select pg_try_advisory_lock(1)';"],
    ['listen', query, "await client.query('LISTEN changes');"],
    ['listen', query, "await client.query(\"select pg_notify('a', 'b')\");"],
    ['session-set', query, "await client.query('set statement_timeout = 100');"],
    ['session-set', query, "await client.query('begin; set search_path to x');"],
    ['sequence', query, "const id = serial('id');"],
    ['sequence', query, "await client.query(\"select nextval('a')\");"],
    ['sequence', 'src/server/db/migrations/0001_start.sql', 'create table a ("id" serial);'],
    ['built-sql', query, 'await db.execute(sql.raw(text));'],
    ['built-sql', query, 'await client.query(`select * from a where id = ${id}`);'],
    ['built-sql', query, "await client.query('select * from a where id = ' + id);"],
  ])('%s: %s %s', (rule, path, line) => {
    expect(only(path, `const before = 1;\n${line}\n`)).toEqual([`${path}:2 ${rule}`]);
  });
});

describe('a pattern stays silent', () => {
  test.each([
    ['the settings file reads the settings', 'src/server/config.ts', 'const port = process.env.PORT;'],
    ['a bundler flag is no setting', feature, 'if (import.meta.env.DEV) start();'],
    ['a word in a text', feature, "const a = 'process.env and export default';"],
    ['a word in a comment', feature, '// export default is refused, so is element.innerHTML = text'],
    ['a statement in a comment', query, '// pg_advisory_lock would stay on the connection\n/* sql.raw( */'],
    ['a date from a value', 'src/domain/plan.ts', 'const end = new Date(start);'],
    ['the clock above the pure floors', 'src/server/features/mood.ts', 'const now = Date.now();'],
    ['types of the whole table', feature, "import type { Api } from '#contract/api';"],
    ['the calls of a slice', feature, "import { trackMood } from '#contract/mood';"],
    ['a lock that a transaction holds', query, 'await tx.execute(sql`select pg_advisory_xact_lock(1)`);'],
    ['SET LOCAL', query, "await client.query('set local statement_timeout = 100');"],
    ['the set of an update', query, 'await db.execute(sql`update a\n  set b = ${c} where id = ${id}`);'],
    ['values through the tag', query, 'await db.execute(sql`select * from a where id = ${id}`);'],
    ['values as $1', query, "await client.query('select * from a where id = $1', [id]);"],
    ['an apostrophe in markup', feature, "const a = <p>Don't</p>;\nconst b = 'element.innerHTML = x';"],
    ['a template in a template', feature, 'const a = `x ${b ? `export default ${c}` : ""} export default`;'],
    ['a quote in a regular expression', feature, "const a = /['\"`]/.test(b);\nconst c = 'export default';"],
  ])('%s', (_, path, text) => {
    expect(only(path, `${text}\n`)).toEqual([]);
  });

  test('an excuse with a reason, for that rule alone', () => {
    const line = 'export const now = Date.now();';
    expect(only('src/domain/plan.ts', `// allow(pure): the start of the process, not of a rule\n${line}\n`)).toEqual([]);
    expect(only('src/domain/plan.ts', `// allow(pure): ok\n${line}\n`)).toEqual(['src/domain/plan.ts:2 pure']);
    expect(only('src/domain/plan.ts', `// allow(pure):\n${line}\n`)).toEqual(['src/domain/plan.ts:2 pure']);
    expect(only('src/domain/plan.ts', `// allow(markup): the start of the process, not of a rule\n${line}\n`)).toEqual(['src/domain/plan.ts:2 pure']);
  });
});
