// `npm run lint`: runs ESLint with the import rules, which need Nx's project graph; it is computed first.
import { root, run } from '../shop/build.mjs';

const paths = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const env = { NX_DAEMON: 'false', NX_TUI: 'false' };
const graph = await run(process.execPath, ['node_modules/nx/dist/bin/nx.js', 'show', 'projects'], {
  env,
  stdio: 'ignore',
});
if (graph !== 0) {
  console.error('Nx could not compute the project graph.');
  process.exit(1);
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
    'out/eslint',
    ...process.argv.slice(2),
  ],
  { env, cwd: root },
);
