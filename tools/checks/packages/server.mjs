// Runs the packed libraries in plain Node, without a DOM and without support for style sheets.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { getModules } from './application.mjs';
import { getEntries } from './packed.mjs';

/** Imports and requires entries, and renders quick starts and pages. Prints one error per line. */
const PROGRAM = `
import { createRequire } from 'node:module';
const faults = [];
const require = createRequire(import.meta.url);
const report = (what, error) => faults.push(what + ': ' + (error instanceof Error ? error.message : error));
const { entries, starts, pages } = JSON.parse(process.argv[2]);
for (const entry of entries) {
  try { await import(entry); } catch (error) { report(entry + ' in Node', error); }
  try { require(entry); } catch (error) { report(entry + ' by require', error); }
}
for (const start of starts) try {
  const log = console.log;
  console.log = () => {};
  const { Example } = await import('./server/' + start + '.js').finally(() => (console.log = log));
  if (!Example) continue;
  const { createElement } = await import('react');
  const { renderToString } = await import('react-dom/server');
  const html = renderToString(createElement(Example));
  if (!html.includes('<')) report(start + ' on the server', 'shows nothing');
  if (/\\sstyle=/.test(html)) report(start + ' on the server', 'has inline styles');
} catch (error) { report(start + ' on the server', error); }
for (const page of pages) try {
  // Waits for parts that load on demand, as a server that streams does.
  const { prerenderToNodeStream } = await import('react-dom/static');
  const { shows = [] } = await import('./server/' + page + '.js');
  for (const [element, texts] of shows) {
    const { prelude } = await prerenderToNodeStream(element);
    const html = (await prelude.setEncoding('utf8').toArray()).join('');
    for (const text of texts) if (!html.includes(text)) report(page + ' on the server', 'does not show "' + text + '"');
  }
} catch (error) { report(page + ' on the server', error); }
for (const fault of faults) console.log(fault);
process.exit(0);
`;

const run = (app, ...args) => {
  const { stdout, stderr, status } = spawnSync(process.execPath, args, {
    cwd: app,
    encoding: 'utf8',
    timeout: 120_000,
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
 * Runs the libraries of an application in Node, with their quick starts and pages.
 * @param {import('./packed.mjs').Application} application
 * @returns {Promise<string[]>} complaints
 */
export async function inNode(application) {
  const { app, packs } = application;
  const [starts, pages] = ['start', 'page'].map((kind) => getModules(application, kind));
  const modules = [...starts, ...pages];
  const input = Object.fromEntries(modules.map((module) => [module, join(app, `${module}.tsx`)]));
  if (modules.length > 0) await compileForNode(app, input);
  return importedInNode(app, packs.flatMap(getEntryNames), { starts, pages });
}

/** Lists the entries of a library as an application imports them. @param {import('./packed.mjs').Pack} pack */
const getEntryNames = (pack) => getEntries(pack).map((entry) => `${pack.json.name}/${entry}`);

/**
 * Imports and requires entries in an application.
 *
 * @param {string} app
 * @param {string[]} entries as an application imports them
 * @param {{ starts?: string[], pages?: string[] }} [compiled] modules that render something, and modules that describe the expected result
 * @returns {string[]} complaints
 */
export function importedInNode(app, entries, { starts = [], pages = [] } = {}) {
  writeFileSync(join(app, 'server.js'), PROGRAM);
  return run(app, 'server.js', JSON.stringify({ entries, starts, pages }));
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
