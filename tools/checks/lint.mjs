// `npm run lint`: ESLint with the import law. The law reads Nx's picture of the projects, which is drawn first.
import { root, run } from '../shop/build.mjs';

const paths = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const env = { NX_DAEMON: 'false', NX_TUI: 'false' };
const graph = await run(process.execPath, ['node_modules/nx/dist/bin/nx.js', 'show', 'projects'], {
  env,
  stdio: 'ignore',
});
if (graph !== 0) {
  console.error('Nx could not draw the graph of the projects.');
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
