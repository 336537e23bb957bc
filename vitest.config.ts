import { configDefaults, defineConfig } from 'vitest/config';

// Broken providers need no database: once is enough.
const withoutDatabase = 'faults/{chat,providers,provider-*,vendors}.test.ts';

// Two projects: rules that need nothing, and calls through a real server on a real database.
export default defineConfig({
  test: {
    // Each file has a server and a database of its own, so two files at a time suit two cores.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          // Whole evaluation sets run here, and the machine may be busy.
          testTimeout: 60_000,
          include: ['src/{contract,domain,coach}/**/*.test.ts', 'src/web/**/*.test.{ts,tsx}', 'src/server/{prompts,adapters,http}/**/*.test.ts', 'evals/**/*.test.ts', 'scripts/**/*.test.ts', withoutDatabase],
        },
      },
      {
        test: {
          name: 'calls',
          globalSetup: './scripts/test/built.mjs',
          include: ['src/server/{db,features,flows,jobs}/**/*.test.ts', 'src/server/*.test.ts', 'faults/**/*.test.ts'],
          exclude: [...configDefaults.exclude, withoutDatabase],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // Nothing but a house of its own is changed by a file, so what was loaded serves the next one too.
          isolate: false,
        },
      },
    ],
  },
});
