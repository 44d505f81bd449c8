import { defineConfig } from '@playwright/test';
import { launchArgs } from '../../../tools/checks/find-browser.mjs';

/**
 * Three journeys run at a time, because two leave a third of two cores idle; those of a file run one after another. All use one shop: each has
 * shoppers and, where it changes products, products of its own, or holds a demo member (hold-account.ts).
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  workers: 3,
  fullyParallel: false,
  retries: 0,
  // Only `npm run test:full` runs the others.
  ...(process.env.FOOLSCAP_FULL ? {} : { grepInvert: /@full/ }),
  // Long enough for a busy machine that pauses for seconds; a shopper's time limits are those of the journeys and of the benchmarks.
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
      // A test that acts late, as on a busy machine, meets a page that has changed meanwhile (docs/contributing.md).
      slowMo: Number(process.env.SLOW_TEST_MS ?? 0),
    },
  },
});
