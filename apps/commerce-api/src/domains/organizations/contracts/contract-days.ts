import type { ApiContext } from '../../../kernel/context.ts';
import { readNextChange, settleContracts } from './contract-prices.ts';

/** Starts and ends contracts on time, for a process that serves requests. */
export interface ContractDays {
  /** Starts and ends the contracts whose day has come; call it before a request is served. Concurrent calls share one write. */
  settle(): Promise<void>;
}

/**
 * Creates the check that starts and ends contracts on time. It remembers the next start or end for `CATALOG_CACHE_SECONDS`, at least 1 s, so
 * that most requests need no query. A day that an operator sets within that time takes effect with the command that sets it.
 */
export function createContractDays({
  database: { db },
  settings: { catalogCacheSeconds },
  now,
}: Pick<ApiContext, 'database' | 'settings' | 'now'>): ContractDays {
  const lifetime = Math.max(1, catalogCacheSeconds) * 1000;
  let next: number | undefined;
  let readAt = 0;
  let running: Promise<void> | undefined;

  async function run() {
    let change = await readNextChange(db, now());
    if (change <= now().getTime()) {
      await db.transaction().execute((trx) => settleContracts(trx, now()));
      change = await readNextChange(db, now());
    }
    next = change;
    readAt = now().getTime();
  }

  return {
    async settle() {
      const at = now().getTime();
      if (next !== undefined && at < next && Math.abs(at - readAt) < lifetime) return;
      running ??= run().finally(() => {
        running = undefined;
      });
      await running;
    },
  };
}
