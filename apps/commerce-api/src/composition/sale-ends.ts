import type { FastifyInstance } from 'fastify';
import { createSaleEnds } from '../domains/catalog/index.ts';
import type { ApiContext } from '../kernel/context.ts';

/**
 * Ends sales on time: no request sees the price of a sale that has ended. If the database cannot be reached, the request itself reports it.
 */
export function registerSaleEnds(app: FastifyInstance, context: ApiContext): void {
  const sales = createSaleEnds(context);
  app.addHook('onRequest', async () => {
    await sales.settle().catch((error: unknown) => app.log.error({ err: error }, 'ending sales failed'));
  });
}
