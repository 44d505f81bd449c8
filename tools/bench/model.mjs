// Measures the functions that run at every change of a cart: pricing on the server, reducer and selectors in the browser.
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { serverConditions } from '../build/vite.shared.mjs';
import { root } from '../shop/build.mjs';

const LINES = 500;

/** Builds the entry from the sources of the libraries, and loads it. */
async function loadEntry() {
  const folder = mkdtempSync(join(root, 'out/bench-'));
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      root,
      define: { 'process.env.NODE_ENV': '"production"' },
      ssr: { noExternal: [/^@foolscap\//], resolve: { conditions: serverConditions } },
      build: { ssr: join(import.meta.dirname, 'model-entry.mjs'), outDir: folder, minify: false },
    });
    return await import(pathToFileURL(join(folder, 'model-entry.js')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @returns {number} the median duration in milliseconds */
function time(work) {
  const times = [];
  for (let turn = 0; turn < 300; turn += 1) {
    const begun = performance.now();
    work();
    times.push(performance.now() - begun);
  }
  // Warm-up calls, before the code is optimized.
  return times.slice(100).sort((a, b) => a - b)[100];
}

/** Returns the milliseconds of each function on a cart of 500 lines, or a navigation of 500 items. */
export async function measureModel() {
  const { createNavigation, createPricing, createReplies } = await loadEntry();
  const replies = createReplies(LINES);
  return {
    'priceCart, 500 lines': time(createPricing(LINES)),
    'explainNavItem, 500 items': time(createNavigation(LINES)),
    'reducer and selectors, whole reply': time(replies.whole),
    'reducer and selectors, change of a line': time(replies.change),
  };
}
