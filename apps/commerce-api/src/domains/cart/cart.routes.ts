import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import {
  AddItemsBody,
  CartChangeDataSchema,
  type CartData,
  AddItemsQuery,
  GetCartQuery,
  RemoveItemBody,
  RemoveItemQuery,
  UpdateItemsBody,
  UpdateItemsQuery,
  WholeCartDataSchema,
} from '@foolscap/cart/contract';
import { CART_CODES } from '@foolscap/cart/model';
import { Reply } from '@foolscap/core/contract';
import type { Caller, Callers } from '../../kernel/caller/caller.ts';
import { badRequest } from '../../kernel/http/api-error.ts';
import { readMaxAgeMs } from '../../kernel/http/max-age.ts';
import { overridable } from '../../kernel/http/method-override.ts';
import {
  type AddQuery,
  checkTenant,
  createCartRequests,
  getAddOptions,
  getKind,
  getRemoveOptions,
  getSpecialAddresses,
  type RemoveQuery,
  withRelated,
} from './cart-requests.ts';
import { cartItemIdMissing, type CartService } from './cart.service.ts';
import { movesSavedItems } from './saved-items/move-command.ts';
import { savedItemNotFound } from './saved-items/save-command.ts';

const item = '/checkout/default/item';

/** Used by the OpenAPI document only. Replies are not serialized with it, because a change and a whole cart differ in shape. */
export const response = { 200: Reply(Type.Union([WholeCartDataSchema, CartChangeDataSchema])) };

/**
 * `PUT /cc/api/cart/default/item`: "Update items" for dotcom pages (cart-7.29). Those of the channel `WEB` render the whole cart, so the reply
 * has all of it.
 */
const DotcomItemsQuery = Type.Object(
  { ...UpdateItemsQuery.properties, channel: Type.Optional(Type.Literal('WEB')) },
  { additionalProperties: false },
);

/** The service of the cart, and what its calls need of other domains. */
export interface CartPorts {
  cart: CartService;
  callers: Callers;
  /** Lists the items of one of the caller's orders. @throws ApiError 404 for any other order */
  listOrderItems: (caller: Caller, orderNumber: string) => Promise<AddItemsBody['items']>;
}

interface SharedCartPort {
  /** Lists the items of a shared cart. @throws ApiError 404 for an unknown, expired or revoked id */
  listSharedItems: (shareId: string) => Promise<AddItemsBody['items']>;
}

/**
 * Registers reads of the cart and changes of its items below `/cc/api/checkout` and `/cc/api/cart/default` (cart-7.8), with the hooks that all
 * cart calls share.
 */
export function cartRoutes(
  app: FastifyInstance,
  { cart, callers, listOrderItems, listSharedItems }: CartPorts & SharedCartPort,
): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
  // The schemas only document the replies: fast-json-stringify cannot distinguish the members of a union.
  app.setSerializerCompiler(() => JSON.stringify);
  // A removal may have no body. Many clients send a content type anyway, and an empty string is not valid JSON.
  app.addHook('onRequest', (request, _reply, done) => {
    request.faultCode = CART_CODES.technicalProblem;
    const { headers } = request.raw;
    const bodiless = headers['transfer-encoding'] === undefined && !Number(headers['content-length'] ?? 0);
    if (request.method === 'DELETE' && bodiless) delete headers['content-type'];
    done();
  });
  app.addHook('preValidation', (request, _reply, done) => {
    request.body ??= {};
    done();
  });

  app.addHook('preHandler', (request, _reply, done) => {
    checkTenant(request);
    done();
  });

  const { getRequest, requestOnLines } = createCartRequests(callers);
  const wrapped = async (data: Promise<CartData>) => ({ data: await data });

  app.get<{ Querystring: Static<typeof GetCartQuery> }>(
    '/checkout',
    {
      schema: {
        tags: ['cart'],
        summary: 'Get cart',
        querystring: GetCartQuery,
        response: { 200: Reply(WholeCartDataSchema) },
      },
    },
    async (request) => {
      const { alt, grindType, invDtls, wt } = request.query;
      const options = {
        kind: getKind(request.query),
        alternatives: alt === 'true',
        warranties: wt === 'true',
        invDtls: invDtls === 'true',
        maxAgeMs: grindType === 'ALL' ? 0 : readMaxAgeMs(request.headers['cache-control']),
      };
      const data = await cart.read(await callers.of(request), options, (part, error) =>
        request.log.error({ err: error, part }, 'part of the cart could not be read'),
      );
      return { data };
    },
  );

  app.post<{ Body: AddItemsBody; Querystring: AddQuery }>(
    item,
    {
      schema: {
        tags: ['cart'],
        summary: 'Add to cart',
        querystring: AddItemsQuery,
        body: AddItemsBody,
        response,
      },
    },
    async (request, reply) => {
      const { duplicateOrder, memItem, sharedCart, version } = request.query;
      callers.useRecent(request);
      const caller = await callers.of(request);
      const copied = duplicateOrder ? await listOrderItems(caller, duplicateOrder) : [];
      const shared = sharedCart ? await listSharedItems(sharedCart) : [];
      const membership = memItem === 'true' ? [await cart.findMembership(caller)] : [];
      const body = { ...request.body, items: [...copied, ...shared, ...request.body.items, ...membership] };
      cart.checkAddition(body, version);
      const options = {
        ...getAddOptions(request.query, body),
        special: getSpecialAddresses(request, request.query, body, caller.country),
        orderNumber: duplicateOrder,
      };
      if (movesSavedItems(body))
        return wrapped(
          cart.move(
            withRelated(await requestOnLines(request, reply, savedItemNotFound), body),
            body,
            options,
          ),
        );
      if (!caller.session) await cart.checkItemsKnown(caller.tenant, body);
      return wrapped(cart.add(withRelated(await getRequest(request, reply), body), body, options));
    },
  );

  overridable(app, 'PUT', {
    url: item,
    schema: {
      tags: ['cart'],
      summary: 'Update items',
      querystring: UpdateItemsQuery,
      body: UpdateItemsBody,
      response,
    } as object,
    handler: async (request, reply) => {
      cart.checkUpdate(request.body as UpdateItemsBody);
      return wrapped(cart.update(await requestOnLines(request, reply), request.body as UpdateItemsBody));
    },
  });

  overridable(app, 'DELETE', {
    url: `${item}/:cartItemId`,
    schema: {
      tags: ['cart'],
      summary: 'Remove item',
      params: Type.Object({ cartItemId: Type.String({ maxLength: 64 }) }),
      querystring: RemoveItemQuery,
      body: RemoveItemBody,
      response,
    } as object,
    handler: async (request, reply) => {
      const { cartItemId } = request.params as { cartItemId: string };
      const body = request.body as RemoveItemBody;
      if (!cartItemId) throw cartItemIdMissing('cartItemId');
      if (body.cartItemId !== undefined && body.cartItemId !== cartItemId) {
        throw badRequest('INVALID_DATA_ITEM', 'The body names another item than the address.', 'cartItemId');
      }
      return wrapped(
        cart.remove(
          await requestOnLines(request, reply),
          cartItemId,
          body.cartId,
          getRemoveOptions(request.query as RemoveQuery),
        ),
      );
    },
  });

  overridable(app, 'DELETE', {
    url: item,
    schema: { tags: ['cart'], hide: true, querystring: RemoveItemQuery, body: RemoveItemBody } as object,
    handler: async (request, reply) => {
      const { cartItemId, cartId } = request.body as RemoveItemBody;
      if (!cartItemId) throw cartItemIdMissing('cartItemId');
      return wrapped(
        cart.remove(
          await requestOnLines(request, reply),
          cartItemId,
          cartId,
          getRemoveOptions(request.query as RemoveQuery),
        ),
      );
    },
  });

  overridable(app, 'PUT', {
    url: '/cart/default/item',
    schema: {
      tags: ['cart'],
      summary: 'Update items (dotcom)',
      querystring: DotcomItemsQuery,
      body: UpdateItemsBody,
      response,
    } as object,
    handler: async (request, reply) => {
      cart.checkUpdate(request.body as UpdateItemsBody);
      const { channel } = request.query as Static<typeof DotcomItemsQuery>;
      const asked = await requestOnLines(request, reply);
      const cartRequest = { ...asked, whole: asked.whole || channel === 'WEB' };
      return wrapped(cart.update(cartRequest, request.body as UpdateItemsBody));
    },
  });
}
