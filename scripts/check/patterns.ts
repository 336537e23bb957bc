import { isModule, isTest, lineAt } from './source.ts';
import type { Failure, Rule, Source } from './source.ts';

type Pattern = { rule: string; in: RegExp; not?: RegExp; find: RegExp; look: 'code' | 'bare'; what: string; todo: string };

const pure = /^src\/(contract|domain|coach|server\/prompts)\//;
const database = /^src\/server\/(db|jobs|http|flows|features)\/|^src\/server\/[^/]+$/;
const statementStart = String.raw`(?:[\x60'"]|;)\s*`;

// prettier-ignore
export const patterns: Pattern[] = [
  { rule: 'default-export', in: /^src\//, look: 'bare', find: /\bexport\s+default\b|\bexport\s*\{[^}]*\bas\s+default\b/g, what: 'a default export has no name of its own', todo: 'export it by its name' },
  { rule: 'barrel', in: /^src\//, look: 'bare', find: /\bexport\s+(?:type\s+)?(?:\*|\{[^}]*\}\s*from\b)/g, what: 'a re-export hides where things are', todo: 'import from the file that holds it' },
  { rule: 'settings', in: /^src\//, not: /^src\/server\/config\.ts$/, look: 'bare', find: /\bprocess\s*\.\s*env\b|\bimport\.meta\.env\.(?!DEV|PROD|SSR|MODE)/g, what: 'settings are read once', todo: 'add it to src/server/config.ts and take it from there as an argument' },
  { rule: 'markup', in: /^src\/web\//, look: 'bare', find: /\bdangerouslySetInnerHTML\b|\.(?:inner|outer)HTML\s*=|\binsertAdjacentHTML\b/g, what: 'text becomes markup here', todo: 'draw it with React; text stays text' },
  { rule: 'pure', in: pure, look: 'bare', find: /\bDate\.now\b|\bnew Date\(\s*\)|\bMath\.random\b|\bperformance\.now\b|\brandomUUID\b|\bfetch\(|\bset(?:Timeout|Interval)\(/g, what: 'this floor is pure: no clock, no chance, no network', todo: 'take the time, the seed or the value as an argument' },
  { rule: 'light-browser', in: /^src\/web\//, look: 'code', find: /\bimport\s+(?!type\b)[^;]*?from\s*['"]#contract\/api['"]/g, what: 'the whole table would be shipped to the browser', todo: "import the calls of the own slice: '#contract/mood'" },
  { rule: 'named-statement', in: database, look: 'code', find: /\.query\(\s*\{[^}]*\bname\s*:|\.prepare\(\s*['"`]\w/g, what: 'a named prepared statement breaks behind a pooler and on the embedded database', todo: 'send it unnamed' },
  { rule: 'session-lock', in: database, look: 'code', find: /\bpg_(?:try_)?advisory_(?:lock|unlock)/gi, what: 'a session lock breaks behind a pooler and never excludes on the embedded database', todo: 'use pg_advisory_xact_lock inside a transaction' },
  { rule: 'listen', in: database, look: 'code', find: new RegExp(`${statementStart}(?:un)?listen\\s+[a-z_"$]+\\s*(?=[;\\x60'"])|\\bpg_notify\\(`, 'gi'), what: 'LISTEN and NOTIFY need a session of their own', todo: 'ask the table, or use an event inside the process' },
  { rule: 'session-set', in: database, look: 'code', find: new RegExp(`${statementStart}set\\s+(?!local\\b|transaction\\b|constraints\\b)(?:session\\s+)?[a-z_."]+\\s*(?:=|\\bto\\b)|\\bset_config\\([^)]*,\\s*false\\s*\\)`, 'gi'), what: 'SET stays on a connection that others use next', todo: 'write SET LOCAL inside a transaction' },
  { rule: 'sequence', in: database, look: 'code', find: /\b(?:nextval|setval|currval)\(|\bcreate sequence\b|\bgenerated (?:always|by default) as identity\b|\b(?:small|big)?serial\(|\bpgSequence\(|\.generated(?:Always|ByDefault)AsIdentity\(|"\s(?:small|big)?serial\b/gi, what: 'a sequence ties the table to one database', todo: 'make a UUIDv7' },
  { rule: 'built-sql', in: /^src\//, look: 'code', find: /\bsql\.raw\(|\.(?:query|execute|exec)\(\s*`[^`]*\$\{|\.(?:query|execute|exec)\(\s*(['"])(?:(?!\1).)*\1\s*\+/g, what: 'SQL is put together from strings', todo: 'use the sql`…` tag or $1: values never become text of a statement' },
];

const applies = ({ rule, in: where, not }: Pattern, { path }: Source) => {
  if (!where.test(path) || not?.test(path)) return false;
  if (isTest(path)) return false;
  // A migration is SQL of its own; the rest of the rules are about modules.
  return isModule(path) || (path.endsWith('.sql') && (rule === 'sequence' || rule === 'session-lock'));
};

export const checkPatterns: Rule = (tree) => {
  const failures: Failure[] = [];
  for (const source of tree.values()) {
    for (const pattern of patterns) {
      if (!applies(pattern, source)) continue;
      for (const hit of source[pattern.look].matchAll(pattern.find)) {
        failures.push({ path: source.path, line: lineAt(source.text, hit.index), rule: pattern.rule, what: pattern.what, todo: pattern.todo });
      }
    }
  }
  return failures;
};
