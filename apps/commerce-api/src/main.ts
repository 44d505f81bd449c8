import { createCommerceApi } from './app.ts';
import { seedDemo } from './composition/seed-demo.ts';
import { openDatabase } from './kernel/database/database.ts';
import { migrate } from './kernel/database/migrate.ts';
import { LISTEN_BACKLOG } from './kernel/http/admission.plugin.ts';
import { checkPort } from './kernel/http/check-port.ts';
import { readSettings } from './kernel/settings.ts';
import { explainStartError } from './kernel/start-errors.ts';

/** Time that a shutdown waits for work in progress. */
const SHUTDOWN_TIMEOUT_MS = 10_000;

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  await checkPort(settings);
  const database = await openDatabase(settings);
  const closeAnd = async (error: unknown) => {
    await database.close();
    throw error;
  };
  await migrate(database.db).catch(closeAnd);
  await seedDemo(database, settings, (line) => process.stdout.write(`${line}\n`)).catch(closeAnd);
  const app = await createCommerceApi({ settings, database }).catch(closeAnd);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    const late = setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS);
    late.unref();
    await app.close();
    await database.close();
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());

  await app.listen({ port: settings.port, host: settings.host, backlog: LISTEN_BACKLOG }).catch(closeAnd);
}

main().catch((error: unknown) => {
  process.stderr.write(`The commerce API could not start. ${explainStartError(error, process.env)}\n`);
  process.exitCode = 1;
});
