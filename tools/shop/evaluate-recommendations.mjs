// `npm run evaluate:recommendations`: builds changed sources, then evaluates the recommendations with the orders of the database.
import { ensureBuilt } from './build.mjs';

await ensureBuilt(['@foolscap/commerce-api']).catch((error) => {
  console.error(error.message);
  process.exit(1);
});

const { runEvaluationCli } = await import('../../apps/commerce-api/dist/evaluation-cli.js');
process.exitCode = await runEvaluationCli({
  args: process.argv.slice(2),
  env: process.env,
  out: process.stdout,
  err: process.stderr,
});
