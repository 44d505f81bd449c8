// Generates a domain, runs the checks of a library on it, and removes the domain. `npm run test:full` also packs it and runs its stories.
// Ends with `N passed, N failed`.
import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiReports } from '../api/reports.mjs';
import { newDomain } from '../new-domain/new-domain.mjs';
import { root } from '../shop/build.mjs';

const NAME = 'sample-of-the-generator';
const folder = join(root, 'libs', NAME);
const projects = join(root, 'tsconfig.json');
const withoutDomain = (text) => text.replace(new RegExp(`,?\\s*\\{\\s*"path": "libs/${NAME}"\\s*\\}`), '');
const before = withoutDomain(readFileSync(projects, 'utf8'));
/** Restores the original state, also after an interrupted run. */
const clean = () => {
  rmSync(folder, { recursive: true, force: true });
  writeFileSync(projects, before);
};

const isFull = process.env.FOOLSCAP_FULL === '1';

let passed = 0;
let failed = 0;

function judge(what, holds) {
  if (holds) passed += 1;
  else {
    failed += 1;
    console.log(`failed: a generated domain ${what}`);
  }
}

const running = new Set();

async function expectThat(what, args, cwd = root) {
  // The new domain is not in Nx's project graph, which must be computed again.
  const env = { ...process.env, NX_DAEMON: 'false', NX_TASK_TARGET_PROJECT: '' };
  await new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      args,
      { cwd, env, maxBuffer: 1 << 26 },
      (error, stdout, stderr) => {
        running.delete(child);
        judge(`does not ${what}:\n${stdout}${stderr}`, error === null);
        resolve();
      },
    );
    running.add(child);
  });
}

clean();
process.on('SIGTERM', () => {
  for (const child of running) child.kill();
  clean();
  process.exit(1);
});
try {
  await newDomain(NAME);
  const vite = '../../node_modules/vite/bin/vite.js';
  await expectThat('type-check', ['node_modules/typescript-native/bin/tsc', '-b', `libs/${NAME}`]);
  await expectThat('build', [vite, 'build', '-c', '../../tools/build/library.vite.config.mjs'], folder);
  // Runs two sequences of checks in parallel. Linting and packing are in the same one, because only one process at a time may let Nx read
  // the projects.
  const inTurn = async (checks) => {
    for (const [what, args] of checks) await expectThat(what, args);
  };
  await Promise.all([
    inTurn([
      ['lint', ['tools/checks/lint.mjs', `libs/${NAME}`, '--no-cache']],
      ...(isFull ? [['pass as a package', ['tools/checks/packages.mjs', NAME]]] : []),
    ]),
    inTurn([
      ...(isFull
        ? [
            ['pass its stories', ['tools/checks/stories.mjs', `libs/${NAME}/`]],
            ['have stories of all components and states', ['tools/checks/story-coverage.mjs']],
          ]
        : []),
      ['pass knip', ['node_modules/knip/bin/knip.js', '--workspace', `libs/${NAME}`]],
      ['pass its tests', ['node_modules/jest/bin/jest.js', '--selectProjects', `@foolscap/${NAME}`]],
      [
        'pass Prettier',
        ['node_modules/prettier/bin/prettier.cjs', '--check', `libs/${NAME}`, 'tsconfig.json'],
      ],
      ['pass stylelint', ['node_modules/stylelint/bin/stylelint.mjs', `libs/${NAME}/**/*.scss`]],
    ]),
  ]);
  const [reference] = apiReports([NAME]);
  judge('has an API list that is out of date', readFileSync(reference.file, 'utf8') === reference.text);
  judge(
    'changes more of tsconfig.json than it adds',
    withoutDomain(readFileSync(projects, 'utf8')) === before,
  );
  const again = await newDomain(NAME).then(
    () => 'overwritten',
    () => undefined,
  );
  judge('is overwritten when it is generated again', again === undefined);
} finally {
  clean();
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
