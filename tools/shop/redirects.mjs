// `npm run redirects -- list | add FROM TO | ...`: builds changed sources, then runs the API's command.
import { ensureBuilt } from './build.mjs';

await ensureBuilt(['@foolscap/commerce-api']).catch((error) => {
  console.error(error.message);
  process.exit(1);
});

const { runRedirectsCli } = await import('../../apps/commerce-api/dist/redirects-cli.js');
process.exitCode = await runRedirectsCli({
  args: process.argv.slice(2),
  env: process.env,
  out: process.stdout,
  err: process.stderr,
});
