import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { type Order, OrderDataSchema, PlaceOrderBody } from '@foolscap/checkout/contract';
import { CartKindQuery, EncodeQuery, ErrorReplySchema, Reply } from '@foolscap/core/contract';
import type { Callers } from '../../kernel/caller/caller.ts';
import type { ApiContext } from '../../kernel/context.ts';
import { getIdempotentRequest } from '../../kernel/http/idempotency.ts';
import { createPageUrls } from '../../kernel/mail/page-urls.ts';
import { callerWithCart, getKind } from '../cart/index.ts';
import type { CaptchaGate } from '../payments/index.ts';
import { createOrderMails } from './order-mails.ts';
import type { OrderPlacement } from './place-order.ts';

const Query = Type.Object({ ...EncodeQuery, ...CartKindQuery }, { additionalProperties: false });

/** Registers the calls that place orders (decision-calls.4). */
export function placeOrderRoutes(
  app: FastifyInstance,
  {
    settings,
    placement,
    captcha,
    callers,
    ...context
  }: ApiContext & {
    placement: OrderPlacement;
    captcha: CaptchaGate;
    callers: Callers;
  },
): void {
  const pageUrl = createPageUrls(settings);
  const mails = createOrderMails(context);
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });

  app.post<{ Body: PlaceOrderBody; Querystring: Static<typeof Query> }>(
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
      config: { waitsOutside: true },
    },
    async (request, reply) => {
      const idempotency = getIdempotentRequest(request);
      const kind = getKind(request.query);
      const caller = await callerWithCart(callers, request, reply);
      const onPlaced = (order: Order) =>
        mails.placed(
          order,
          { pageUrl: pageUrl(request, `/order/${order.orderNumber}`), locale: request.locale },
          request.log,
        );
      const onCardDeclined = () => captcha.recordFailure({ ...caller, address: request.ip }, 'credit');
      const events = { kind, onPlaced, onCardDeclined };
      return { data: await placement.place(caller, idempotency, request.body, request.log, events) };
    },
  );
}
