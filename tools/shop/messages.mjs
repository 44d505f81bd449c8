// `npm run messages -- list | close ID | subscribers`: builds changed sources, then runs the API's command.
import { ensureBuilt } from './build.mjs';

await ensureBuilt(['@foolscap/commerce-api']).catch((error) => {
  console.error(error.message);
  process.exit(1);
});

const { runMessagesCli } = await import('../../apps/commerce-api/dist/messages-cli.js');
process.exitCode = await runMessagesCli({
  args: process.argv.slice(2),
  env: process.env,
  out: process.stdout,
  err: process.stderr,
});
