// `npm run import -- FILE [--dry-run] [--replace] [--source NAME]`: builds changed sources, then runs the API's import command.
import { ensureBuilt } from './build.mjs';

await ensureBuilt(['@foolscap/commerce-api']).catch((error) => {
  console.error(error.message);
  process.exit(1);
});

// The first Ctrl+C lets the current batch finish. A second one stops immediately, which is also safe.
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => stop.abort());

const { runImportCli } = await import('../../apps/commerce-api/dist/import-cli.js');
process.exitCode = await runImportCli({
  args: process.argv.slice(2),
  env: process.env,
  out: process.stdout,
  err: process.stderr,
  signal: stop.signal,
});
