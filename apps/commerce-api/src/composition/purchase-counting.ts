import type { FastifyInstance } from 'fastify';
import { countPurchases } from '../domains/recommendations/index.ts';
import type { ApiContext } from '../kernel/context.ts';

const EVERY_MS = 10_000;
/** Short transactions of one round on the embedded database, whose one connection the shoppers' calls share. */
const EMBEDDED_BATCHES = 40;

/**
 * Counts the purchases of new orders every ten seconds, for recommendations. Every instance runs it; one at a time counts, and the others
 * skip the round.
 */
export function registerPurchaseCounting(
  app: FastifyInstance,
  { database, now, settings }: Pick<ApiContext, 'database' | 'now' | 'settings'>,
): void {
  if (!settings.countPurchases) return;
  const stopping = new AbortController();
  const limits = {
    signal: stopping.signal,
    ...(database.kind === 'pglite' ? { maxBatches: EMBEDDED_BATCHES } : {}),
  };
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  app.addHook('onReady', (done) => {
    timer = setInterval(() => {
      running ??= countPurchases(database, now, limits)
        .catch((error: unknown) => app.log.error({ err: error }, 'counting purchases failed'))
        .finally(() => {
          running = undefined;
        });
    }, EVERY_MS).unref();
    done();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    stopping.abort();
    await running;
  });
}
