// Makes a domain with the generator, then checks, builds, lints and tests it, and takes it away again.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newDomain } from '../new-domain/new-domain.mjs';
import { root } from '../shop/build.mjs';
import { spawnSync } from 'node:child_process';

const NAME = 'sample-of-the-generator';
const folder = join(root, 'libs', NAME);
const projects = join(root, 'tsconfig.json');
const before = readFileSync(projects, 'utf8');
let passed = 0;
let failed = 0;

function expectThat(what, args, cwd = root) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NX_DAEMON: 'false' },
  });
  if (status === 0) passed += 1;
  else {
    failed += 1;
    console.log(`a generated domain does not ${what}:\n${stdout}${stderr}`);
  }
}

// What an interrupted run has left would be in the way.
if (existsSync(folder)) rmSync(folder, { recursive: true });
const clean = () => {
  rmSync(folder, { recursive: true, force: true });
  writeFileSync(projects, before.replace(new RegExp(`,?\\s*\\{ "path": "libs/${NAME}" \\}`), ''));
};
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
  expectThat('keep the format', ['node_modules/prettier/bin/prettier.cjs', '--check', `libs/${NAME}/src`]);
  expectThat('keep the style rules', ['node_modules/stylelint/bin/stylelint.mjs', `libs/${NAME}/**/*.scss`]);
  expectThat('pass its tests', ['node_modules/jest/bin/jest.js', '--selectProjects', NAME]);
  expectThat('pass its stories', ['tools/checks/stories.mjs', NAME]);
  const again = await newDomain(NAME).then(
    () => 'overwrote what was there',
    () => undefined,
  );
  if (again) failed += 1;
  else passed += 1;
} finally {
  clean();
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
