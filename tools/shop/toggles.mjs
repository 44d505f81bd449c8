// `npm run toggles -- list | on NAME | off NAME`: builds changed sources, then runs the API's command.
import { ensureBuilt } from './build.mjs';

await ensureBuilt(['@foolscap/commerce-api']).catch((error) => {
  console.error(error.message);
  process.exit(1);
});

const { runTogglesCli } = await import('../../apps/commerce-api/dist/toggles-cli.js');
process.exitCode = await runTogglesCli({
  args: process.argv.slice(2),
  env: process.env,
  out: process.stdout,
  err: process.stderr,
});
