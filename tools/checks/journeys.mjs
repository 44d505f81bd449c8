// `npm run test:e2e`: journeys in a real browser through the built shop. Ends with `N passed, N failed`.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt, root } from '../shop/build.mjs';
import { findBrowser } from './find-browser.mjs';
import { openShop } from './open-shop.mjs';

await ensureBuilt(['@foolscap/storefront']);
const browser = await findBrowser();
const shop = await openShop({
  env: { SIGN_IN_ATTEMPTS_PER_MINUTE: '1000', CARD_ATTEMPTS_PER_MINUTE: '1000', FAULTS: '1' },
});
const folder = mkdtempSync(join(tmpdir(), 'journeys-'));
const report = join(folder, 'report.json');

const code = await new Promise((resolve) => {
  spawn(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config',
      'apps/storefront/e2e/playwright.config.mjs',
      ...process.argv.slice(2),
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        SHOP_URL: shop.url,
        SHOP_DATA_DIR: shop.dataDir,
        CHROME_PATH: browser,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      },
    },
  ).on('exit', (exit) => resolve(exit ?? 1));
});

let passed = 0;
let failed = code === 0 ? 0 : 1;
try {
  const { stats } = JSON.parse(readFileSync(report, 'utf8'));
  passed = stats.expected;
  failed = stats.unexpected + stats.flaky + stats.skipped || failed;
} catch {
  console.log('The journeys ended without a report.');
}
if (failed) console.log(shop.output().split('\n').slice(-15).join('\n'));
await shop.close();
rmSync(folder, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed || passed === 0 ? 1 : 0;
