// `npm run agents -- list | set USERNAME ...`: builds changed sources, then runs the API's command.
import { ensureBuilt } from './build.mjs';

await ensureBuilt(['@foolscap/commerce-api']).catch((error) => {
  console.error(error.message);
  process.exit(1);
});

const { runAgentsCli } = await import('../../apps/commerce-api/dist/agents-cli.js');
process.exitCode = await runAgentsCli({
  args: process.argv.slice(2),
  env: process.env,
  out: process.stdout,
  err: process.stderr,
});
