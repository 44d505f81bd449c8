// Builds the application in `cart-screens/`, which a team would write around the cart's screens, from the packed libraries alone, and uses it
// in a browser: with the library's fake, and with the API of the built shop.
import { cpSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { ensureBuilt } from '../../shop/build.mjs';
import { findBrowser, launchArgs } from '../find-browser.mjs';
import { openShop } from '../open-shop.mjs';
import { checkApplication } from './application.mjs';
import { useApi, useFake } from './cart-screens-walk.mjs';
import { getBlocks } from './readme.mjs';

const EXAMPLE = fileURLToPath(new URL('cart-screens', import.meta.url));
const README = fileURLToPath(new URL('../../../libs/cart/README.md', import.meta.url));

/** Files of the example that the README shows; each block begins with the name. */
const SHOWN = ['store.ts', 'Header.tsx', 'CartScreen.tsx', 'App.tsx', 'fake-clients.ts', 'api-clients.ts'];

/** Compares the code in the README with the example. @returns {string[]} complaints */
export function compareReadme(
  markdown = readFileSync(README, 'utf8'),
  read = (name) => readFileSync(join(EXAMPLE, name), 'utf8'),
) {
  const blocks = new Set(getBlocks(markdown).map(({ code }) => code));
  const tokens = /^:root \{\n[^}]*\}\n/m.exec(read('theme.css'))?.[0];
  const differs = [
    ...SHOWN.filter((name) => !blocks.has(read(name))),
    ...(blocks.has(tokens) ? [] : ['the tokens of theme.css']),
  ];
  return differs.map((name) => `README does not show ${name} as in tools/checks/packages/cart-screens`);
}

/** Lists modules of overlays that the first page loads. */
function overlaysAtFirst({ output }) {
  const chunks = new Map(output.map((chunk) => [chunk.fileName, chunk]));
  const reached = new Set();
  const follow = (name) => {
    const chunk = chunks.get(name);
    if (reached.has(chunk) || chunk?.type !== 'chunk') return;
    reached.add(chunk);
    chunk.imports.forEach(follow);
  };
  output.filter(({ isEntry }) => isEntry).forEach(({ fileName }) => follow(fileName));
  return [...reached]
    .flatMap(({ modules }) => Object.entries(modules))
    .filter(([id, { renderedLength }]) => renderedLength > 0 && /[\\/]ui[\\/]dist[\\/]overlays[\\/]/.test(id))
    .map(([id]) => `the first page loads ${id.slice(id.indexOf('@foolscap'))}`);
}

async function buildExample(root) {
  const result = await build({
    root,
    configFile: join(root, 'vite.config.js'),
    logLevel: 'error',
    build: { reportCompressedSize: false, target: 'es2022' },
  });
  const overlays = overlaysAtFirst(result);
  const chunks = readdirSync(join(root, 'dist/assets')).filter((file) => file.endsWith('.js'));
  return chunks.length > 1 ? overlays : [...overlays, 'nothing is loaded on demand'];
}

/** Serves the built application with a walk through it. @returns {Promise<string[]>} complaints */
async function serve(root, walk) {
  const server = await preview({
    root,
    configFile: join(root, 'vite.config.js'),
    logLevel: 'error',
    preview: { host: 'localhost', port: 0, open: false },
  });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: launchArgs });
  try {
    return await walk(browser, server.resolvedUrls.local[0]);
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Serves the application with a walk, with the API of a shop. */
async function serveWithApi(root, shop) {
  process.env.API_URL = shop.url;
  try {
    return await serve(root, useApi);
  } finally {
    delete process.env.API_URL;
  }
}

/**
 * Checks the application with the cart's screens.
 *
 * @param {import('./packed.mjs').Pack} cart its application has the packed libraries and nothing else of this workspace
 * @param {{ pictures?: string }} [options] folder for pictures of the screens; none by default
 * @returns {Promise<Record<string, string[]>>} complaints by part
 */
export async function getCartScreens({ app }, { pictures } = {}) {
  const root = join(app, 'screens');
  cpSync(EXAMPLE, root, { recursive: true });
  await ensureBuilt(['@foolscap/storefront']);
  // It starts while the application is built and used with the fake.
  const opening = openShop().catch((error) => error);
  try {
    const built = await buildExample(root).catch((error) => [String(error)]);
    const typed = await checkApplication({ app: root });
    const withFake = await serve(root, (browser, url) => useFake(browser, url, pictures));
    const shop = await opening;
    const withApi = shop instanceof Error ? [shop.message] : await serveWithApi(root, shop);
    return {
      'README of the cart, its application': compareReadme(),
      "an application with the cart's screens, built": built,
      "an application with the cart's screens, typed": typed,
      'the cart in an application, with its fake': withFake,
      'the cart in an application, with the API': withApi,
    };
  } finally {
    await (await opening).close?.();
  }
}
