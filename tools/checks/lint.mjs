// Runs ESLint with the import rules, which read Nx's project graph. Nx has computed it for its own tasks; elsewhere it is computed first.
//   node tools/checks/lint.mjs [PATH...]
import { root, run } from '../shop/build.mjs';

/** Characters of the name of a file: the paths may be many. */
const LONGEST_NAME = 200;

const paths = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const env = { NX_DAEMON: 'false', NX_TUI: 'false' };
if (!process.env.NX_TASK_TARGET_PROJECT) {
  const graph = await run(process.execPath, ['node_modules/nx/dist/bin/nx.js', 'show', 'projects'], {
    env,
    stdio: 'ignore',
  });
  if (graph !== 0) throw new Error('Nx could not compute the project graph.');
}
process.exitCode = await run(
  process.execPath,
  [
    'node_modules/eslint/bin/eslint.js',
    ...(paths.length > 0 ? [] : ['.']),
    '--max-warnings',
    '0',
    '--cache',
    '--cache-location',
    // Tasks run side by side, each with a cache of its own.
    `out/lint/${paths.join('+').replaceAll('/', '-').slice(0, LONGEST_NAME) || 'all'}`,
    ...process.argv.slice(2),
  ],
  { env, cwd: root },
);
