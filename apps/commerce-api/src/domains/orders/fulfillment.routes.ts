import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { OneOf } from '@foolscap/core/contract';
import type { OperatorAccess } from '../../kernel/http/operator-access.ts';
import { type Fulfillment, FULFILLMENT_STEPS } from './fulfillment.ts';
import type { OperatorDecisions } from './operator-decisions.ts';
import type { Returns } from './returns.ts';

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

const DecisionBody = Type.Object(
  {
    orderNumber: Type.String({ minLength: 1, maxLength: 40 }),
    action: OneOf(['RELEASE', 'DECLINE']),
    approver: Type.String({ minLength: 1, maxLength: 254 }),
    comment: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
  },
  { additionalProperties: false },
);
const ReturnBody = Type.Object(
  {
    orderNumber: Type.String({ minLength: 1, maxLength: 40 }),
    lineNumber: Type.Integer({ minimum: 1, maximum: 100_000 }),
    qty: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    reference: Type.String({ minLength: 1, maxLength: 60 }),
  },
  { additionalProperties: false },
);
const RevokeBody = Type.Object(
  { orderNumber: Type.String({ minLength: 1, maxLength: 40 }) },
  { additionalProperties: false },
);

/** Maximum number of open orders in one list. */
export const OPEN_ORDERS = 200;

/**
 * Registers the endpoints of the orders command for a running shop on the embedded database. Loopback only, and only with the shop's token.
 */
export function fulfillmentRoutes(
  app: FastifyInstance,
  {
    fulfillment,
    returns,
    decisions,
  }: { fulfillment: Fulfillment; returns: Returns; decisions: OperatorDecisions },
  access: OperatorAccess,
): void {
  const onRequest = async (request: Parameters<OperatorAccess['admit']>[0]) => access.admit(request);
  app.post<{ Body: Static<typeof Body> }>(
    '/operator/orders',
    { schema: { hide: true, body: Body } as object, onRequest },
    async (request) => ({ data: await fulfillment.execute(request.body, request.log) }),
  );
  app.post<{ Body: Static<typeof DecisionBody> }>(
    '/operator/orders/decision',
    { schema: { hide: true, body: DecisionBody } as object, onRequest },
    async (request) => ({ data: await decisions.decide(request.body, request.log) }),
  );
  app.post<{ Body: Static<typeof ReturnBody> }>(
    '/operator/orders/return',
    { schema: { hide: true, body: ReturnBody } as object, onRequest },
    async (request) => ({ data: await returns.execute(request.body, request.log) }),
  );
  app.post<{ Body: Static<typeof RevokeBody> }>(
    '/operator/orders/revoke-links',
    { schema: { hide: true, body: RevokeBody } as object, onRequest },
    async (request) => ({ data: await decisions.revokeLinks(request.body.orderNumber) }),
  );
  app.get('/operator/orders', { schema: { hide: true } as object, onRequest }, async () => ({
    data: { orders: await fulfillment.open(OPEN_ORDERS) },
  }));
}
