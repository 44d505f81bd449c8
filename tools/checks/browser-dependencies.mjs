import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Paths of code that does not run in browsers. */
const NOT_FOR_BROWSERS = /node_modules|(^|[\\/])(dist|server|contract|e2e)[\\/]|\.test\.|\.d\.ts$/;

/**
 * Lists the packages that the stories' code imports, by their entries. Vite finds most of them, but not those behind a dynamic import; when
 * it finds one late it reloads the page, which breaks the running tests.
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
