import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { freePort, spawnServer } from '../../testing/server-process.ts';
import type { ApiContext } from '../context.ts';
import { healthPlugin } from '../http/health.plugin.ts';
import { explainStartError } from '../start-errors.ts';
import { openPGlite } from './database.ts';

const place = mkdtempSync(join(tmpdir(), 'foolscap-full-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** Mounts a file system of a few megabytes; undefined where this user may not mount one. */
function mountTiny(megabytes: number): (() => void) | undefined {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', place], { stdio: 'ignore' });
    return () => execFileSync('umount', [place]);
  } catch {
    return undefined;
  }
}

const sentence =
  `The disk of ${join(place, 'data')} is full. Free some space, then start again. Stored data is still there. ` +
  'An empty database and the demo catalog need 120 MB.';

it.each([4, 40])('the first start on a disk of %d MB fails with an explanation', async (megabytes) => {
  const DATA_DIR = join(place, 'data');
  const unmount = mountTiny(megabytes);
  if (!unmount) {
    // The error that PGlite throws on a full disk, recorded on a machine that could mount one.
    expect(explainStartError({ name: 'ErrnoError', errno: 51 }, { DATA_DIR })).toBe(sentence);
    return;
  }
  try {
    const server = spawnServer({ PORT: String(await freePort()), DATA_DIR, LOG_LEVEL: 'silent' });
    expect(await server.ended).toBe(1);
    expect(server.output().trim()).toBe(`The commerce API could not start. ${sentence}`);
  } finally {
    unmount();
  }
});

it('a running shop is not ready while the disk of its database is full', async () => {
  let isFull = false;
  const dataDir = mkdtempSync(join(tmpdir(), 'foolscap-ready-'));
  const database = await openPGlite({ dataDir }, undefined, () => isFull);
  const app = Fastify();
  healthPlugin(app, { database } as ApiContext);
  const status = async () => (await app.inject('/readyz')).statusCode;
  expect(await status()).toBe(200);
  isFull = true;
  expect(await status()).toBe(503);
  isFull = false;
  expect(await status()).toBe(200);
  await app.close();
  await database.close();
  rmSync(dataDir, { recursive: true });
});
