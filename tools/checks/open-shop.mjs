// Starts the built shop with its own port and data, for journeys, budgets and benchmarks.
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureBuilt, root } from '../shop/build.mjs';
import { identifySources, isStamped, stamp } from '../shop/build-stamp.mjs';

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/**
 * Settings of a shop for browser tests: limits allow one client to act as many shoppers, and a busy test machine does not count as
 * overload.
 */
export const TEST_LIMITS = {
  SIGN_IN_ATTEMPTS_PER_MINUTE: '1000',
  CARD_ATTEMPTS_PER_MINUTE: '1000',
  CAPTCHA_AFTER_ADDRESS_FAILURES: '100000',
  NEW_SESSIONS_PER_MINUTE: '1000000',
};

const DEMO_DATA = join(root, 'out/demo-data');

/** Creates the data of a new shop in `out/demo-data`, with the built shop. */
export async function makeDemoData() {
  rmSync(DEMO_DATA, { recursive: true, force: true });
  mkdirSync(DEMO_DATA, { recursive: true });
  const shop = await openShop({ dataDir: DEMO_DATA });
  await shop.close();
}

/**
 * Builds the shop and creates demo data that other shops start with a copy of: creating its own data takes a shop five times the CPU time
 * to start. In a task of Nx, both exist, because such a task depends on the target `demo-data`.
 *
 * @returns {Promise<string>} the folder
 */
export async function ensureDemoData() {
  await ensureBuilt(['@foolscap/storefront']);
  if (process.env.NX_TASK_TARGET_PROJECT) return DEMO_DATA;
  const identity = identifySources(root);
  if (!isStamped([DEMO_DATA], identity)) {
    await makeDemoData();
    stamp([DEMO_DATA], identity);
  }
  return DEMO_DATA;
}

/**
 * Starts a shop.
 * @param {{ env?: Record<string, string>, args?: string[], dataDir?: string, template?: string, timeoutMs?: number, outputLimit?: number }} [options]
 *   `template`: data of a stopped shop, which the new one copies; `outputLimit`: number of last characters of the output to keep
 * @returns {Promise<{ url: string, pid: number, dataDir: string, output: () => string, kill: () => Promise<void>, close: () => Promise<void> }>}
 *   `kill` ends it like a power failure and keeps the data; `close` stops it and deletes its data
 */
export async function openShop({
  env = {},
  args = [],
  dataDir,
  template,
  timeoutMs = 120_000,
  outputLimit = 1_000_000,
} = {}) {
  const dir = dataDir ?? mkdtempSync(join(tmpdir(), 'foolscap-'));
  if (template && !existsSync(join(dir, 'database'))) cpSync(template, dir, { recursive: true });
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(
    process.execPath,
    ['--enable-source-maps', 'apps/storefront/dist/server/main.js', ...args],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATABASE_URL: '',
        ...env,
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: dir,
      },
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => (output = (output + text).slice(-outputLimit)));
  const ended = new Promise((resolve) => child.once('exit', resolve));

  const end = async (signal) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    const late = sleep(10_000, 'late', { ref: false });
    if ((await Promise.race([ended, late])) === 'late') {
      child.kill('SIGKILL');
      await ended;
    }
  };

  const until = Date.now() + timeoutMs;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The shop did not start.\n${output}`);
    const ready = await fetch(`${url}/readyz`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (ready) break;
    if (Date.now() > until) {
      await end('SIGKILL');
      throw new Error(`The shop was not ready after ${timeoutMs} ms.\n${output}`);
    }
    await sleep(100);
  }

  return {
    url,
    pid: child.pid,
    dataDir: dir,
    output: () => output,
    kill: () => end('SIGKILL'),
    close: async () => {
      await end('SIGTERM');
      if (!dataDir) rmSync(dir, { recursive: true, force: true });
    },
  };
}
