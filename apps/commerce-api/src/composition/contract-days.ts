import type { FastifyInstance } from 'fastify';
import { createContractDays } from '../domains/organizations/index.ts';
import type { ApiContext } from '../kernel/context.ts';

/**
 * Starts and ends contracts on time: no request sees the prices or terms of a contract that does not apply. If the database cannot be reached,
 * the request itself reports it.
 */
export function registerContractDays(app: FastifyInstance, context: ApiContext): void {
  const contracts = createContractDays(context);
  app.addHook('onRequest', async () => {
    await contracts
      .settle()
      .catch((error: unknown) => app.log.error({ err: error }, 'starting and ending contracts failed'));
  });
}
