// `npm run orders -- list | ship ORDER ...`: builds changed sources, then runs the API's orders command.
import { ensureBuilt } from './build.mjs';

await ensureBuilt(['@foolscap/commerce-api']).catch((error) => {
  console.error(error.message);
  process.exit(1);
});

const { runOrdersCli } = await import('../../apps/commerce-api/dist/orders-cli.js');
process.exitCode = await runOrdersCli({
  args: process.argv.slice(2),
  env: process.env,
  out: process.stdout,
  err: process.stderr,
});
