import type { FastifyInstance } from 'fastify';
import { ErrorReplySchema, Reply } from '@foolscap/core/contract';
import { QuickOrderBody, QuickOrderCheckSchema, QuickOrderDataSchema } from '@foolscap/lists/contract';
import type { Callers } from '../../kernel/caller/caller.ts';
import { getIdempotentRequest } from '../../kernel/http/idempotency.ts';
import { FEW, MANY } from './list-requests.ts';
import type { QuickOrderService } from './quick-order.service.ts';

/** Registers `/cc/api/lists/quick-order`, which checks items by number and adds them to the cart. */
export function quickOrderRoutes(
  app: FastifyInstance,
  { quickOrder, callers }: { quickOrder: QuickOrderService; callers: Callers },
): void {
  app.post<{ Body: QuickOrderBody }>(
    '/lists/quick-order/check',
    {
      schema: {
        tags: ['lists'],
        summary: 'Check item numbers and quantities before adding them to the cart',
        body: QuickOrderBody,
        response: { 200: Reply(QuickOrderCheckSchema) },
      },
      config: MANY,
    },
    async (request) => ({ data: await quickOrder.check(await callers.of(request), request.body) }),
  );

  app.post<{ Body: QuickOrderBody }>(
    '/lists/quick-order',
    {
      schema: {
        tags: ['lists'],
        summary: 'Add items to the cart by their numbers in one command',
        body: QuickOrderBody,
        response: { 200: Reply(QuickOrderDataSchema), 400: ErrorReplySchema, 409: ErrorReplySchema },
      },
      config: FEW,
    },
    async (request, reply) => {
      const idempotency = getIdempotentRequest(request);
      const caller = await callers.withSession(request, reply);
      return { data: await quickOrder.add({ caller, idempotency }, request.body) };
    },
  );
}
