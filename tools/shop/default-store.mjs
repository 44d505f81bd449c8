// `npm run default-store [-- sdc|sba --store NUMBER --zip ZIP --state STATE]`: builds changed sources, then runs the API's command.
import { ensureBuilt } from './build.mjs';

await ensureBuilt(['@foolscap/commerce-api']).catch((error) => {
  console.error(error.message);
  process.exit(1);
});

const { runDefaultStoreCli } = await import('../../apps/commerce-api/dist/default-store-cli.js');
process.exitCode = await runDefaultStoreCli({
  args: process.argv.slice(2),
  env: process.env,
  out: process.stdout,
  err: process.stderr,
});
