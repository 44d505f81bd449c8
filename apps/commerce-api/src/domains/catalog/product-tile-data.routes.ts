import { Reply } from '@foolscap/core/contract';
import { ProductTileDataBody, ProductTileDataSchema } from '@foolscap/tiles/contract';
import { readYourStore, YOUR_STORE_COOKIE } from '@foolscap/stores/model';
import type { FastifyInstance } from 'fastify';
import type { CatalogRoutesDeps } from './catalog.routes.ts';

/** Registers `POST {prefix}/api/productTileProxy/getProductTileData` (storefront-7.29). It only reads, so guests get no session for it. */
export function productTileDataRoutes(
  app: FastifyInstance,
  {
    catalog,
    buyers,
    addLastOrdered,
    getAccountId,
    getBuyerFacts,
  }: Pick<CatalogRoutesDeps, 'catalog' | 'buyers' | 'addLastOrdered' | 'getAccountId' | 'getBuyerFacts'>,
): void {
  app.post<{ Body: ProductTileDataBody }>(
    '/getProductTileData',
    {
      schema: {
        tags: ['catalog'],
        summary: 'Get the data of tiles',
        body: ProductTileDataBody,
        response: { 200: Reply(ProductTileDataSchema) },
      },
    },
    async (request, reply) => {
      const accountId = await getAccountId(request);
      const storeNumber = readYourStore(request.cookies[YOUR_STORE_COOKIE])?.storeNumber;
      const { skus, inPlaceOf, quantities } = request.body.query;
      const { items: sold } = await catalog.tiles(await buyers.of(request), skus.join(','), {
        inPlaceOf: inPlaceOf && { itemId: inPlaceOf.itemId, quantity: inPlaceOf.quantity ?? 1 },
        quantities,
      });
      const items =
        storeNumber === undefined
          ? sold
          : await catalog.addPickup(storeNumber, sold, async () =>
              request.tenant === 'sba' ? getBuyerFacts(request) : undefined,
            );
      reply.header('cache-control', 'private, no-store');
      return {
        data: (accountId === undefined ? items : await addLastOrdered(accountId, items)).map((item) => ({
          ...item,
          resolvedItemId: item.resolvedItemId ?? item.itemId,
        })),
      };
    },
  );
}
