import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import {
  AddressesDataSchema,
  AddressesQuery,
  BrandsDataSchema,
  CatalogQuery,
  CategoriesDataSchema,
  PlaceBody,
  PlaceDataSchema,
  ProductDataSchema,
  SearchDataSchema,
  SearchQuery,
  SuggestDataSchema,
  SuggestQuery,
  TilesDataSchema,
  TilesQuery,
} from '@foolscap/catalog/contract';
import { CATALOG_CODES } from '@foolscap/catalog/model';
import { ErrorReplySchema, Reply, type TileItem } from '@foolscap/core/contract';
import { CompareDataSchema, CompareQuery, SwatchesDataSchema, SwatchesQuery } from '@foolscap/tiles/contract';
import { type CountryCode, ZIP_COOKIE } from '@foolscap/core/vocabulary';
import { readYourStore, YOUR_STORE_COOKIE } from '@foolscap/stores/model';
import { type BuyerFacts, mayCollect } from '@foolscap/pricing/model';
import { getDeliveryPlace, shoppersPlace } from '../../kernel/geo/delivery-place.ts';
import type { PlaceCookie } from '../../kernel/geo/place-cookie.ts';
import { badRequest, notFound } from '../../kernel/http/api-error.ts';
import type { CatalogService } from './catalog.service.ts';
import { printersRoutes } from './printers.routes.ts';
import type { PrintersService } from './printers.service.ts';
import type { Buyers } from './product-prices.ts';

export interface CatalogRoutesDeps {
  catalog: CatalogService;
  printers: PrintersService;
  buyers: Buyers;
  siteCountry: CountryCode;
  /** Finds the ZIP code that the caller's cart ships to. */
  getShipTo: (request: FastifyRequest) => Promise<string | undefined>;
  /** Reads the facts about the caller's account that decide which items they may add; undefined without an account. */
  getBuyerFacts: (request: FastifyRequest) => Promise<BuyerFacts | undefined>;
  /** Adds the dates of the caller's last orders to tiles (storefront-9.17). */
  addLastOrdered: (accountId: string, items: readonly TileItem[]) => Promise<TileItem[]>;
  /** Returns the id of the caller's account; undefined for guests. */
  getAccountId: (request: FastifyRequest) => Promise<string | undefined>;
  placeCookie: PlaceCookie;
  /** Checks whether shoppers of the site may enter a ZIP code (cart-6.17). */
  acceptsZipCode: (request: FastifyRequest) => Promise<boolean>;
}

/** Registers `/cc/api/catalog` (decision-calls.7). */
export function catalogRoutes(
  app: FastifyInstance,
  {
    catalog,
    printers,
    buyers,
    siteCountry,
    getShipTo,
    getBuyerFacts,
    addLastOrdered,
    getAccountId,
    placeCookie,
    acceptsZipCode,
  }: CatalogRoutesDeps,
): void {
  /** Finds the buyer whose prices a request shows. Contract prices are private: such replies are never cached. */
  async function getBuyer(request: FastifyRequest, reply: FastifyReply) {
    const buyer = await buyers.of(request);
    if (typeof buyer !== 'string') reply.header('cache-control', 'private, no-store');
    return buyer;
  }

  /** Consumers may always pick up, so their facts need not be read. */
  const getBusinessFacts = async (request: FastifyRequest) =>
    request.tenant === 'sba' ? getBuyerFacts(request) : undefined;

  /** Removes the pickup filter from a search for a buyer who may not pick up in stores (storefront-6.22). */
  async function permitPickup(request: FastifyRequest, { store, pickup, ...query }: SearchQuery) {
    if (store === undefined) return { pickup, ...query };
    const facts = await getBusinessFacts(request);
    return facts && !mayCollect(facts) ? query : { store, pickup, ...query };
  }

  /** Adds data to tiles that only their caller may see. */
  async function personalize<Data extends { items: TileItem[] }>(
    request: FastifyRequest,
    reply: FastifyReply,
    data: Data,
  ): Promise<Data> {
    const storeNumber = readYourStore(request.cookies[YOUR_STORE_COOKIE])?.storeNumber;
    const accountId = await getAccountId(request);
    if (storeNumber === undefined && accountId === undefined) return data;
    reply.header('cache-control', 'private, no-store');
    const items =
      storeNumber === undefined
        ? data.items
        : await catalog.addPickup(storeNumber, data.items, () => getBusinessFacts(request));
    return { ...data, items: accountId === undefined ? items : await addLastOrdered(accountId, items) };
  }

  // Prices depend on the tenant and texts on the language, and stock changes by the minute, so caches may store the reply but must revalidate it.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-cache').header('vary', 'x-tenant, x-locale');
    done();
  });

  app.get(
    '/catalog/categories',
    {
      schema: {
        tags: ['catalog'],
        summary: 'List categories',
        querystring: CatalogQuery,
        response: { 200: Reply(CategoriesDataSchema) },
      },
    },
    async () => ({ data: await catalog.categories() }),
  );

  app.get(
    '/catalog/brands',
    {
      schema: {
        tags: ['catalog'],
        summary: 'List brands',
        querystring: CatalogQuery,
        response: { 200: Reply(BrandsDataSchema) },
      },
    },
    async () => ({ data: await catalog.brands() }),
  );

  app.get<{ Querystring: SearchQuery }>(
    '/catalog/search',
    {
      schema: {
        tags: ['catalog'],
        summary: 'Search products by text, category and facets',
        querystring: SearchQuery,
        response: { 200: Reply(SearchDataSchema) },
      },
    },
    async (request, reply) => {
      const data = await catalog.search(
        await getBuyer(request, reply),
        await permitPickup(request, request.query),
        request.locale,
      );
      return { data: await personalize(request, reply, data) };
    },
  );

  app.get<{ Querystring: SuggestQuery }>(
    '/catalog/suggest',
    {
      schema: {
        tags: ['catalog'],
        summary: 'Get search suggestions',
        querystring: SuggestQuery,
        response: { 200: Reply(SuggestDataSchema) },
      },
    },
    async (request, reply) => ({
      data: await catalog.suggest(await getBuyer(request, reply), request.query.q),
    }),
  );

  app.get<{ Params: { sku: string } }>(
    '/catalog/products/:sku',
    {
      schema: {
        tags: ['catalog'],
        summary: 'Get a product',
        params: Type.Object({ sku: Type.String({ maxLength: 64 }) }),
        querystring: CatalogQuery,
        response: { 200: Reply(ProductDataSchema) },
      },
    },
    async (request, reply) => {
      const { cookies, params } = request;
      const yourStoreNumber = readYourStore(cookies[YOUR_STORE_COOKIE])?.storeNumber;
      // The reply depends on the store and the delivery address, so it is private.
      const shipTo = getDeliveryPlace(cookies[ZIP_COOKIE], siteCountry)
        ? undefined
        : await getShipTo(request);
      if (yourStoreNumber !== undefined || cookies[ZIP_COOKIE] || shipTo)
        reply.header('cache-control', 'private, no-cache');
      const buyer = await getBuyer(request, reply);
      const place = shoppersPlace(cookies, siteCountry, shipTo);
      const { product } = await catalog.product(buyer, params.sku, {
        place,
        yourStoreNumber,
        async getFacts() {
          const facts = await getBuyerFacts(request);
          if (facts) reply.header('cache-control', 'private, no-store');
          return facts;
        },
      });
      const isFixed = product.delivery !== undefined && !(await acceptsZipCode(request));
      return {
        data: {
          product: isFixed
            ? { ...product, delivery: { ...product.delivery, isZipCodeFixed: true } }
            : product,
        },
      };
    },
  );

  app.post<{ Body: PlaceBody }>(
    '/catalog/place',
    {
      schema: {
        tags: ['catalog'],
        summary: 'Set the delivery ZIP code',
        querystring: CatalogQuery,
        body: PlaceBody,
        response: { 200: Reply(PlaceDataSchema), 400: ErrorReplySchema },
      },
    },
    async (request, reply) => {
      if (!(await acceptsZipCode(request)))
        throw notFound(CATALOG_CODES.zipCodeDisabled, 'This site doesn’t use ZIP codes.');
      const place = getDeliveryPlace(request.body.zipCode, siteCountry);
      if (!place) {
        const message =
          siteCountry === 'CA'
            ? 'We don’t recognize that postal code. Enter a Canadian postal code.'
            : 'We don’t recognize that ZIP code. Enter a 5-digit US ZIP code.';
        throw badRequest(CATALOG_CODES.invalidZipCode, message, 'zipCode');
      }
      reply.header('cache-control', 'no-store');
      placeCookie.set(reply, place.zipCode);
      return { data: { zipCode: place.zipCode } };
    },
  );

  app.get<{ Querystring: TilesQuery }>(
    '/catalog/tiles',
    {
      schema: {
        tags: ['catalog'],
        summary: 'List products by SKU, as tiles',
        querystring: TilesQuery,
        response: { 200: Reply(TilesDataSchema) },
      },
    },
    async (request, reply) => {
      const data = await catalog.tiles(await getBuyer(request, reply), request.query.skus);
      return { data: await personalize(request, reply, data) };
    },
  );

  app.get(
    '/catalog/gift-cards',
    {
      schema: {
        tags: ['catalog'],
        summary: 'List gift cards, as tiles',
        querystring: CatalogQuery,
        response: { 200: Reply(TilesDataSchema) },
      },
    },
    async (request, reply) => {
      const data = await catalog.giftCards(await getBuyer(request, reply));
      return { data: await personalize(request, reply, data) };
    },
  );

  app.get<{ Querystring: CompareQuery }>(
    '/catalog/compare',
    {
      schema: {
        tags: ['catalog'],
        summary: 'Compare up to four products',
        querystring: CompareQuery,
        response: { 200: Reply(CompareDataSchema) },
      },
    },
    async (request, reply) => {
      const data = await catalog.compare(await getBuyer(request, reply), request.query.items);
      const { items } = await personalize(request, reply, { items: data.items as TileItem[] });
      return { data: { ...data, items: data.items.map((item, place) => ({ ...item, ...items[place] })) } };
    },
  );

  app.get<{ Querystring: SwatchesQuery }>(
    '/catalog/swatches',
    {
      schema: {
        tags: ['catalog'],
        summary: 'List the colors of products',
        querystring: SwatchesQuery,
        response: { 200: Reply(SwatchesDataSchema) },
      },
    },
    async (request, reply) => {
      const { items: sets } = await catalog.swatches(await getBuyer(request, reply), request.query.skus);
      const tiles = sets.flatMap(({ swatches }) => swatches.map(({ item }) => item as TileItem));
      const { items } = await personalize(request, reply, { items: tiles });
      const personal = new Map(items.map((item) => [item.itemId, item]));
      return {
        data: {
          items: sets.map((set) => ({
            ...set,
            swatches: set.swatches.map((swatch) => ({
              ...swatch,
              item: personal.get(swatch.item.itemId) ?? swatch.item,
            })),
          })),
        },
      };
    },
  );

  app.get<{ Querystring: AddressesQuery }>(
    '/catalog/addresses',
    {
      schema: {
        tags: ['catalog'],
        summary: 'List the pages of all products, a thousand per page',
        querystring: AddressesQuery,
        response: { 200: Reply(AddressesDataSchema) },
      },
    },
    async (request) => ({ data: await catalog.addresses(request.query) }),
  );

  printersRoutes(app, { printers, getBuyer, personalize, getAccountId });
}
