// `npm run bench -- profile`: runs the named measurements, or all.
import { readdirSync } from 'node:fs';

const notBenches = new Set(['run.ts', 'load.ts', 'reference.ts', 'stream-upstream.ts']);
const benches = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.ts') && !notBenches.has(name)).map((name) => name.slice(0, -3));
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !benches.includes(name));
if (unknown.length > 0) throw new Error(`There is no measurement called ${unknown.join(', ')}; there are ${benches.join(', ')}.`);
for (const name of asked.length > 0 ? asked : benches) await import(`./${name}.ts`);
