import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import {
  CreateShareBody,
  SharedCartDataSchema,
  SharedCartLinkDataSchema,
  SharedCartLinksDataSchema,
  SharedCartsQuery,
} from '@foolscap/cart/contract';
import { ErrorReplySchema, Reply } from '@foolscap/core/contract';
import type { Callers } from '../../../kernel/caller/caller.ts';
import { getIdempotentRequest } from '../../../kernel/http/idempotency.ts';
import { overridable } from '../../../kernel/http/method-override.ts';
import { callerWithCart } from '../cart-requests.ts';
import { type SharedCartsService, sharedCartNotFound } from './shared-carts.service.ts';

const params = Type.Object({ shareId: Type.String({ maxLength: 64 }) });
const tags = ['shared carts'];

/** Registers `/cc/api/cart/shares` and `/cc/api/cart/shared`. Register them together with the cart's routes, whose hooks they share. */
export function sharedCartsRoutes(
  app: FastifyInstance,
  { sharedCarts, callers }: { sharedCarts: SharedCartsService; callers: Callers },
): void {
  app.post(
    '/cart/shares',
    {
      schema: {
        tags,
        summary: 'Share the cart',
        querystring: SharedCartsQuery,
        body: CreateShareBody,
        response: { 200: Reply(SharedCartLinkDataSchema), 404: ErrorReplySchema, 409: ErrorReplySchema },
      },
      config: { rateLimit: { max: 60, timeWindow: '1 minute' } },
    },
    async (request, reply) => {
      const idempotency = getIdempotentRequest(request);
      return { data: await sharedCarts.create(await callerWithCart(callers, request, reply), idempotency) };
    },
  );

  app.get(
    '/cart/shares',
    {
      schema: {
        tags,
        summary: 'List own shared carts',
        querystring: SharedCartsQuery,
        response: { 200: Reply(SharedCartLinksDataSchema) },
      },
    },
    async (request) => ({ data: { sharedCarts: await sharedCarts.list(await callers.of(request)) } }),
  );

  overridable(app, 'DELETE', {
    url: '/cart/shares/:shareId',
    schema: {
      tags,
      summary: 'Stop sharing a cart',
      params,
      querystring: SharedCartsQuery,
      body: CreateShareBody,
      response: { 200: Reply(Type.Object({})), 404: ErrorReplySchema },
    } as object,
    handler: async (request, reply) => {
      const idempotency = getIdempotentRequest(request);
      // A caller without a session has no links, so no session is created.
      if (!(await callers.of(request)).session) throw sharedCartNotFound();
      const { shareId } = request.params as { shareId: string };
      const caller = await callers.withSession(request, reply);
      return { data: await sharedCarts.revoke(caller, idempotency, shareId) };
    },
  });

  app.get<{ Params: { shareId: string } }>(
    '/cart/shared/:shareId',
    {
      schema: {
        tags,
        summary: 'Read a shared cart at one’s own prices',
        params,
        querystring: SharedCartsQuery,
        response: { 200: Reply(SharedCartDataSchema), 404: ErrorReplySchema },
      },
    },
    async (request) => ({
      data: { sharedCart: await sharedCarts.read(await callers.of(request), request.params.shareId) },
    }),
  );
}
