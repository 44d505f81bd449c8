import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { OneOf } from '@foolscap/core/contract';
import type { OperatorAccess } from '../../kernel/http/operator-access.ts';
import { type createFulfillment, FULFILLMENT_STEPS } from './fulfillment.ts';

const Body = Type.Object(
  {
    orderNumber: Type.String({ minLength: 1, maxLength: 40 }),
    step: OneOf(FULFILLMENT_STEPS),
    carrier: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
    tracking: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
    store: Type.Optional(Type.String({ minLength: 1, maxLength: 10 })),
  },
  { additionalProperties: false },
);

/** The most open orders in one list. */
export const OPEN_ORDERS = 200;

/** Calls of the orders command, for a running shop with the embedded database; on loopback only, with its token. */
export function fulfillmentRoutes(
  app: FastifyInstance,
  fulfillment: ReturnType<typeof createFulfillment>,
  access: OperatorAccess,
): void {
  const onRequest = async (request: Parameters<OperatorAccess['admit']>[0]) => access.admit(request);
  app.post<{ Body: Static<typeof Body> }>(
    '/operator/orders',
    { schema: { hide: true, body: Body } as object, onRequest },
    async (request) => ({ data: await fulfillment.carryOut(request.body, request.log) }),
  );
  app.get('/operator/orders', { schema: { hide: true } as object, onRequest }, async () => ({
    data: { orders: await fulfillment.open(OPEN_ORDERS) },
  }));
}
