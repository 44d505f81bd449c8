import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import {
  CatalogQuery,
  CategoriesDataSchema,
  ProductDataSchema,
  SearchDataSchema,
  SearchQuery,
  SuggestDataSchema,
  SuggestQuery,
} from '@foolscap/catalog/contract';
import { Reply } from '@foolscap/core/contract';
import type { CatalogService } from './catalog.service.ts';

/** `/cc/api/catalog` (decisions, "calls not spelled out"). */
export function catalogRoutes(app: FastifyInstance, catalog: CatalogService): void {
  // Prices depend on the tenant and stock on the minute: kept by caches, but asked about each time.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-cache').header('vary', 'x-tenant');
    done();
  });

  app.get(
    '/catalog/categories',
    {
      schema: {
        tags: ['catalog'],
        summary: 'All categories',
        querystring: CatalogQuery,
        response: { 200: Reply(CategoriesDataSchema) },
      },
    },
    async () => ({ data: await catalog.categories() }),
  );

  app.get<{ Querystring: SearchQuery }>(
    '/catalog/search',
    {
      schema: {
        tags: ['catalog'],
        summary: 'Products by words, category and facets',
        querystring: SearchQuery,
        response: { 200: Reply(SearchDataSchema) },
      },
    },
    async (request) => ({ data: await catalog.search(request.tenant, request.query) }),
  );

  app.get<{ Querystring: SuggestQuery }>(
    '/catalog/suggest',
    {
      schema: {
        tags: ['catalog'],
        summary: 'What the search box offers while somebody types',
        querystring: SuggestQuery,
        response: { 200: Reply(SuggestDataSchema) },
      },
    },
    async (request) => ({ data: await catalog.suggest(request.tenant, request.query.q) }),
  );

  app.get<{ Params: { sku: string } }>(
    '/catalog/products/:sku',
    {
      schema: {
        tags: ['catalog'],
        summary: 'One product',
        params: Type.Object({ sku: Type.String({ maxLength: 64 }) }),
        querystring: CatalogQuery,
        response: { 200: Reply(ProductDataSchema) },
      },
    },
    async (request) => ({ data: await catalog.product(request.tenant, request.params.sku) }),
  );
}
