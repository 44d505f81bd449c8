// `npm run check`: types, lint, formatting, unit tests and stories of what the working tree changed against main, and of everything that depends
// on it. For quick feedback between edits; `npm test` checks everything.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shop/build.mjs';
import { changedFiles } from './changes.mjs';
import { describeTask, runTargets } from './nx-run.mjs';

const API = 'apps/commerce-api';

/** Components of a library, which the API does not use. */
const COMPONENTS = /^libs\/[^/]+\/src\/(?:ui|feature)\//;

/** Lists the folders of the API's tests to run, because all of them take minutes: changed domains, and the domains of changed libraries. */
function listApiTests(files) {
  const names = files
    .filter((file) => !COMPONENTS.test(file))
    .flatMap((file) => /^(?:libs|apps\/commerce-api\/src\/domains)\/([^/]+)\//.exec(file)?.[1] ?? []);
  const domains = [...new Set(names)].map((name) => `src/domains/${name}/`);
  const kernel = files.some((file) => file.startsWith(`${API}/src/kernel/`)) ? ['src/kernel/'] : [];
  return [...domains, ...kernel].filter((folder) => existsSync(join(root, API, folder)));
}

const begun = Date.now();
const { base, files } = changedFiles(root);
// Excludes the stories of the shop's pages, which take minutes and depend on every library.
const stories = files.some((file) => file.startsWith('apps/storefront/'))
  ? ['stories', 'page-stories']
  : ['stories'];
const tasks = await runTargets('affected', {
  targets: ['typecheck', 'lint', 'test', 'format', 'styles', 'files', ...stories],
  args: [`--base=${base}`],
});
for (const task of tasks) {
  console.log(describeTask(task));
  if (task.failed) console.log(task.output.trim().split('\n').slice(-60).join('\n'));
}
const apiTests = listApiTests(files);
if (apiTests.length > 0) console.log(`Running the API’s tests of ${apiTests.join(', ')}. They take minutes.`);
const isApiGood =
  apiTests.length === 0 ||
  spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--root',
      API,
      '--project',
      'postgres',
      '--silent=true',
      // Some domains have no tests of their own and are tested through others.
      '--passWithNoTests',
      ...apiTests,
    ],
    { cwd: root, stdio: 'inherit' },
  ).status === 0;
const isGood = isApiGood && tasks.every(({ failed }) => failed === 0);
console.log(`${isGood ? 'Checked' : 'Failed'} in ${((Date.now() - begun) / 1000).toFixed(0)} s.`);
process.exitCode = isGood ? 0 : 1;
