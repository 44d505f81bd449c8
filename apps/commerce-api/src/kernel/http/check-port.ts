import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Settings } from '../settings.ts';

/**
 * Rejects if the server cannot listen on its port, so that a start fails before a database is opened and filled. Another process may still
 * take the port afterwards; then listening fails.
 */
export async function checkPort({ port, host }: Pick<Settings, 'port' | 'host'>): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
