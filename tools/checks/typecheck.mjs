// Checks the types of a project and writes its declarations. All of its files are checked, because TypeScript 7.0.2 does not write the
// declarations of unchanged files again that repeat a changed type, and the projects that use them would then fail.
//   node tools/checks/typecheck.mjs FOLDER
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../shop/build.mjs';

const [folder] = process.argv.slice(2);
const [, state] = /"tsBuildInfoFile": "([^"]+)"/.exec(
  readFileSync(join(root, folder, 'tsconfig.json'), 'utf8'),
);
rmSync(join(root, folder, state), { force: true });
process.exitCode = await run(process.execPath, ['node_modules/typescript-native/bin/tsc', '-b', folder], {
  cwd: root,
});
