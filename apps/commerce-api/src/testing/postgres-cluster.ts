import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A separate PostgreSQL server, for tests that restart it. */
export interface PostgresCluster {
  url: string;
  /** Resolves when it accepts connections again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function startCluster(): Promise<PostgresCluster> {
  const child = spawn(process.execPath, [join(__dirname, '../../../../tools/checks/postgres.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // Without this, the cluster would be the shared test server, which must not be restarted.
    env: { ...process.env, TEST_DATABASE_URL: '' },
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const nextLine = async () => {
    const { value, done } = await lines.next();
    if (done) throw new Error('PostgreSQL ended.');
    return value as string;
  };
  return {
    url: await nextLine(),
    restart: async () => {
      child.kill('SIGHUP');
      await nextLine();
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
