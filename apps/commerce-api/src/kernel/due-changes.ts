import type { FastifyInstance } from 'fastify';
import type { ApiContext } from './context.ts';

/** Changes of data that take effect at a moment which the data names, such as the end of a sale. */
export interface DueChanges {
  /** Message of the log if a change fails. */
  readonly failure: string;
  /** Returns the time of the next change in milliseconds since 1970; Infinity without one. */
  readNext(now: Date): Promise<number>;
  /** Writes the changes whose time has come. */
  apply(now: Date): Promise<void>;
}

/**
 * Applies changes on time: no request sees the data before a change that is due. It remembers the time of the next change for
 * `CATALOG_CACHE_SECONDS`, at least 1 s, so that most requests need no query. Concurrent requests share one write. A time that is set in
 * the database within that time may take effect so much later. If the database cannot be reached, the request itself reports it.
 */
export function registerDueChanges(
  app: FastifyInstance,
  { settings: { catalogCacheSeconds }, now }: Pick<ApiContext, 'settings' | 'now'>,
  { failure, readNext, apply }: DueChanges,
): void {
  const lifetime = Math.max(1, catalogCacheSeconds) * 1000;
  let next: number | undefined;
  let readAt = 0;
  let running: Promise<void> | undefined;

  async function run() {
    let change = await readNext(now());
    if (change <= now().getTime()) {
      await apply(now());
      change = await readNext(now());
    }
    next = change;
    readAt = now().getTime();
  }

  app.addHook('onRequest', async () => {
    const at = now().getTime();
    if (next !== undefined && at < next && Math.abs(at - readAt) < lifetime) return;
    running ??= run().finally(() => {
      running = undefined;
    });
    await running.catch((error: unknown) => app.log.error({ err: error }, failure));
  });
}
