// `npm run third-parties -- list | program NUMBER CODE NAME | link ...`: builds changed sources, then runs the API's command.
import { ensureBuilt } from './build.mjs';

await ensureBuilt(['@foolscap/commerce-api']).catch((error) => {
  console.error(error.message);
  process.exit(1);
});

const { runThirdPartiesCli } = await import('../../apps/commerce-api/dist/third-parties-cli.js');
process.exitCode = await runThirdPartiesCli({
  args: process.argv.slice(2),
  env: process.env,
  out: process.stdout,
  err: process.stderr,
});
