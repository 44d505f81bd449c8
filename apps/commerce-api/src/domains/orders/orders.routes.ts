import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import {
  CancelOrderBody,
  FindOrderBody,
  OpenedOrderDataSchema,
  OpenOrderBody,
  OrderDataSchema,
  OrdersDataSchema,
  OrdersQuery,
} from '@foolscap/checkout/contract';
import { SpendingLinesQuery, SpendingLinesSchema } from '@foolscap/account/contract';
import { EncodeQuery, ErrorReplySchema, Reply } from '@foolscap/core/contract';
import type { Callers } from '../../kernel/caller/caller.ts';
import type { ApiContext } from '../../kernel/context.ts';
import { getIdempotentRequest } from '../../kernel/http/idempotency.ts';
import { createPageUrls } from '../../kernel/mail/page-urls.ts';
import type { GuessLimits } from '../account/index.ts';
import { listAccountingLines } from './accounting-lines.ts';
import { createOrderMails } from './order-mails.ts';
import type { OrdersService } from './orders.service.ts';

const Query = Type.Object({ ...EncodeQuery }, { additionalProperties: false });
const Params = Type.Object({ orderNumber: Type.String({ maxLength: 40 }) });

/** Registers `/cc/api/orders` (decision-calls.5). */
export function ordersRoutes(
  app: FastifyInstance,
  {
    settings,
    orders,
    callers,
    guesses,
    ...context
  }: ApiContext & { orders: OrdersService; callers: Callers; guesses: GuessLimits },
): void {
  const pageUrl = createPageUrls(settings);
  const mails = createOrderMails(context);
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
  app.addHook('preValidation', (request, _reply, done) => {
    request.body ??= {};
    done();
  });

  app.get<{ Querystring: OrdersQuery }>(
    '/orders',
    {
      schema: {
        tags: ['orders'],
        summary: 'List own orders, newest first',
        querystring: OrdersQuery,
        response: { 200: Reply(OrdersDataSchema) },
      },
    },
    async (request) => ({ data: await orders.list(await callers.of(request), request.query) }),
  );

  app.get<{ Querystring: SpendingLinesQuery }>(
    '/organization/reports/lines',
    {
      schema: {
        tags: ['organization'],
        summary: 'List the lines of orders with their cost centers and projects',
        querystring: SpendingLinesQuery,
        response: {
          200: Reply(SpendingLinesSchema),
          400: ErrorReplySchema,
          401: ErrorReplySchema,
          403: ErrorReplySchema,
          404: ErrorReplySchema,
        },
      },
    },
    async (request) => ({
      data: await listAccountingLines(
        context.database.db,
        await callers.of(request),
        request.query,
        context.now(),
      ),
    }),
  );

  app.get<{ Params: { orderNumber: string } }>(
    '/orders/:orderNumber',
    {
      schema: {
        tags: ['orders'],
        summary: 'Get an order',
        params: Params,
        querystring: Query,
        response: { 200: Reply(OrderDataSchema), 404: ErrorReplySchema },
      },
    },
    async (request) => ({
      data: { order: await orders.find(await callers.of(request), request.params.orderNumber) },
    }),
  );

  app.post<{ Body: FindOrderBody }>(
    '/orders/find',
    {
      schema: {
        tags: ['orders'],
        summary: 'Open a guest’s order by its number and email address',
        querystring: Query,
        body: FindOrderBody,
        response: { 200: Reply(OpenedOrderDataSchema), 404: ErrorReplySchema, 429: ErrorReplySchema },
      },
    },
    async (request, reply) => {
      const { orderNumber } = request.body;
      const attempt = await guesses.findOrder(request.ip, request.tenant, orderNumber);
      await orders.openByEmail(await callers.withSession(request, reply), request.body);
      await attempt.succeeded();
      return { data: { orderNumber: orderNumber.trim() } };
    },
  );

  app.post<{ Params: { orderNumber: string }; Body: OpenOrderBody }>(
    '/orders/:orderNumber/open',
    {
      schema: {
        tags: ['orders'],
        summary: 'Open a guest’s order with the link in a mail',
        params: Params,
        querystring: Query,
        body: OpenOrderBody,
        response: { 200: Reply(OpenedOrderDataSchema), 404: ErrorReplySchema, 429: ErrorReplySchema },
      },
    },
    async (request, reply) => {
      const { orderNumber } = request.params;
      const attempt = await guesses.openOrder(request.ip, request.tenant, request.body.token);
      await orders.openByLink(await callers.withSession(request, reply), orderNumber, request.body.token);
      await attempt.succeeded();
      return { data: { orderNumber } };
    },
  );

  app.post<{ Params: { orderNumber: string }; Body: CancelOrderBody }>(
    '/orders/:orderNumber/cancel',
    {
      schema: {
        tags: ['orders'],
        summary: 'Cancel an order, or units of it, until it is shipped',
        params: Params,
        querystring: Query,
        body: CancelOrderBody,
        response: {
          200: Reply(OrderDataSchema),
          400: ErrorReplySchema,
          404: ErrorReplySchema,
          409: ErrorReplySchema,
          422: ErrorReplySchema,
        },
      },
      config: { waitsOutside: true },
    },
    async (request) => {
      const idempotency = getIdempotentRequest(request);
      const order = await orders.cancel(
        await callers.of(request),
        idempotency,
        request.params.orderNumber,
        request.body.lines,
        request.log,
        (canceled) =>
          mails.canceled(
            canceled,
            { pageUrl: pageUrl(request, `/order/${canceled.orderNumber}`), locale: request.locale },
            request.log,
          ),
      );
      return { data: { order } };
    },
  );
}
