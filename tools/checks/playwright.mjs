// Runs Playwright against an open shop and counts passed and failed tests.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { root } from '../shop/build.mjs';
import { findBrowser } from './find-browser.mjs';
import { writeReport } from './reports/write-report.mjs';

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

/** Converts the files of Playwright's report to our format. A test that was skipped, or passed on retry, counts as failed. */
const describeFiles = (folder, { suites }) =>
  suites.map((suite) => {
    const specs = listSpecs(suite);
    const isGood = ({ tests }) => tests.every(({ status }) => status === 'expected');
    return {
      path: join(folder, suite.file),
      ms: specs
        .flatMap(({ tests }) => tests)
        .flatMap(({ results }) => results)
        .reduce((sum, { duration }) => sum + duration, 0),
      passed: specs.filter(isGood).length,
      failures: specs
        .filter((spec) => !isGood(spec))
        .map(({ title, tests }) => ({ title, message: tests.map(firstError).join('\n') })),
    };
  });

/**
 * Runs a Playwright configuration, prints the shop's last output after a failure, and closes the shop. Prints `N passed, N failed` and sets
 * the process's exit code; a run without a passed test fails.
 *
 * @param {object} run
 * @param {Awaited<ReturnType<typeof import('./open-shop.mjs').openShop>>} run.shop
 * @param {string} run.config path of the configuration from the workspace's root
 * @param {string} run.name folder for screenshots of failures in `test-results`. A run empties its folder, so parallel runs need different ones.
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

  const files = existsSync(report)
    ? describeFiles(join(root, dirname(config)), JSON.parse(readFileSync(report, 'utf8')))
    : [];
  if (code !== 0 && files.every(({ failures }) => failures.length === 0))
    files.push({ path: config, ms: 0, passed: 0, failures: [{ title: 'ended without a result' }] });
  if (code !== 0) console.log(shop.output().split('\n').slice(-15).join('\n'));
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
  if (!writeReport(files)) process.exitCode = 1;
}
