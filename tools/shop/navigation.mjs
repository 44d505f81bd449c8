// `npm run navigation -- list | show | check FILE | publish FILE ...`: builds changed sources, then runs the API's command.
import { ensureBuilt } from './build.mjs';

await ensureBuilt(['@foolscap/commerce-api']).catch((error) => {
  console.error(error.message);
  process.exit(1);
});

const { runNavigationCli } = await import('../../apps/commerce-api/dist/navigation-cli.js');
process.exitCode = await runNavigationCli({
  args: process.argv.slice(2),
  env: process.env,
  out: process.stdout,
  err: process.stderr,
});
