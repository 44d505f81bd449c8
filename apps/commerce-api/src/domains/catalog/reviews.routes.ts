import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import {
  CatalogQuery,
  OwnReviewSchema,
  ReviewBody,
  ReviewsDataSchema,
  ReviewsQuery,
  ReviewWrittenSchema,
} from '@foolscap/catalog/contract';
import { ErrorReplySchema, Reply } from '@foolscap/core/contract';
import type { Callers } from '../../kernel/caller/caller.ts';
import type { ApiContext } from '../../kernel/context.ts';
import { createAttemptLimit } from '../../kernel/http/attempt-limit.ts';
import { getIdempotentRequest } from '../../kernel/http/idempotency.ts';
import { createReviewsService } from './reviews.service.ts';

/** Reviews that one account, or one client address, may submit per minute. */
const MAX_PER_MINUTE = 10;

const Params = Type.Object({ sku: Type.String({ maxLength: 64 }) });
interface Sku {
  sku: string;
}

/** Registers `/cc/api/catalog/products/:sku/reviews`. */
export function reviewsRoutes(
  app: FastifyInstance,
  { callers, ...context }: Pick<ApiContext, 'database' | 'now'> & { callers: Callers },
): void {
  const reviews = createReviewsService(context);
  const attempt = createAttemptLimit(MAX_PER_MINUTE, context.now);

  app.get<{ Params: Sku; Querystring: ReviewsQuery }>(
    '/catalog/products/:sku/reviews',
    {
      schema: {
        tags: ['catalog'],
        summary: 'List reviews of a product, six per page',
        params: Params,
        querystring: ReviewsQuery,
        response: { 200: Reply(ReviewsDataSchema) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-cache');
      return { data: await reviews.list(request.params.sku, request.query) };
    },
  );

  app.get<{ Params: Sku }>(
    '/catalog/products/:sku/reviews/own',
    {
      schema: {
        tags: ['catalog'],
        summary: 'Check whether the caller may review a product',
        params: Params,
        querystring: CatalogQuery,
        response: { 200: Reply(OwnReviewSchema), 404: ErrorReplySchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { accountId } = await callers.of(request);
      return { data: await reviews.own(accountId, request.params.sku) };
    },
  );

  app.post<{ Params: Sku; Body: ReviewBody }>(
    '/catalog/products/:sku/reviews',
    {
      schema: {
        tags: ['catalog'],
        summary: 'Review a purchased product',
        params: Params,
        querystring: CatalogQuery,
        body: ReviewBody,
        response: {
          200: Reply(ReviewWrittenSchema),
          401: ErrorReplySchema,
          403: ErrorReplySchema,
          409: ErrorReplySchema,
        },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const caller = await callers.of(request);
      attempt(caller.accountId ?? request.ip);
      const idempotency = getIdempotentRequest(request);
      return { data: await reviews.write(caller, idempotency, request.params.sku, request.body) };
    },
  );
}
