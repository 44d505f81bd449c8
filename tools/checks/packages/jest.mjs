// Runs the packed libraries in applications with Jest as docs/teams.md sets it up: without the source condition, and every entry by
// `require`, which Jest compiles imports to.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../../shop/build.mjs';
import { getModules } from './application.mjs';
import { getEntries } from './packed.mjs';
import { getBlocks } from './readme.mjs';

const { resolve } = createRequire(import.meta.url);

const getTests = (entries, starts) => `
test.each(${JSON.stringify(entries)})('%s loads', (entry) => {
  expect(require(entry)).toBeDefined();
});
${starts
  .map(
    (start) => `test('${start} renders', () => {
  const log = jest.spyOn(console, 'log').mockReturnValue(undefined);
  const { Example } = require('./${start}.tsx');
  log.mockRestore();
  if (!Example) return;
  const { createElement } = require('react');
  expect(require('react-dom/server').renderToString(createElement(Example))).toContain('<');
});`,
  )
  .join('\n')}`;

/** Reads the settings from docs/teams.md; the packages that they name are installed in this workspace. */
function settings() {
  const page = readFileSync(join(root, 'docs/teams.md'), 'utf8');
  const shown = getBlocks(page).find(({ code }) => code.startsWith('// jest.config.mjs'));
  if (!shown) throw new Error('docs/teams.md shows no jest.config.mjs');
  return shown.code.replace(/'(@swc\/jest|identity-obj-proxy)'/g, (_, name) => JSON.stringify(resolve(name)));
}

/**
 * Runs Jest in applications.
 *
 * @param {import('./packed.mjs').Application[]} applications
 * @returns {string[]} Jest's output for failed tests
 */
export function testedWithJest(applications) {
  for (const application of applications) {
    const { app, packs } = application;
    const entries = packs.flatMap((pack) =>
      getEntries(pack).map((entry) => `@foolscap/${pack.name}/${entry}`),
    );
    writeFileSync(join(app, 'jest.config.mjs'), settings());
    writeFileSync(join(app, 'app.test.js'), getTests(entries, getModules(application, 'start')));
  }
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const folders = applications.map(({ app }) => app);
  const { status, stderr } = spawnSync(process.execPath, [jest, '--maxWorkers=2', '--projects', ...folders], {
    cwd: folders[0],
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  return status === 0 ? [] : [stderr];
}
