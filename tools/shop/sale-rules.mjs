// `npm run sale-rules -- list | item SKU CONDITIONS | ...`: builds changed sources, then runs the API's command.
import { ensureBuilt } from './build.mjs';

await ensureBuilt(['@foolscap/commerce-api']).catch((error) => {
  console.error(error.message);
  process.exit(1);
});

const { runSaleRulesCli } = await import('../../apps/commerce-api/dist/sale-rules-cli.js');
process.exitCode = await runSaleRulesCli({
  args: process.argv.slice(2),
  env: process.env,
  out: process.stdout,
  err: process.stderr,
});
