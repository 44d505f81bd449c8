// Runs Playwright against an open shop and counts passed and failed tests.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from '../shop/build.mjs';
import { failedLine } from './failed-line.mjs';
import { findBrowser } from './find-browser.mjs';

/** Lists the tests of a suite of Playwright's report, with those of the suites in it. */
const listSpecs = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(listSpecs)];

/** Returns the message of a test's first error, with the page where it occurred and the line of the journey. */
const firstError = ({ results, annotations = [] }) => {
  const { message = '', location } = results.flatMap(({ errors }) => errors)[0] ?? {};
  const page = annotations.find(({ type }) => type === 'page');
  return [
    page && `at ${page.description}`,
    location && `line ${location.line} of ${basename(location.file)}`,
    message,
  ]
    .filter(Boolean)
    .join(': ');
};

/**
 * Runs a Playwright configuration, prints the shop's last output after a failure, and closes the shop. Prints `N passed, N failed` and sets
 * the process's exit code; a run without a passed test fails.
 *
 * @param {object} run
 * @param {Awaited<ReturnType<typeof import('./open-shop.mjs').openShop>>} run.shop
 * @param {string} run.config path of the configuration from the workspace's root
 * @param {string} run.name folder of the pictures of failures in `test-results`; a run empties its folder, so runs side by side need their own
 * @param {string[]} [run.args] further arguments of Playwright, for example the files to run
 * @param {string} [run.template] data of a new shop, for journeys that open one with other settings
 */
export async function runPlaywright({ shop, config, name, args = [], template = '' }) {
  const folder = mkdtempSync(join(tmpdir(), 'playwright-'));
  const report = join(folder, 'report.json');
  const code = await new Promise((resolve) => {
    const output = join('test-results', name);
    const cli = ['node_modules/@playwright/test/cli.js', 'test', '--config', config, '--output', output];
    spawn(process.execPath, [...cli, ...args], {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        // Journeys compare pages with the texts of the libraries, read from their sources.
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --conditions=@foolscap/source`.trim(),
        SHOP_URL: shop.url,
        SHOP_DATA_DIR: shop.dataDir,
        SHOP_TEMPLATE: template,
        CHROME_PATH: findBrowser(),
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      },
    }).on('exit', (exit) => resolve(exit ?? 1));
  });

  let passed = 0;
  let failed = code === 0 ? 0 : 1;
  try {
    const { stats, suites } = JSON.parse(readFileSync(report, 'utf8'));
    for (const { file, title, tests } of suites.flatMap(listSpecs))
      if (tests.some(({ status }) => status !== 'expected'))
        console.log(failedLine(file, title, tests.map(firstError).join('\n')));
    passed = stats.expected;
    failed = stats.unexpected + stats.flaky + stats.skipped || failed;
  } catch {
    console.log('Playwright ended without a report.');
  }
  if (failed) console.log(shop.output().split('\n').slice(-15).join('\n'));
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed || passed === 0 ? 1 : 0;
}
