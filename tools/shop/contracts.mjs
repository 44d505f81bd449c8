// `npm run contracts -- list | import FILE | set NUMBER CONTRACT ...`: builds changed sources, then runs the API's command.
import { ensureBuilt } from './build.mjs';

await ensureBuilt(['@foolscap/commerce-api']).catch((error) => {
  console.error(error.message);
  process.exit(1);
});

const { runContractsCli } = await import('../../apps/commerce-api/dist/contracts-cli.js');
process.exitCode = await runContractsCli({
  args: process.argv.slice(2),
  env: process.env,
  out: process.stdout,
  err: process.stderr,
});
