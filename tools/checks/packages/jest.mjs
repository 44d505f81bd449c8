// Runs the packed libraries in applications with Jest as docs/teams.md sets it up: without the source condition, and every entry by
// `require`, which Jest compiles imports to.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../../shop/build.mjs';
import { getEntries } from './packed.mjs';
import { getBlocks } from './readme.mjs';

const { resolve } = createRequire(import.meta.url);

const getTests = (entries, start) => `
test.each(${JSON.stringify(entries)})('%s loads', (entry) => {
  expect(require(entry)).toBeDefined();
});
${
  start
    ? `test('the five-line start renders', () => {
  const log = jest.spyOn(console, 'log').mockReturnValue(undefined);
  const { Example } = require('./start.tsx');
  log.mockRestore();
  if (!Example) return;
  const { createElement } = require('react');
  expect(require('react-dom/server').renderToString(createElement(Example))).toContain('<');
});`
    : ''
}`;

/** Reads the settings from docs/teams.md; the packages that they name are installed in this workspace. */
function settings() {
  const page = readFileSync(join(root, 'docs/teams.md'), 'utf8');
  const shown = getBlocks(page).find(({ code }) => code.startsWith('// jest.config.mjs'));
  if (!shown) throw new Error('docs/teams.md shows no jest.config.mjs');
  return shown.code.replace(/'(@swc\/jest|identity-obj-proxy)'/g, (_, name) => JSON.stringify(resolve(name)));
}

/**
 * Runs Jest in the applications of packs.
 *
 * @param {import('./packed.mjs').Pack[]} packs
 * @returns {string[]} Jest's output for failed tests
 */
export function testedWithJest(packs) {
  for (const pack of packs) {
    const entries = getEntries(pack).map((entry) => `@foolscap/${pack.name}/${entry}`);
    writeFileSync(join(pack.app, 'jest.config.mjs'), settings());
    writeFileSync(join(pack.app, 'app.test.js'), getTests(entries, existsSync(join(pack.app, 'start.tsx'))));
  }
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const { status, stderr } = spawnSync(
    process.execPath,
    [jest, '--maxWorkers=2', '--projects', ...packs.map(({ app }) => app)],
    { cwd: packs[0].app, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } },
  );
  return status === 0 ? [] : [stderr];
}
