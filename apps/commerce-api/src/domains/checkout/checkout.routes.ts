import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import {
  CheckoutDataSchema,
  GetCheckoutQuery,
  type Order,
  OrderDataSchema,
  PlaceOrderBody,
} from '@foolscap/checkout/contract';
import { EncodeQuery, ErrorReplySchema, Reply } from '@foolscap/core/contract';
import { CardPaymentBody, OrderPaymentSchema } from '@foolscap/payments/contract';
import type { Callers } from '../../kernel/caller/caller.ts';
import type { ApiContext } from '../../kernel/context.ts';
import { ADDRESS_FACTOR, createAttemptLimit } from '../../kernel/http/attempt-limit.ts';
import { emptyCart } from '../cart/empty-cart.ts';
import { idempotentRequestOf } from '../../kernel/http/idempotency.ts';
import { createPageUrls } from '../../kernel/mail/page-urls.ts';
import { orderWords } from '../orders/order-words.ts';
import type { OrderPlacement } from '../orders/place-order.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import type { Sessions } from '../../kernel/sessions/sessions.plugin.ts';
import type { CheckoutService } from './checkout.service.ts';

interface CheckoutRoutes extends Pick<ApiContext, 'settings' | 'now' | 'mailer'> {
  checkout: CheckoutService;
  payments: PaymentsService;
  placement: OrderPlacement;
  callers: Callers;
  sessions: Sessions;
}

const Query = Type.Object({ ...EncodeQuery }, { additionalProperties: false });

/** Checkout, payment and placing the order (decisions, "calls not spelled out"). */
export function checkoutRoutes(app: FastifyInstance, parts: CheckoutRoutes): void {
  const { settings, now, mailer, checkout, payments, placement, callers, sessions } = parts;
  const pageUrl = createPageUrls(settings);
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });

  // Sessions are had for the asking; whoever tries out cards with many of them still comes from somewhere.
  const attemptFrom = createAttemptLimit(ADDRESS_FACTOR * settings.cardAttemptsPerMinute, now);

  /** Whoever has no session has no cart to pay for, and gets no session for asking. */
  async function callerWithCart(request: FastifyRequest, reply: FastifyReply) {
    if (!(await callers.of(request)).session) throw emptyCart();
    return callers.withSession(request, reply);
  }

  app.get<{ Querystring: Static<typeof GetCheckoutQuery> }>(
    '/checkout/precheckout',
    {
      schema: {
        tags: ['checkout'],
        summary: 'What the checkout page shows',
        querystring: GetCheckoutQuery,
        response: { 200: Reply(CheckoutDataSchema), 404: ErrorReplySchema },
      },
    },
    async (request) => ({ data: { checkoutInfo: await checkout.precheckout(await callers.of(request)) } }),
  );

  app.post<{ Body: CardPaymentBody }>(
    '/checkout/default/payment',
    {
      schema: {
        tags: ['checkout'],
        summary: 'Pay by card',
        querystring: Query,
        body: CardPaymentBody,
        response: { 200: Reply(Type.Object({ orderPayment: OrderPaymentSchema })), 400: ErrorReplySchema },
      },
      config: {
        rateLimit: {
          max: settings.cardAttemptsPerMinute,
          timeWindow: '1 minute',
          keyGenerator: (request) => `card ${sessions.secretOf(request) ?? request.ip}`,
        },
      },
    },
    async (request, reply) => {
      attemptFrom(request.ip);
      const caller = await callerWithCart(request, reply);
      const idempotency = idempotentRequestOf(request, sessions.secretOf(request) ?? '');
      return { data: await payments.saveCard(caller, idempotency, request.body) };
    },
  );

  app.post<{ Body: PlaceOrderBody }>(
    '/checkout/default/order',
    {
      schema: {
        tags: ['checkout'],
        summary: 'Place the order; one key, one order',
        querystring: Query,
        body: PlaceOrderBody,
        response: {
          200: Reply(OrderDataSchema),
          402: ErrorReplySchema,
          404: ErrorReplySchema,
          409: ErrorReplySchema,
          422: ErrorReplySchema,
        },
      },
    },
    async (request, reply) => {
      const idempotency = idempotentRequestOf(request);
      const caller = await callerWithCart(request, reply);
      const onPlaced = (order: Order) =>
        mailer.write(
          'orderPlaced',
          order.emailId1,
          orderWords(order, pageUrl(request, `/order/${order.orderNumber}`)),
          request.log,
        );
      return { data: await placement.place(caller, idempotency, request.body, request.log, onPlaced) };
    },
  );
}
