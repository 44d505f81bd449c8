// `npm run test:e2e`: runs journeys in a real browser through the built shop. Ends with `N passed, N failed`.
//   node tools/checks/journeys.mjs [FILE...]     only the journeys whose path contains one of these
//   node tools/checks/journeys.mjs --shard=1/3   only the first third of the files
import { ensureBuilt } from '../shop/build.mjs';
import { openShop, TEST_LIMITS } from './open-shop.mjs';
import { runPlaywright } from './playwright.mjs';

await ensureBuilt(['@foolscap/storefront']);
const shop = await openShop({
  env: {
    ...TEST_LIMITS,
    FAULTS: '1',
    // The journey of an import serves its pictures itself.
    PRIVATE_PICTURE_HOSTS: '127.0.0.1',
  },
});
const args = process.argv.slice(2);
const [, shard] = /^--shard=(\d+)\//m.exec(args.join('\n')) ?? [];
await runPlaywright({
  shop,
  config: 'apps/storefront/e2e/playwright.config.mjs',
  name: shard ? `journeys-${shard}` : 'journeys',
  args,
});
