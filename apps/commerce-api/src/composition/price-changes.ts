import type { FastifyInstance } from 'fastify';
import { endSales, readNextSaleEnd } from '../domains/catalog/index.ts';
import { readNextContractChange, settleContracts } from '../domains/organizations/index.ts';
import type { ApiContext } from '../kernel/context.ts';
import { registerDueChanges } from '../kernel/due-changes.ts';

/** Ends sales, and starts and ends contracts, on time: no request sees a price or terms that do not apply. */
export function registerPriceChanges(app: FastifyInstance, context: ApiContext): void {
  const { db } = context.database;
  registerDueChanges(app, context, {
    failure: 'ending sales failed',
    readNext: () => readNextSaleEnd(db),
    apply: (now) => endSales(db, now),
  });
  registerDueChanges(app, context, {
    failure: 'starting and ending contracts failed',
    readNext: (now) => readNextContractChange(db, now),
    apply: (now) => db.transaction().execute((trx) => settleContracts(trx, now)),
  });
}
