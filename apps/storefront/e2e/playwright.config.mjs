import { defineConfig } from '@playwright/test';
import { launchArgs } from '../../../tools/checks/find-browser.mjs';

/**
 * Runs three journeys at a time, because two would leave a third of two cores idle; those in the same file run one after another. All use
 * one shop. Each has its own shoppers and, if it changes products, its own products, or holds a demo member (hold-account.ts).
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  workers: 3,
  fullyParallel: false,
  retries: 0,
  // Only `npm run test:full` runs the others.
  ...(process.env.FOOLSCAP_FULL ? {} : { grepInvert: /@full/ }),
  // Long enough for a busy machine that pauses for seconds; limits that matter to shoppers are in the journeys and benchmarks.
  timeout: 150_000,
  expect: { timeout: 15_000 },
  reporter: [['dot'], ['json']],
  use: {
    baseURL: process.env.SHOP_URL,
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      args: launchArgs,
      // Slows down every action, so that tests meet pages that have changed in the meantime, as on a busy machine (docs/contributing.md).
      slowMo: Number(process.env.SLOW_TEST_MS ?? 0),
    },
  },
});
