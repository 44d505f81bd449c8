// `npm run data-requests -- list [--open]`: builds changed sources, then runs the API's command.
import { ensureBuilt } from './build.mjs';

await ensureBuilt(['@foolscap/commerce-api']).catch((error) => {
  console.error(error.message);
  process.exit(1);
});

const { runDataRequestsCli } = await import('../../apps/commerce-api/dist/data-requests-cli.js');
process.exitCode = await runDataRequestsCli({
  args: process.argv.slice(2),
  env: process.env,
  out: process.stdout,
  err: process.stderr,
});
