import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import type { ApiContext } from '../../kernel/context.ts';
import type { OperatorAccess } from '../../kernel/http/operator-access.ts';
import { printInvoices } from './print-invoices.ts';
import { recordInvoicePayment, type RecordedPayment } from './record-payment.ts';

const Body = Type.Object(
  {
    invoice: Type.String({ minLength: 1, maxLength: 18 }),
    amountMinor: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
    reference: Type.String({ minLength: 1, maxLength: 60 }),
  },
  { additionalProperties: false },
);

const PrintBody = Type.Object(
  { batch: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })) },
  { additionalProperties: false },
);

/**
 * Registers the endpoints that record payments of invoices and print invoices, for a shop that runs on the embedded database. Loopback only, and only with the shop's
 * token.
 */
export function invoicesOperatorRoutes(
  app: FastifyInstance,
  { database, settings, now }: Pick<ApiContext, 'database' | 'settings' | 'now'>,
  access: OperatorAccess,
): void {
  app.post<{ Body: RecordedPayment }>(
    '/operator/invoices/payments',
    {
      schema: { hide: true, body: Body } as object,
      onRequest: async (request) => access.admit(request),
    },
    async ({ body }) => ({ data: await recordInvoicePayment(database.db, body, now()) }),
  );
  app.post<{ Body: Static<typeof PrintBody> }>(
    '/operator/invoices/print',
    {
      schema: { hide: true, body: PrintBody } as object,
      onRequest: async (request) => access.admit(request),
    },
    async ({ body }) => ({ data: await printInvoices({ database, settings, now }, body) }),
  );
}
