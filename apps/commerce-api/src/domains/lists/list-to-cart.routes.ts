import type { FastifyInstance } from 'fastify';
import { ErrorReplySchema, Reply } from '@foolscap/core/contract';
import { ListIdParams, ListToCartBody, ListToCartDataSchema } from '@foolscap/lists/contract';
import type { Callers } from '../../kernel/caller/caller.ts';
import { FEW, getListRequest } from './list-requests.ts';
import type { ListToCartService } from './list-to-cart.service.ts';

/** Registers `POST /cc/api/list/{id}/cart`. */
export function listToCartRoutes(
  app: FastifyInstance,
  { listToCart, callers }: { listToCart: ListToCartService; callers: Callers },
): void {
  app.post<{ Params: { listId: string }; Body: ListToCartBody }>(
    '/list/:listId/cart',
    {
      schema: {
        tags: ['lists'],
        summary: 'Add the items of a list to the cart in one command',
        params: ListIdParams,
        body: ListToCartBody,
        response: { 200: Reply(ListToCartDataSchema), 404: ErrorReplySchema, 409: ErrorReplySchema },
      },
      config: FEW,
    },
    async (request, reply) => ({
      data: await listToCart.add(await getListRequest(callers, request, reply), request.body),
    }),
  );
}
