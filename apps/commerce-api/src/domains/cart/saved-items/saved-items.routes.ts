import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import {
  CartChangeDataSchema,
  ChangeSavedItemsQuery,
  RemoveSavedItemBody,
  SaveItemBody,
  SavedItemsDataSchema,
  SavedItemsQuery,
  WholeCartDataSchema,
} from '@foolscap/cart/contract';
import { SAVED_ITEMS_PAGE_SIZE } from '@foolscap/cart/model';
import { Reply } from '@foolscap/core/contract';
import type { Callers } from '../../../kernel/caller/caller.ts';
import { badRequest } from '../../../kernel/http/api-error.ts';
import { overridable } from '../../../kernel/http/method-override.ts';
import { createCartRequests } from '../cart-requests.ts';
import { savedItemNotFound } from './save-command.ts';
import type { SavedItemsService } from './saved-items.service.ts';

const response = { 200: Reply(Type.Union([WholeCartDataSchema, CartChangeDataSchema])) };

/** Registers `/cc/api/sfl`, the items saved for later (cart-7.32). Register it together with the cart's routes, whose hooks it shares. */
export function savedItemsRoutes(
  app: FastifyInstance,
  { savedItems, callers }: { savedItems: SavedItemsService; callers: Callers },
): void {
  const { getRequest, requestOnLines } = createCartRequests(callers);

  app.get<{ Querystring: SavedItemsQuery }>(
    '/sfl',
    {
      schema: {
        tags: ['saved items'],
        summary: 'List saved items',
        querystring: SavedItemsQuery,
        response: { 200: Reply(SavedItemsDataSchema) },
      },
    },
    async (request) => {
      const { page = '1', size = String(SAVED_ITEMS_PAGE_SIZE) } = request.query;
      const choice = { page: Number(page), size: Number(size) };
      return { data: await savedItems.list(await callers.of(request), choice) };
    },
  );

  app.post<{ Body: SaveItemBody }>(
    '/sfl',
    {
      schema: {
        tags: ['saved items'],
        summary: 'Save for later: a cart line, or an item that is not in the cart',
        querystring: ChangeSavedItemsQuery,
        body: SaveItemBody,
        response,
      },
    },
    async (request, reply) => {
      const { body } = request;
      savedItems.checkSaving(body);
      const { session, tenant } = await callers.of(request);
      if (body.itemId !== undefined && !session) await savedItems.checkItem(tenant, body.itemId);
      const cartRequest = await (body.cartItemId === undefined ? getRequest : requestOnLines)(request, reply);
      return { data: await savedItems.save(cartRequest, body) };
    },
  );

  overridable(app, 'DELETE', {
    url: '/sfl/:listItemId',
    schema: {
      tags: ['saved items'],
      summary: 'Remove saved item',
      params: Type.Object({ listItemId: Type.String({ maxLength: 64 }) }),
      querystring: ChangeSavedItemsQuery,
      body: RemoveSavedItemBody,
      response,
    } as object,
    handler: async (request, reply) => {
      const { listItemId } = request.params as { listItemId: string };
      const body = request.body as RemoveSavedItemBody;
      if (body.listItemId !== undefined && body.listItemId !== listItemId)
        throw badRequest('INVALID_DATA_ITEM', 'The body names another item than the address.', 'listItemId');
      const cartRequest = await requestOnLines(request, reply, savedItemNotFound);
      return { data: await savedItems.remove(cartRequest, listItemId) };
    },
  });
}
