import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { ErrorReplySchema, Reply } from '@foolscap/core/contract';
import {
  CreateListBody,
  DeleteListBody,
  ListDataSchema,
  ListIdParams,
  ListsDataSchema,
  ListsQuery,
  UpdateListBody,
} from '@foolscap/lists/contract';
import type { Callers } from '../../kernel/caller/caller.ts';
import { getIdempotentRequest } from '../../kernel/http/idempotency.ts';
import { overridable } from '../../kernel/http/method-override.ts';
import { FEW, getListRequest, MANY } from './list-requests.ts';
import type { ListsService } from './lists.service.ts';

const tags = ['lists'];

/**
 * Registers `/cc/api/lists` and `/cc/api/list/{id}` for lists as a whole (storefront-7.12, storefront-7.13, storefront-7.16,
 * storefront-7.17).
 */
export function listsRoutes(
  app: FastifyInstance,
  { lists, callers }: { lists: ListsService; callers: Callers },
): void {
  for (const [url, summary] of [
    ['/lists', 'List shopping lists'],
    ['/lists/filtered', 'List shopping lists that match filters; the same as /lists'],
  ] as const)
    app.get<{ Querystring: ListsQuery }>(
      url,
      { schema: { tags, summary, querystring: ListsQuery, response: { 200: Reply(ListsDataSchema) } } },
      async (request) => ({ data: await lists.list(await callers.of(request), request.query) }),
    );

  app.post<{ Body: CreateListBody }>(
    '/list',
    {
      schema: {
        tags,
        summary: 'Create a list',
        body: CreateListBody,
        response: {
          200: Reply(ListDataSchema),
          400: ErrorReplySchema,
          403: ErrorReplySchema,
          409: ErrorReplySchema,
        },
      },
      config: FEW,
    },
    async (request, reply) => {
      const idempotency = getIdempotentRequest(request);
      await lists.checkCreation(await callers.of(request), request.body);
      return {
        data: await lists.create(await callers.withSession(request, reply), idempotency, request.body),
      };
    },
  );

  overridable(app, 'PUT', {
    url: '/list/:listId',
    schema: {
      tags,
      summary: 'Rename or share a list, or mark it as a favorite',
      params: ListIdParams,
      body: UpdateListBody,
      response: {
        200: Reply(ListDataSchema),
        403: ErrorReplySchema,
        404: ErrorReplySchema,
        409: ErrorReplySchema,
      },
    } as object,
    config: MANY,
    handler: async (request, reply) => {
      const { caller, idempotency, listId } = await getListRequest(callers, request, reply);
      const body = request.body as UpdateListBody;
      return { data: await lists.update(caller, idempotency, listId, body) };
    },
  });

  overridable(app, 'DELETE', {
    url: '/list/:listId',
    schema: {
      tags,
      summary: 'Delete a list',
      params: ListIdParams,
      body: DeleteListBody,
      response: { 200: Reply(Type.Object({})), 403: ErrorReplySchema, 404: ErrorReplySchema },
    } as object,
    config: MANY,
    handler: async (request, reply) => {
      const { caller, idempotency, listId } = await getListRequest(callers, request, reply);
      return { data: await lists.remove(caller, idempotency, listId) };
    },
  });
}
