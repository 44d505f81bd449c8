// Runs the packed libraries in plain Node, without a window and without support for style sheets.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { getEntries } from './packed.mjs';

/** Imports and requires every entry and renders the quick start, if it renders something; prints errors, one a line. */
const PROGRAM = `
import { createRequire } from 'node:module';
const faults = [];
const require = createRequire(import.meta.url);
const say = (what, error) => faults.push(what + ': ' + (error instanceof Error ? error.message : error));
const [, , entries, start, page] = process.argv;
for (const entry of JSON.parse(entries)) {
  try { await import(entry); } catch (error) { say(entry + ' in Node', error); }
  try { require(entry); } catch (error) { say(entry + ' by require', error); }
}
if (start) try {
  const log = console.log;
  console.log = () => {};
  const { Example } = await import(start);
  console.log = log;
  if (Example) {
    const { createElement } = await import('react');
    const { renderToString } = await import('react-dom/server');
    const html = renderToString(createElement(Example));
    if (!html.includes('<')) say('the start on the server', 'shows nothing');
    if (/\\sstyle=/.test(html)) say('the start on the server', 'has inline styles');
  }
} catch (error) { say('the start on the server', error); }
if (page) try {
  // Waits for parts that load on demand, as a server that streams does.
  const { prerenderToNodeStream } = await import('react-dom/static');
  const { shows = [] } = await import(page);
  for (const [element, texts] of shows) {
    const { prelude } = await prerenderToNodeStream(element);
    const html = (await prelude.setEncoding('utf8').toArray()).join('');
    for (const text of texts) if (!html.includes(text)) say('the page on the server', 'does not show "' + text + '"');
  }
} catch (error) { say('the page on the server', error); }
for (const fault of faults) console.log(fault);
process.exit(0);
`;

const run = (app, ...args) => {
  const { stdout, stderr, status } = spawnSync(process.execPath, args, {
    cwd: app,
    encoding: 'utf8',
    timeout: 30_000,
  });
  return [...stdout.split('\n').filter(Boolean), ...(status === 0 ? [] : [stderr || `ended with ${status}`])];
};

/** Compiles modules for Node and leaves all packages to Node itself, except style sheets. */
export async function compileForNode(app, input, plugins = []) {
  await build({
    root: app,
    configFile: false,
    logLevel: 'error',
    plugins,
    build: {
      ssr: true,
      outDir: join(app, 'server'),
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: { input, output: { entryFileNames: '[name].js' } },
    },
    oxc: { jsx: { runtime: 'automatic' } },
  });
}

/**
 * Runs a pack in Node.
 * @param {import('./packed.mjs').Pack} pack its application has `start.tsx`
 * @returns {Promise<string[]>} complaints
 */
export async function inNode(pack) {
  const { app } = pack;
  const pages = ['start', 'page'].filter((name) => existsSync(join(app, `${name}.tsx`)));
  const input = Object.fromEntries(pages.map((name) => [name, join(app, `${name}.tsx`)]));
  if (pages.length > 0) await compileForNode(app, input);
  const compiled = (name) => (pages.includes(name) ? `./server/${name}.js` : '');
  return importedInNode(pack, getEntries(pack), compiled('start'), compiled('page'));
}

/**
 * Imports and requires entries in an application.
 *
 * @param {import('./packed.mjs').Pack} pack
 * @param {string[]} entries
 * @param {string} [start] module that renders something
 * @param {string} [page] module that describes the expected result
 * @returns {string[]} complaints
 */
export function importedInNode({ app, name }, entries, start = '', page = '') {
  writeFileSync(join(app, 'server.js'), PROGRAM);
  const names = entries.map((entry) => `@foolscap/${name}/${entry}`);
  return run(app, 'server.js', JSON.stringify(names), start, page);
}

/** A minimal test runner for rendering tests. */
const RUNNER = `
const faults = [];
const text = (value) => JSON.stringify(value)?.slice(0, 120);
const matchers = (value) => ({
  toMatch: (pattern) => [pattern.test(value), 'match ' + pattern],
  toContain: (part) => [value.includes(part), 'contain ' + text(part)],
  toBe: (other) => [Object.is(value, other), 'be ' + text(other)],
  toEqual: (other) => [JSON.stringify(value) === JSON.stringify(other), 'equal ' + text(other)],
  toHaveLength: (length) => [value.length === length, 'have the length ' + length],
});
const judged = (value, wanted) =>
  Object.fromEntries(Object.entries(matchers(value)).map(([name, match]) => [name, (...args) => {
    const [holds, words] = match(...args);
    if (holds !== wanted) throw new Error(text(value) + (wanted ? ' should ' : ' should not ') + words);
  }]));
globalThis.expect = (value) => ({ ...judged(value, true), not: judged(value, false) });
let count = 0;
globalThis.test = (name, body) => {
  count += 1;
  try { body(); } catch (error) { faults.push(name + ': ' + (error instanceof Error ? error.message : error)); }
};
globalThis.test.each = (table) => (name, body) => {
  for (const row of table.map((given) => [given].flat()))
    globalThis.test(name.replace('%s', row[0]), () => body(...row));
};
await import('./server/' + process.argv[2] + '.js');
if (count < 3) faults.push('hardly anything was rendered');
for (const fault of faults) console.log(fault);
process.exit(0);
`;

/**
 * Runs the server tests of ui's entries (`ssr.test.tsx`), which have a case for every component, against the package instead of the
 * sources.
 *
 * @param {import('./packed.mjs').Pack} ui
 * @returns {Promise<string[]>} complaints
 */
export async function listServerTests({ app, dir }) {
  const entries = readdirSync(join(dir, 'src')).filter((entry) =>
    existsSync(join(dir, 'src', entry, 'ssr.test.tsx')),
  );
  const toPackage = {
    name: 'to-package',
    enforce: 'pre',
    resolveId(id, importer) {
      if (importer === undefined || !/^\.\.?\//.test(id)) return undefined;
      const [, own, other] = /\/src\/(\w+)\/ssr\.test\.tsx$/.exec(importer.replaceAll('\\', '/')) ?? [];
      const entry = id === './index.ts' ? own : /^\.\.\/(\w+)\/index\.ts$/.exec(id)?.[1];
      return own && entry ? { id: `@foolscap/ui/${entry}`, external: true } : other;
    },
  };
  const input = Object.fromEntries(
    entries.map((entry) => [`test-${entry}`, join(dir, 'src', entry, 'ssr.test.tsx')]),
  );
  await compileForNode(app, input, [toPackage]);
  writeFileSync(join(app, 'tests.js'), RUNNER);
  return entries.flatMap((entry) => run(app, 'tests.js', `test-${entry}`).map((line) => `${entry}: ${line}`));
}
