import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What no browser runs. */
const NOT_FOR_BROWSERS = /node_modules|(^|[\\/])(dist|server|contract|e2e)[\\/]|\.test\.|\.d\.ts$/;

/**
 * The packages that the stories' code asks for, by their entries. Vite finds most of them by itself, but not what only a dynamic import
 * leads to; finding one late it loads the page anew, and with it go the tests.
 */
export function browserDependencies() {
  const found = new Set();
  for (const folder of ['libs', 'apps/storefront/src']) {
    for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(file) || NOT_FOR_BROWSERS.test(file)) continue;
      const text = readFileSync(join(root, folder, file), 'utf8');
      for (const [, direct, dynamic] of text.matchAll(
        /^(?:import|export) (?!type)[^;]*?from '([^'.][^']*)';|\bimport\('([^'.][^']*)'\)/gm,
      )) {
        const name = direct ?? dynamic;
        if (!/^(@foolscap\/|@storybook\/|storybook\/|node:|react-dom\/server)/.test(name)) found.add(name);
      }
    }
  }
  return [...found].sort();
}
