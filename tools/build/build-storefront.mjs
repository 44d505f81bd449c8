// Builds the storefront: for each language the client, then the server. The languages are built at the same time.
import { join } from 'node:path';
import { root, run } from '../shop/build.mjs';

/** English, and the languages with translations. */
const LANGUAGES = ['', 'fr-CA'];
const vite = join(root, 'node_modules/vite/bin/vite.js');

/** Runs a build of one language; its output replaces that of the last build. */
async function build(language) {
  for (const args of [['build'], ['build', '--ssr']]) {
    const code = await run(process.execPath, [vite, ...args], {
      cwd: join(root, 'apps/storefront'),
      env: { SHOP_LANGUAGE: language },
    });
    if (code !== 0) return code;
  }
  return 0;
}

const codes = await Promise.all(LANGUAGES.map(build));
process.exitCode = codes.find((code) => code !== 0) ?? 0;
