import type { FastifyInstance } from 'fastify';
import { ErrorReplySchema, Reply } from '@foolscap/core/contract';
import {
  AddListItemBody,
  ListDetailsQuery,
  ListDetailsSchema,
  ListIdParams,
  ListItemParams,
  ListItemsChangeSchema,
  RemoveListItemBody,
  UpdateListItemBody,
} from '@foolscap/lists/contract';
import type { Callers } from '../../kernel/caller/caller.ts';
import { overridable } from '../../kernel/http/method-override.ts';
import { type ListItemsService, getRequestedItems } from './list-items.service.ts';
import { getListRequest, MANY } from './list-requests.ts';

const tags = ['lists'];
const changed = {
  200: Reply(ListItemsChangeSchema),
  403: ErrorReplySchema,
  404: ErrorReplySchema,
  409: ErrorReplySchema,
};

/** Registers `/cc/api/list/{id}` and the items of a list (storefront-7.14, storefront-7.15, storefront-7.18). */
export function listItemsRoutes(
  app: FastifyInstance,
  { listItems, callers }: { listItems: ListItemsService; callers: Callers },
): void {
  app.get<{ Params: { listId: string }; Querystring: ListDetailsQuery }>(
    '/list/:listId',
    {
      schema: {
        tags,
        summary: 'Read a list with a page of its items',
        params: ListIdParams,
        querystring: ListDetailsQuery,
        response: { 200: Reply(ListDetailsSchema), 404: ErrorReplySchema },
      },
    },
    async (request) => ({
      data: await listItems.read(await callers.of(request), request.params.listId, request.query),
    }),
  );

  app.post<{ Params: { listId: string }; Body: AddListItemBody }>(
    '/list/:listId/item',
    {
      schema: {
        tags,
        summary: 'Add items to a list',
        params: ListIdParams,
        body: AddListItemBody,
        response: { ...changed, 400: ErrorReplySchema },
      },
      config: MANY,
    },
    async (request, reply) => {
      getRequestedItems(request.body);
      return { data: await listItems.add(await getListRequest(callers, request, reply), request.body) };
    },
  );

  overridable(app, 'PUT', {
    url: '/list/:listId/item/:itemId',
    schema: {
      tags,
      summary: 'Change the quantity, the note or the place of an item',
      params: ListItemParams,
      body: UpdateListItemBody,
      response: changed,
    } as object,
    config: MANY,
    handler: async (request, reply) => {
      const { itemId } = request.params as { itemId: string };
      const listRequest = await getListRequest(callers, request, reply);
      return { data: await listItems.update(listRequest, itemId, request.body as UpdateListItemBody) };
    },
  });

  overridable(app, 'DELETE', {
    url: '/list/:listId/item/:itemId',
    schema: {
      tags,
      summary: 'Remove an item from a list',
      params: ListItemParams,
      body: RemoveListItemBody,
      response: changed,
    } as object,
    config: MANY,
    handler: async (request, reply) => {
      const { itemId } = request.params as { itemId: string };
      return { data: await listItems.remove(await getListRequest(callers, request, reply), itemId) };
    },
  });
}
