import { defineConfig } from '@playwright/test';

// `npm test` finds a Chromium and names it here; the fixtures of e2e/ start the servers themselves.
const { CHROMIUM_PATH, CHROMIUM_ARGS, JOURNEYS_REPORT } = process.env;
const launchOptions = { args: (CHROMIUM_ARGS ?? '').split(' ').filter(Boolean), ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}) };

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  // A slow machine is no failure: what never comes is told from what comes late.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: JOURNEYS_REPORT ? [['list'], ['json', { outputFile: JOURNEYS_REPORT }]] : 'list',
  use: { browserName: 'chromium', launchOptions, trace: 'retain-on-failure', screenshot: 'only-on-failure' },
});
