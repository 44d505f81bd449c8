import { defineConfig } from '@playwright/test';
import { launchArgs } from '../../../tools/checks/find-browser.mjs';

/** Journeys run one after another in one store, because they share orders and stock. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  workers: 1,
  fullyParallel: false,
  retries: 0,
  // `npm run test:full` also runs the journeys that repeat another one at a further width.
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
