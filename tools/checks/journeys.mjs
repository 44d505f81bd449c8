// `npm run test:e2e`: runs journeys in a real browser through the built shop. Ends with `N passed, N failed`.
//   node tools/checks/journeys.mjs [FILE...]   only the journeys whose path contains one of these
import { ensureDemoData, openShop, TEST_LIMITS } from './open-shop.mjs';
import { runPlaywright } from './playwright.mjs';

const template = await ensureDemoData();
const shop = await openShop({
  template,
  env: {
    ...TEST_LIMITS,
    // The journey of an import serves its pictures itself.
    PRIVATE_PICTURE_HOSTS: '127.0.0.1',
  },
});
await runPlaywright({
  shop,
  config: 'apps/storefront/e2e/playwright.config.mjs',
  name: 'journeys',
  args: process.argv.slice(2),
  template,
});
