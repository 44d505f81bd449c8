import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import { CartInfoSchema } from '@foolscap/cart/contract';
import {
  CartKindQuery,
  EncodeQuery,
  ErrorReplySchema,
  Flag,
  MessageSchema,
  OneOf,
  Reply,
} from '@foolscap/core/contract';
import { VENDOR_PAYMENT_TYPES } from '@foolscap/core/vocabulary';
import {
  PayAuthTokenBody,
  PayAuthTokensSchema,
  VendorOrderPaymentSchema,
  VendorPaymentBody,
} from '@foolscap/payments/contract';
import { PAY_AUTH_REQUEST_TYPES } from '@foolscap/payments/model';
import type { Callers } from '../../kernel/caller/caller.ts';
import type { ApiContext } from '../../kernel/context.ts';
import type { PlaceCookie } from '../../kernel/geo/place-cookie.ts';
import { badRequest } from '../../kernel/http/api-error.ts';
import { ADDRESS_FACTOR, createAttemptLimit } from '../../kernel/http/attempt-limit.ts';
import { getIdempotentRequest } from '../../kernel/http/idempotency.ts';
import type { Sessions } from '../../kernel/sessions/sessions.plugin.ts';
import { callerWithCart, getKind } from '../cart/index.ts';
import type { AuthTokensService } from './auth-tokens.service.ts';
import type { VendorPaymentFlags, VendorPaymentsService } from './vendor-payments.service.ts';

interface VendorRoutes extends Pick<ApiContext, 'settings' | 'now'> {
  vendorPayments: VendorPaymentsService;
  authTokens: AuthTokensService;
  callers: Callers;
  sessions: Sessions;
  placeCookie: PlaceCookie;
}

const strict = { additionalProperties: false } as const;

const Query = Type.Object({ ...EncodeQuery, ...CartKindQuery }, strict);

/** Here `type` is the type of the tokens, so a special cart cannot be selected. */
const TokenQuery = Type.Object(
  {
    ...EncodeQuery,
    type: OneOf(PAY_AUTH_REQUEST_TYPES),
    reload: Type.Optional(Flag),
    buyNow: CartKindQuery.buyNow,
  },
  strict,
);

/** Flags of the cart service (docs/decisions/vendor-payments.md). As in all calls, `mmx` selects the business site. */
const CartServiceQuery = Type.Object(
  {
    ...EncodeQuery,
    ...CartKindQuery,
    mmx: Type.Optional(Flag),
    reset: Type.Optional(Flag),
    ux2: Type.Optional(Flag),
    memItem: Type.Optional(Flag),
    vendorType: Type.Optional(OneOf(VENDOR_PAYMENT_TYPES)),
  },
  strict,
);

/** Registers the calls for payments in a vendor's window. */
export function vendorRoutes(app: FastifyInstance, parts: VendorRoutes): void {
  const { settings, now, vendorPayments, authTokens, callers, sessions, placeCookie } = parts;
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
  // As in the cart's calls, the schemas only document the replies.
  app.setSerializerCompiler(() => JSON.stringify);

  const limit = (name: string) => {
    // New sessions are free, so attempts are also counted by client address.
    const attemptFrom = createAttemptLimit(ADDRESS_FACTOR * settings.cardAttemptsPerMinute, now);
    const ofSession = app.rateLimit({
      max: settings.cardAttemptsPerMinute,
      timeWindow: '1 minute',
      keyGenerator: (request) => `${name} ${sessions.getSecret(request) ?? request.ip}`,
    });
    const ofAddress = async (request: FastifyRequest) => attemptFrom(request.ip);
    return [ofSession, ofAddress];
  };
  const limitPayments = limit('vendor');

  const CartReply = Type.Object({
    cartInfo: Type.Object({
      ...CartInfoSchema.properties,
      orderPayment: Type.Object({ orderPayments: Type.Array(VendorOrderPaymentSchema) }),
    }),
    messages: Type.Array(MessageSchema),
  });

  app.post<{ Body: PayAuthTokenBody; Querystring: Static<typeof TokenQuery> }>(
    '/payment/gateway/staplesPayAuthToken',
    {
      schema: {
        tags: ['payments'],
        summary: 'Get the tokens that start the windows of vendors',
        querystring: TokenQuery,
        body: PayAuthTokenBody,
        response: { 200: Reply(PayAuthTokensSchema), 400: ErrorReplySchema },
      },
      config: { waitsOutside: true },
      onRequest: limit('token'),
    },
    async (request, reply) => {
      const caller = await callerWithCart(callers, request, reply);
      const { type, reload, buyNow } = request.query;
      const kind = getKind(buyNow ? { buyNow } : {});
      const options = { type, reload: reload === 'true', kind };
      return { data: await authTokens.createTokens(caller, request.body, options) };
    },
  );

  const addPayment = async (request: FastifyRequest, reply: FastifyReply, flags: VendorPaymentFlags) => {
    const caller = await callerWithCart(callers, request, reply);
    const kind = getKind(request.query as Static<typeof Query>);
    const idempotency = getIdempotentRequest(request, sessions.getSecret(request) ?? '');
    const { data, shipToZip } = await vendorPayments.addPayment(
      { caller, idempotency, kind },
      request.body as VendorPaymentBody,
      flags,
      (part, error) => request.log.error({ err: error, part }, 'part of the cart could not be read'),
    );
    // The place chosen last applies everywhere, so product pages follow the new address.
    if (shipToZip) placeCookie.set(reply, shipToZip);
    return { data };
  };
  const schema = {
    body: VendorPaymentBody,
    response: { 200: Reply(CartReply), 400: ErrorReplySchema, 402: ErrorReplySchema },
  };
  const route = { config: { waitsOutside: true }, onRequest: limitPayments };

  app.post(
    '/checkout/default/vendorpayment',
    {
      ...route,
      schema: {
        ...schema,
        tags: ['checkout'],
        summary: 'Pay with an approval in the window of a vendor',
        querystring: Query,
      },
    },
    (request, reply) => addPayment(request, reply, {}),
  );

  app.post<{ Body: VendorPaymentBody; Querystring: Static<typeof CartServiceQuery> }>(
    '/cart/default/vendorpayment',
    {
      ...route,
      schema: {
        ...schema,
        tags: ['cart'],
        summary: 'Pay with an approval in the window of a vendor (cart service)',
        querystring: CartServiceQuery,
      },
    },
    (request, reply) => {
      const { reset, memItem, ux2, vendorType } = request.query;
      if (vendorType && vendorType !== request.body.vendorPayment.vendorPaymentType)
        throw badRequest('INVALID_REQUEST', 'The body names another vendor than the query.', 'vendorType');
      return addPayment(request, reply, {
        resets: reset === 'true',
        forMembership: memItem === 'true',
        related: ux2 === 'true',
      });
    },
  );
}
