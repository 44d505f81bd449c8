// `npm run accounts -- list | set USERNAME ...`: builds changed sources, then runs the API's command.
import { ensureBuilt } from './build.mjs';

await ensureBuilt(['@foolscap/commerce-api']).catch((error) => {
  console.error(error.message);
  process.exit(1);
});

const { runAccountsCli } = await import('../../apps/commerce-api/dist/accounts-cli.js');
process.exitCode = await runAccountsCli({
  args: process.argv.slice(2),
  env: process.env,
  out: process.stdout,
  err: process.stderr,
});
