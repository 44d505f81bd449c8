// Starts `bare-server.mjs` as a separate process, and stops it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../shop/build.mjs';

/** @param {Record<string, string>} [env] */
export async function openBare(env = {}) {
  const child = spawn(process.execPath, ['tools/bench/bare-server.mjs'], {
    cwd: join(root),
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = await once(child.stdout, 'data');
  return {
    url: `http://127.0.0.1:${String(port).trim()}`,
    close: async () => {
      child.kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}
