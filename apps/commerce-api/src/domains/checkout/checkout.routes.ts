import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { CheckoutDataSchema, GetCheckoutQuery } from '@foolscap/checkout/contract';
import { CartKindQuery, EncodeQuery, ErrorReplySchema, Reply } from '@foolscap/core/contract';
import {
  BalanceBody,
  BillingAddressBody,
  BillingAddressSchema,
  CardBalanceSchema,
  CardPaymentBody,
  InvoicePaymentBody,
  InvoicePaymentSchema,
  OrderPaymentSchema,
  RewardsPaymentBody,
  RewardsPaymentSchema,
} from '@foolscap/payments/contract';
import type { Callers } from '../../kernel/caller/caller.ts';
import type { ApiContext } from '../../kernel/context.ts';
import { ADDRESS_FACTOR, createAttemptLimit } from '../../kernel/http/attempt-limit.ts';
import { getIdempotentRequest } from '../../kernel/http/idempotency.ts';
import { overridable } from '../../kernel/http/method-override.ts';
import type { Sessions } from '../../kernel/sessions/sessions.plugin.ts';
import { callerWithCart, getKind } from '../cart/index.ts';
import type {
  BillingAddressService,
  InvoiceService,
  PaymentsService,
  RewardsPayments,
} from '../payments/index.ts';
import type { CheckoutService } from './checkout.service.ts';

interface CheckoutRoutes extends Pick<ApiContext, 'settings' | 'now'> {
  checkout: CheckoutService;
  payments: PaymentsService;
  invoices: InvoiceService;
  rewardsPayments: RewardsPayments;
  billing: BillingAddressService;
  callers: Callers;
  sessions: Sessions;
}

const Query = Type.Object({ ...EncodeQuery, ...CartKindQuery }, { additionalProperties: false });

/** Registers checkout and payment (decision-calls). */
export function checkoutRoutes(app: FastifyInstance, parts: CheckoutRoutes): void {
  const { settings, now, checkout, payments, invoices, rewardsPayments, billing, callers, sessions } = parts;
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });

  // New sessions are free, so attempts are also counted by client address.
  const attemptFrom = createAttemptLimit(ADDRESS_FACTOR * settings.cardAttemptsPerMinute, now);
  // Adding a card and checking a balance count together, because both try a number with a code.
  const limitCards = app.rateLimit({
    max: settings.cardAttemptsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: (request) => `card ${sessions.getSecret(request) ?? request.ip}`,
  });

  app.get<{ Querystring: Static<typeof GetCheckoutQuery> }>(
    '/checkout/precheckout',
    {
      schema: {
        tags: ['checkout'],
        summary: 'Get the checkout',
        querystring: GetCheckoutQuery,
        response: { 200: Reply(CheckoutDataSchema), 404: ErrorReplySchema },
      },
    },
    async (request) => ({
      data: { checkoutInfo: await checkout.precheckout(await callers.of(request), getKind(request.query)) },
    }),
  );

  app.post<{ Body: CardPaymentBody; Querystring: Static<typeof Query> }>(
    '/checkout/default/payment',
    {
      schema: {
        tags: ['checkout'],
        summary: 'Add a credit, gift or prepaid card',
        querystring: Query,
        body: CardPaymentBody,
        response: {
          200: Reply(Type.Object({ orderPayment: OrderPaymentSchema })),
          400: ErrorReplySchema,
          403: ErrorReplySchema,
        },
      },
      config: { waitsOutside: true },
      onRequest: limitCards,
    },
    async (request, reply) => {
      attemptFrom(request.ip);
      const caller = await callerWithCart(callers, request, reply);
      const kind = getKind(request.query);
      const idempotency = getIdempotentRequest(request, sessions.getSecret(request) ?? '');
      const { body, ip: address } = request;
      return { data: await payments.saveCard(caller, idempotency, body, { kind, address }) };
    },
  );

  app.post<{ Body: InvoicePaymentBody; Querystring: Static<typeof Query> }>(
    '/checkout/default/invoice',
    {
      schema: {
        tags: ['checkout'],
        summary: 'Pay by invoice to the organization of a member',
        querystring: Query,
        body: InvoicePaymentBody,
        response: { 200: Reply(InvoicePaymentSchema), 403: ErrorReplySchema },
      },
    },
    async (request, reply) => {
      const caller = await callerWithCart(callers, request, reply);
      const kind = getKind(request.query);
      const idempotency = getIdempotentRequest(request);
      return { data: await invoices.payByInvoice({ caller, idempotency, kind }, request.body) };
    },
  );

  app.post<{ Body: RewardsPaymentBody; Querystring: Static<typeof Query> }>(
    '/checkout/default/rewards',
    {
      schema: {
        tags: ['checkout'],
        summary: 'Pay a part of the order with rewards',
        querystring: Query,
        body: RewardsPaymentBody,
        response: {
          200: Reply(RewardsPaymentSchema),
          400: ErrorReplySchema,
          401: ErrorReplySchema,
          403: ErrorReplySchema,
        },
      },
    },
    async (request, reply) => {
      const caller = await callerWithCart(callers, request, reply);
      const kind = getKind(request.query);
      const idempotency = getIdempotentRequest(request);
      return { data: await rewardsPayments.payByRewards({ caller, idempotency, kind }, request.body) };
    },
  );

  app.post<{ Body: BalanceBody }>(
    '/payment/balance',
    {
      schema: {
        tags: ['checkout'],
        summary: 'Check the balance of a gift or prepaid card',
        querystring: Type.Object(EncodeQuery, { additionalProperties: false }),
        body: BalanceBody,
        response: { 200: Reply(CardBalanceSchema), 400: ErrorReplySchema, 403: ErrorReplySchema },
      },
      config: { waitsOutside: true },
      onRequest: limitCards,
    },
    async (request) => {
      attemptFrom(request.ip);
      const { session } = await callers.of(request);
      return { data: await payments.checkBalance({ session, address: request.ip }, request.body) };
    },
  );

  overridable(app, 'PUT', {
    url: '/checkout/default/payment/:id/billingaddress',
    schema: {
      tags: ['checkout'],
      summary: 'Change the billing address of a payment',
      params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
      querystring: Query,
      body: BillingAddressBody,
      response: { 200: Reply(BillingAddressSchema), 400: ErrorReplySchema, 404: ErrorReplySchema },
    } as object,
    handler: async (request, reply) => {
      const caller = await callerWithCart(callers, request, reply);
      const { id } = request.params as { id: string };
      const { billingAddress } = request.body as BillingAddressBody;
      const kind = getKind(request.query as Static<typeof Query>);
      const idempotency = getIdempotentRequest(request);
      return { data: await billing.setBillingAddress({ caller, idempotency, kind }, id, billingAddress) };
    },
  });

  overridable(app, 'DELETE', {
    url: '/checkout/default/payment/:id',
    schema: {
      tags: ['checkout'],
      summary: 'Remove a payment method from the cart',
      params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
      querystring: Query,
      response: { 200: Reply(Type.Object({})), 404: ErrorReplySchema },
    } as object,
    handler: async (request, reply) => {
      const caller = await callerWithCart(callers, request, reply);
      const { id } = request.params as { id: string };
      const kind = getKind(request.query as Static<typeof Query>);
      const idempotency = getIdempotentRequest(request);
      return { data: await payments.removePayment(caller, idempotency, id, kind) };
    },
  });
}
