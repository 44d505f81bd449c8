// `npm run organizations -- list | set NUMBER ... | service USERNAME on|off`: builds changed sources, then runs the API's command.
import { ensureBuilt } from './build.mjs';

await ensureBuilt(['@foolscap/commerce-api']).catch((error) => {
  console.error(error.message);
  process.exit(1);
});

const { runOrganizationsCli } = await import('../../apps/commerce-api/dist/organizations-cli.js');
process.exitCode = await runOrganizationsCli({
  args: process.argv.slice(2),
  env: process.env,
  out: process.stdout,
  err: process.stderr,
});
