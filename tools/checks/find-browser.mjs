#!/usr/bin/env node
// Finds a Chromium for the story tests and the journeys, or installs one. Prints its path.
//   node tools/checks/find-browser.mjs
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

/** For machines without a sandbox, a display, or network access. */
export const launchArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Time limit of a download or an installation, in ms. */
const TIMEOUT_MS = 240_000;

/** Headless Chromium without browser windows and services, which needs half the CPU time for the same pages. */
const HEADLESS_SHELL = 'chromium-headless-shell';

const names =
  process.platform === 'win32'
    ? ['chrome.exe']
    : [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Usual locations of browsers that are not on the PATH. */
const places = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
};

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  for (const name of names) {
    for (const folder of folders) {
      const file = join(folder, name);
      if (existsSync(file) && answers(file)) return file;
    }
  }
  return (places[process.platform] ?? []).find((file) => existsSync(file) && answers(file));
}

/** Checks that the program runs. On some Ubuntu machines `chromium` is a stub that only explains how to install the real one. */
function answers(file) {
  const { status } = spawnSync(file, ['--version', '--no-sandbox'], { timeout: 20_000, stdio: 'ignore' });
  return status === 0 || (process.platform === 'win32' && existsSync(file));
}

/** Returns the path of Playwright's installed Chromium, if there is one. */
function ofPlaywright() {
  try {
    const file = require('@playwright/test').chromium.executablePath();
    return file && existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

function isDebian() {
  try {
    return /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

function byApt(log) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !isDebian()) return undefined;
  log('No browser found: installing Chromium with apt-get.');
  const options = {
    timeout: TIMEOUT_MS,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  const install = (...packages) =>
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
  try {
    execFileSync('apt-get', ['update', '-qq'], options);
    try {
      install(HEADLESS_SHELL, 'fonts-liberation');
    } catch {
      // Not every release has that package.
      install('chromium', 'fonts-liberation');
    }
  } catch (error) {
    log(`apt-get failed: ${error instanceof Error ? error.message : String(error)}`);
  }
  return onPath();
}

function byPlaywright(log) {
  log("No browser found: trying Playwright's own download.");
  const cli = join(dirname(require.resolve('@playwright/test/package.json')), 'cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], {
    timeout: TIMEOUT_MS,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return ofPlaywright();
}

/**
 * Returns the path of a Chromium that starts. In this order: CHROME_PATH; the PATH; Playwright's installed one; apt-get as root on Debian
 * or Ubuntu; Playwright's download.
 *
 * @param {(line: string) => void} [log] receives progress; standard error by default
 * @returns {string}
 */
export function findBrowser(log = (line) => process.stderr.write(`${line}\n`)) {
  const chosen = process.env.CHROME_PATH;
  if (chosen !== undefined && chosen !== '') {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROME_PATH names ${chosen}, but there is no such file.`);
  }
  const found = onPath() ?? ofPlaywright() ?? byApt(log) ?? byPlaywright(log);
  if (found !== undefined) return found;
  throw new Error(
    'No Chromium could be found or installed. Install Chromium or Google Chrome, or set CHROME_PATH to its program.',
  );
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    console.log(findBrowser());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
