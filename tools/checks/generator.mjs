// Makes a domain with the generator, runs every check of `npm test` that looks at a library, and takes the domain away again.
// Ends with `N passed, N failed`.
import { spawnSync } from 'node:child_process';
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
/** Leaves everything as it was; also after a run that was interrupted. */
const clean = () => {
  rmSync(folder, { recursive: true, force: true });
  writeFileSync(projects, before);
};

let passed = 0;
let failed = 0;

function judge(what, holds) {
  if (holds) passed += 1;
  else {
    failed += 1;
    console.log(`a generated domain ${what}`);
  }
}

function expectThat(what, args, cwd = root) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NX_DAEMON: 'false' },
  });
  judge(`does not ${what}:\n${stdout}${stderr}`, status === 0);
}

clean();
process.on('SIGTERM', () => {
  clean();
  process.exit(1);
});
try {
  await newDomain(NAME);
  expectThat('type-check', ['node_modules/typescript-native/bin/tsc', '-b', `libs/${NAME}`]);
  expectThat(
    'build',
    ['../../node_modules/vite/bin/vite.js', 'build', '-c', '../../tools/build/library.vite.config.mjs'],
    folder,
  );
  expectThat('lint', ['tools/checks/lint.mjs', `libs/${NAME}`, '--no-cache']);
  expectThat('keep the format', [
    'node_modules/prettier/bin/prettier.cjs',
    '--check',
    `libs/${NAME}`,
    'tsconfig.json',
  ]);
  expectThat('keep the style rules', ['node_modules/stylelint/bin/stylelint.mjs', `libs/${NAME}/**/*.scss`]);
  expectThat('pass its tests', ['node_modules/jest/bin/jest.js', '--selectProjects', NAME]);
  expectThat('pass its stories', ['tools/checks/stories.mjs', NAME]);
  expectThat('have stories of all components and states', ['tools/checks/story-coverage.mjs']);
  expectThat('export nothing in vain', ['node_modules/knip/bin/knip.js', '--workspace', `libs/${NAME}`]);
  expectThat('pass as a package', ['tools/checks/packages.mjs', NAME]);
  const [reference] = apiReports([NAME]);
  judge('has an API reference that is out of date', readFileSync(reference.file, 'utf8') === reference.text);
  judge(
    'changes more of tsconfig.json than it adds',
    withoutDomain(readFileSync(projects, 'utf8')) === before,
  );
  const again = await newDomain(NAME).then(
    () => 'overwritten',
    () => undefined,
  );
  judge('is overwritten when it is made again', again === undefined);
} finally {
  clean();
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
