import { brotliCompressSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { build, type Rollup } from 'vite';
import { expect, test } from 'vitest';

test('the scoring part weighs at most 40 kB in the browser, compressed', async () => {
  const entry = fileURLToPath(new URL('./score.ts', import.meta.url));
  const result = await build({ configFile: false, logLevel: 'silent', build: { write: false, minify: true, lib: { entry, formats: ['es'], fileName: 'score' } } });
  const outputs = (Array.isArray(result) ? result : [result]) as Rollup.RollupOutput[];
  const code = outputs.flatMap(({ output }) => output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : ''))).join('');
  const bytes = brotliCompressSync(code).length;
  expect(code.length).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(40_000);
  if (process.env.SHOW_SIZE) console.warn(`scoring: ${bytes} bytes brotli`);
}, 30_000);
