// Builds an example, an application that a team might write around a library's screens, from the packed libraries alone, and uses it in a
// browser: with the library's fake, and with the API of the built shop.
import { cpSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { ensureBuilt } from '../../shop/build.mjs';
import { findBrowser, launchArgs } from '../find-browser.mjs';
import { openShop } from '../open-shop.mjs';
import { checkApplication } from './application.mjs';
import { getBlocks } from './readme.mjs';

/**
 * @typedef {object} Example
 * @property {string} folder its folder here, which holds all of its files
 * @property {string[]} shown files that the library's README shows; each block begins with the name
 * @property {Record<'readme' | 'built' | 'typed' | 'fake' | 'api', string>} names of its checks
 * @property {(browser: import('@playwright/test').Browser, url: string, pictures?: string) => Promise<string[]>} useFake walks through the
 *   application on the fake; returns complaints
 * @property {(browser: import('@playwright/test').Browser, url: string) => Promise<string[]>} useApi walks through it on the API
 */

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

/**
 * Compares the code in a README with the example.
 *
 * @param {string} markdown
 * @param {Pick<Example, 'folder' | 'shown'>} example
 * @returns {string[]} complaints
 */
export function compareReadme(
  markdown,
  { folder, shown },
  read = (name) => readFileSync(join(here(folder), name), 'utf8'),
) {
  const blocks = new Set(getBlocks(markdown).map(({ code }) => code));
  const tokens = /^:root \{\n[^}]*\}\n/m.exec(read('theme.css'))?.[0];
  const differs = [
    ...shown.filter((name) => !blocks.has(read(name))),
    ...(blocks.has(tokens) ? [] : ['the tokens of theme.css']),
  ];
  return differs.map((name) => `README does not show ${name} as in tools/checks/packages/${folder}`);
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
async function serveWithApi(root, shop, walk) {
  process.env.API_URL = shop.url;
  try {
    return await serve(root, walk);
  } finally {
    delete process.env.API_URL;
  }
}

/**
 * Checks an example.
 *
 * @param {import('./packed.mjs').Pack} pack its application has the packed libraries and nothing else of this workspace
 * @param {Example} example
 * @param {{ pictures?: boolean }} [options] takes the README's pictures of the screens again
 * @returns {Promise<Record<string, string[]>>} complaints by part
 */
export async function checkExample({ app, dir }, example, { pictures = false } = {}) {
  const { folder, names, useFake, useApi } = example;
  const root = join(app, 'screens');
  cpSync(here(folder), root, { recursive: true });
  await ensureBuilt(['@foolscap/storefront']);
  // It starts while the application is built and used with the fake.
  const opening = openShop().catch((error) => error);
  try {
    const built = await buildExample(root).catch((error) => [String(error)]);
    const typed = await checkApplication({ app: root });
    const withFake = await serve(root, (browser, url) =>
      useFake(browser, url, pictures ? join(dir, 'docs') : undefined),
    );
    const shop = await opening;
    const withApi = shop instanceof Error ? [shop.message] : await serveWithApi(root, shop, useApi);
    return {
      [names.readme]: compareReadme(readFileSync(join(dir, 'README.md'), 'utf8'), example),
      [names.built]: built,
      [names.typed]: typed,
      [names.fake]: withFake,
      [names.api]: withApi,
    };
  } finally {
    await (await opening).close?.();
  }
}
