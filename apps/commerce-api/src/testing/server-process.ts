import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Finds a free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

export interface ServerProcess {
  origin: string;
  pid: number;
  output: () => string;
  /** Resolves with the exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>;
  kill(signal: NodeJS.Signals): void;
}

/** Starts the built standalone server, as a process that can be killed. */
export function spawnServer(env: Record<string, string>): ServerProcess {
  const child: ChildProcess = spawn(
    process.execPath,
    ['--enable-source-maps', join(__dirname, '../../dist/main.js')],
    {
      env: {
        ...process.env,
        NODE_ENV: 'test',
        // All shoppers of a test come from one address.
        NEW_SESSIONS_PER_MINUTE: '1000000',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      cwd: join(__dirname, '../..'),
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return {
    origin: `http://127.0.0.1:${env.PORT}`,
    pid: child.pid!,
    output: () => output,
    ended: new Promise((resolve) => child.once('exit', (code, signal) => resolve(signal ?? code))),
    kill: (signal) => void child.kill(signal),
  };
}

/** Waits until the server reports that it is ready, or has exited. */
export async function untilReady(server: ServerProcess): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    const ready = await fetch(`${server.origin}/readyz`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (ready) return;
    const ended = await Promise.race([server.ended.then(() => true), sleep(100, false)]);
    if (ended) break;
  }
  throw new Error(`The server did not get ready:\n${server.output()}`);
}
