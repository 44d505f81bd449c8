// Measures what each page sends before anybody touches it, gzipped, and holds it against the budgets.
import { gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, root } from '../shop/build.mjs';
import { openShop } from './open-shop.mjs';

const KB = 1000;
/** Bytes, gzipped (docs/performance.md). */
const BUDGETS = {
  script: 130 * KB,
  css: 15 * KB,
  html: 20 * KB,
  overlays: 65 * KB,
  lazyPage: 25 * KB,
  font: 45 * KB,
};

await ensureBuilt(['@foolscap/storefront']);
const client = join(root, 'apps/storefront/dist/client');
const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
const weights = new Map();
const weigh = (file) => {
  if (!weights.has(file)) weights.set(file, gzipSync(readFileSync(join(client, file)), { level: 9 }).length);
  return weights.get(file);
};

const shop = await openShop();
const faults = [];
const rows = [];
try {
  const found = await (await fetch(`${shop.url}/cc/api/catalog/search?q=paper`)).json();
  const pages = {
    home: '/',
    browse: '/c/paper',
    search: '/search?q=paper',
    product: found.data.items[0].itemUrl,
    cart: '/cart',
    'business home': '/cc/mmx',
  };
  for (const [name, path] of Object.entries(pages)) {
    const html = await (await fetch(shop.url + path)).text();
    const sum = (pattern) =>
      [...html.matchAll(pattern)].reduce((bytes, [, file]) => bytes + weigh(file.replace(/^\//, '')), 0);
    const row = {
      page: name,
      script: sum(/(?:<script type="module" src|<link rel="modulepreload" href)="([^"]+)"/g),
      css: sum(/<link rel="stylesheet" href="([^"]+)"/g),
      html: gzipSync(html).length,
    };
    rows.push(row);
    for (const kind of ['script', 'css', 'html']) {
      if (row[kind] > BUDGETS[kind])
        faults.push(`${name}: ${kind} ${row[kind]} bytes, budget ${BUDGETS[kind]}`);
    }
  }
} finally {
  await shop.close();
}

// A circle of chunks runs a module before one that it imports from, and then no script of the page runs at all.
const walking = [];
const walked = new Set();
function walk(key) {
  if (walking.includes(key))
    faults.push(`a circle of chunks: ${[...walking.slice(walking.indexOf(key)), key].join(' > ')}`);
  if (walking.includes(key) || walked.has(key)) return;
  walking.push(key);
  for (const next of manifest[key]?.imports ?? []) walk(next);
  walking.pop();
  walked.add(key);
}
for (const key of Object.keys(manifest)) walk(key);

// Chunks that come later: each lazy page by itself, and what overlays share.
const reached = (key, seen = new Set()) => {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const next of chunk.imports ?? []) reached(next, seen);
  return seen;
};
const first = reached('src/entry-client.tsx');
const later = Object.entries(manifest)
  .filter(([key, chunk]) => chunk.isDynamicEntry && key.startsWith('src/'))
  .map(([key]) => ({
    key,
    bytes: [...reached(key)].filter((file) => !first.has(file)).reduce((sum, file) => sum + weigh(file), 0),
  }));
for (const { key, bytes } of later) {
  if (bytes > BUDGETS.lazyPage) faults.push(`${key}: ${bytes} bytes, budget ${BUDGETS.lazyPage}`);
}
const overlayKey = Object.keys(manifest).find((key) => key.endsWith('AddFeedback.tsx'));
const overlay = overlayKey
  ? [...reached(overlayKey)].filter((file) => !first.has(file)).reduce((sum, file) => sum + weigh(file), 0)
  : 0;
if (overlay > BUDGETS.overlays)
  faults.push(`add feedback with its overlays: ${overlay} bytes, budget ${BUDGETS.overlays}`);

const kb = (bytes) => `${(bytes / KB).toFixed(1)} kB`.padStart(10);
console.log('page            script       css      html   (gzip, before the first interaction)');
for (const { page, script, css, html } of rows)
  console.log(page.padEnd(14) + kb(script) + kb(css) + kb(html));
console.log(
  `\nlater: ${later.map(({ key, bytes }) => `${key.split('/').at(-1)}${kb(bytes).replace(/^ +/, ' ')}`).join(', ')}`,
);
console.log(`later: add feedback and its overlays${kb(overlay).replace(/^ +/, ' ')}`);
for (const fault of faults) console.log(`over budget: ${fault}`);
console.log(`${rows.length * 3 + later.length + 1 - faults.length} passed, ${faults.length} failed`);
process.exitCode = faults.length ? 1 : 0;
