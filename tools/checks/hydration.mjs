// Hydrates every kind of page with React's development build, which reports all hydration mismatches. Ends with `N passed, N failed`.
//   node tools/checks/hydration.mjs [FILE...]     only the files of apps/storefront/e2e/hydration whose path contains one of these
import { join } from 'node:path';
import { root, run } from '../shop/build.mjs';
import { ensureDemoData, openShop, TEST_LIMITS } from './open-shop.mjs';
import { runPlaywright } from './playwright.mjs';

const client = join(root, 'out/development-client');
const environment = { NODE_ENV: 'development' };

const template = await ensureDemoData();
const built = await run(
  process.execPath,
  [
    join(root, 'node_modules/vite/bin/vite.js'),
    'build',
    '--mode',
    'development',
    '--outDir',
    client,
    '--minify',
    'false',
    '--logLevel',
    'warn',
  ],
  { cwd: join(root, 'apps/storefront'), env: environment },
);
if (built !== 0) {
  console.log('The development build of the shop failed.\n0 passed, 1 failed');
  process.exit(1);
}

const shop = await openShop({
  template,
  env: {
    ...environment,
    ...TEST_LIMITS,
  },
  args: ['--client', client],
});
await runPlaywright({
  shop,
  config: 'apps/storefront/e2e/hydration/playwright.config.mjs',
  name: 'hydration',
  args: process.argv.slice(2),
});
