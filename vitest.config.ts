import { defineConfig } from 'vitest/config';

// Two projects: rules that need nothing, and calls through a real server on a real database.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/{contract,domain,coach}/**/*.test.ts', 'src/web/**/*.test.{ts,tsx}', 'src/server/{prompts,adapters,http}/**/*.test.ts', 'evals/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'calls',
          include: ['src/server/{db,features,flows,jobs}/**/*.test.ts', 'src/server/*.test.ts', 'faults/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
