// Lists the packages that stories load in a browser. Vite bundles them once for all runs, into a folder whose name depends only on these
// packages.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Paths of code that does not run in browsers. */
const NOT_FOR_BROWSERS = /node_modules|(^|[\\/])(dist|server|contract|e2e)[\\/]|\.test\.|\.d\.ts$/;

/** Packages that no source imports explicitly: those of JSX, Storybook and the preview. */
const OF_THE_PREVIEW = [
  'axe-core',
  'react-dom',
  'react-dom/client',
  'react-dom/test-utils',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
];

let found;

/** Lists the packages that the stories' code imports, statically or dynamically, by their entries. */
export function storyDependencies() {
  if (found) return found;
  const names = new Set(OF_THE_PREVIEW);
  for (const folder of ['libs', 'apps/storefront/src']) {
    for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(file) || NOT_FOR_BROWSERS.test(file)) continue;
      const text = readFileSync(join(root, folder, file), 'utf8');
      for (const [, direct, dynamic] of text.matchAll(
        /^(?:import|export) (?!type)[^;]*?from '([^'.][^']*)';|\bimport\('([^'.][^']*)'\)/gm,
      )) {
        const name = direct ?? dynamic;
        if (!/^(@foolscap\/|@storybook\/|storybook\/|node:|react-dom\/server)/.test(name)) names.add(name);
      }
    }
  }
  found = [...names].sort();
  return found;
}

/** Returns the folder of the bundles, which changes with the packages and their versions. */
export function getCacheDir() {
  const hash = createHash('sha256').update(storyDependencies().join());
  for (const file of ['package-lock.json', 'vitest.config.mjs', '.storybook/main.ts'])
    hash.update(readFileSync(join(root, file)));
  return join(root, 'node_modules/.cache/stories', hash.digest('hex').slice(0, 16));
}

/** Maximum wait for another run that is bundling, in ms. */
const LONGEST_WAIT = 120_000;

/**
 * Waits while another run bundles the packages, because two runs must not write the folder at the same time. The first run creates the
 * folder and does not wait.
 */
export async function waitForDependencies() {
  const cacheDir = getCacheDir();
  if (mkdirSync(cacheDir, { recursive: true }) !== undefined) return;
  const until = Date.now() + LONGEST_WAIT;
  while (!existsSync(join(cacheDir, 'deps/_metadata.json')) && Date.now() < until) await sleep(200);
}
