// `npm run account-messages -- list | send | remove`: builds changed sources, then runs the API's command.
import { ensureBuilt } from './build.mjs';

await ensureBuilt(['@foolscap/commerce-api']).catch((error) => {
  console.error(error.message);
  process.exit(1);
});

const { runAccountMessagesCli } = await import('../../apps/commerce-api/dist/account-messages-cli.js');
process.exitCode = await runAccountMessagesCli({
  args: process.argv.slice(2),
  env: process.env,
  out: process.stdout,
  err: process.stderr,
});
