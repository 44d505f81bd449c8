import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import {
  AccountingValuesQuery,
  AccountingValuesSchema,
  UpdateCartBody,
  UpdateCartQuery,
  WholeCartDataSchema,
} from '@foolscap/cart/contract';
import { ErrorReplySchema, Flag, Reply } from '@foolscap/core/contract';
import type { PlaceCookie } from '../../kernel/geo/place-cookie.ts';
import { badRequest } from '../../kernel/http/api-error.ts';
import { overridable } from '../../kernel/http/method-override.ts';
import { createCartRequests } from './cart-requests.ts';
import { type CartPorts, response } from './cart.routes.ts';

/**
 * `PUT /cc/api/cart/default`, an equivalent of "Update cart" (cart-7.26) with more options (cart-7.27). `orderNumber` is one of the caller's
 * own orders, which the cart modifies or repeats. `returnData=false` leaves the lines out of the reply; they are in the reply by default on pages of
 * the channel `WEB`, which render the whole cart.
 */
const OtherUpdateQuery = Type.Object(
  {
    ...UpdateCartQuery.properties,
    channel: Type.Optional(Type.Literal('WEB')),
    orderNumber: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
    returnData: Type.Optional(Flag),
  },
  { additionalProperties: false },
);

/** Registers the calls that change the cart itself: addresses, delivery, email and coupons. */
export function updateCartRoutes(
  app: FastifyInstance,
  { cart, callers, placeCookie, listOrderItems }: CartPorts & { placeCookie: PlaceCookie },
): void {
  const { getRequest } = createCartRequests(callers);

  const updateCart = async (request: FastifyRequest, reply: FastifyReply, whole = true) => {
    const body = request.body as UpdateCartBody;
    const { actionType, orderNumber } = request.query as Static<typeof OtherUpdateQuery>;
    if (actionType === 'MODIFY_CART' && !orderNumber && Object.keys(body).length === 0)
      throw badRequest('INVALID_REQUEST', 'Send what to modify, or leave actionType out.', 'actionType');
    // Reject another shopper's order before anything is written.
    if (orderNumber) await listOrderItems(await callers.of(request), orderNumber);
    const data = await cart.updateCart(await getRequest(request, reply), body, {
      orderNumber,
      whole,
    });
    // The place chosen last applies everywhere, so product pages follow the new address.
    const requested = body.addresses?.find(({ type }) => type !== 'B');
    const address =
      'addresses' in data.cartInfo ? data.cartInfo.addresses.find(({ type }) => type === 'S') : requested;
    if (requested && address) placeCookie.set(reply, address.zipCode);
    return { data };
  };

  app.get<{ Querystring: AccountingValuesQuery }>(
    '/cart/accounting/values',
    {
      schema: {
        tags: ['cart'],
        summary: 'Find budget centers, purchase orders, releases, cost centers or projects for the cart',
        querystring: AccountingValuesQuery,
        response: { 200: Reply(AccountingValuesSchema), 403: ErrorReplySchema },
      } as object,
    },
    async (request) => ({
      data: await cart.findAccountingValues(await callers.of(request), request.query),
    }),
  );

  overridable(app, 'PUT', {
    url: '/checkout/default',
    schema: {
      tags: ['cart'],
      summary: 'Update cart: shipping address, level of service, email, coupons, checkout status',
      querystring: UpdateCartQuery,
      body: UpdateCartBody,
      response: { 200: Reply(WholeCartDataSchema) },
    } as object,
    handler: (request, reply) => updateCart(request, reply),
  });

  overridable(app, 'PUT', {
    url: '/cart/default',
    schema: {
      tags: ['cart'],
      summary: 'Update cart (alias)',
      querystring: OtherUpdateQuery,
      body: UpdateCartBody,
      response,
    } as object,
    handler: (request, reply) => {
      const { channel, responseType, returnData } = request.query as Static<typeof OtherUpdateQuery>;
      const whole = returnData ? returnData === 'true' : channel === 'WEB' || responseType === 'WHOLE';
      return updateCart(request, reply, whole);
    },
  });
}
