// Runs ESLint with the import rules, which read Nx's project graph. In a task of Nx, the graph exists; otherwise it is computed first.
//   node tools/checks/lint.mjs [PATH...]
import { root, run } from '../shop/build.mjs';

/** Maximum length of a cache file's name, because there may be many paths. */
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
    // Tasks run in parallel, each with its own cache.
    `out/lint/${paths.join('+').replaceAll('/', '-').slice(0, LONGEST_NAME) || 'all'}`,
    ...process.argv.slice(2),
  ],
  { env, cwd: root },
);
