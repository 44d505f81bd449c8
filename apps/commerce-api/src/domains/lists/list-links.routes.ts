import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { EncodeQuery, ErrorReplySchema, Reply } from '@foolscap/core/contract';
import {
  ListIdParams,
  ListLinkBody,
  ListLinkDataSchema,
  PageQuery,
  PublicListSchema,
} from '@foolscap/lists/contract';
import type { Callers } from '../../kernel/caller/caller.ts';
import { overridable } from '../../kernel/http/method-override.ts';
import type { ListLinksService } from './list-links.service.ts';
import { FEW, getListRequest } from './list-requests.ts';

const tags = ['lists'];
const response = { 200: Reply(ListLinkDataSchema), 403: ErrorReplySchema, 404: ErrorReplySchema };
const strict = { additionalProperties: false } as const;
const PublicListQuery = Type.Object({ ...EncodeQuery, ...PageQuery }, strict);
const LinkParams = Type.Object({ linkId: Type.String({ maxLength: 64 }) }, strict);

/** Registers `/cc/api/list/{id}/link`, and `/cc/api/list/shared/{linkId}` for everyone who has the link. */
export function listLinksRoutes(
  app: FastifyInstance,
  { listLinks, callers }: { listLinks: ListLinksService; callers: Callers },
): void {
  const url = '/list/:listId/link';

  app.post(
    url,
    {
      schema: {
        tags,
        summary: 'Create the public link of a list, or return it',
        params: ListIdParams,
        body: ListLinkBody,
        response,
      },
      config: FEW,
    },
    async (request, reply) => ({
      data: await listLinks.create(await getListRequest(callers, request, reply)),
    }),
  );

  app.get<{ Params: { listId: string } }>(
    url,
    {
      schema: {
        tags,
        summary: 'Get the public link of a list',
        params: ListIdParams,
        querystring: Type.Object({ ...EncodeQuery }, strict),
        response,
      },
    },
    async (request) => ({ data: await listLinks.find(await callers.of(request), request.params.listId) }),
  );

  overridable(app, 'DELETE', {
    url,
    schema: {
      tags,
      summary: 'Revoke the public link of a list',
      params: ListIdParams,
      body: ListLinkBody,
      response,
    } as object,
    config: FEW,
    handler: async (request, reply) => ({
      data: await listLinks.revoke(await getListRequest(callers, request, reply)),
    }),
  });

  app.get<{ Params: { linkId: string }; Querystring: Static<typeof PublicListQuery> }>(
    '/list/shared/:linkId',
    {
      schema: {
        tags,
        summary: 'Read a list by its public link, at one’s own prices',
        params: LinkParams,
        querystring: PublicListQuery,
        response: { 200: Reply(PublicListSchema), 404: ErrorReplySchema },
      },
    },
    async (request) => ({
      data: await listLinks.read(await callers.of(request), request.params.linkId, request.query),
    }),
  );
}
