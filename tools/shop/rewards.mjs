// `npm run rewards -- offers | offer | claims | approve | decline`: builds changed sources, then runs the API's command.
import { ensureBuilt } from './build.mjs';

await ensureBuilt(['@foolscap/commerce-api']).catch((error) => {
  console.error(error.message);
  process.exit(1);
});

const { runRewardsCli } = await import('../../apps/commerce-api/dist/rewards-cli.js');
process.exitCode = await runRewardsCli({
  args: process.argv.slice(2),
  env: process.env,
  out: process.stdout,
  err: process.stderr,
});
