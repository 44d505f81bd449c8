import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { ErrorReplySchema, Reply } from '@foolscap/core/contract';
import { ZIP_COOKIE } from '@foolscap/core/vocabulary';
import {
  LocalBusinessBody,
  PickupInStoreBody,
  PickupInStoreSchema,
  PreferredStoreBody,
  PreferredStoreQuery,
  StateParams,
  StateStoresSchema,
  StoreAddressesQuery,
  StoreAddressesSchema,
  StoreLocatorBody,
  StoreResultsSchema,
  StoreStatesSchema,
  StoreStockBody,
  StoreStockSchema,
  StoresQuery,
} from '@foolscap/stores/contract';
import { readYourStore, YOUR_STORE_COOKIE } from '@foolscap/stores/model';
import type { Callers } from '../../kernel/caller/caller.ts';
import { ApiError } from '../../kernel/http/api-error.ts';
import type { StoresServices } from './stores.service.ts';

/** Logs a lookup without a result (storefront-8.52) as information, because it is an expected reply, and without the shopper's place. */
async function loggingNone<T>(request: FastifyRequest, lookup: Promise<T>): Promise<T> {
  try {
    return await lookup;
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) request.log.info('No store found');
    throw error;
  }
}

/** Registers the store locator below `{prefix}/api/sparxProxy` (storefront-7.21). */
export function storeLocatorRoutes(app: FastifyInstance, storesIn: StoresServices): void {
  const schema = (summary: string, body: object) => ({
    tags: ['stores'],
    summary,
    querystring: StoresQuery,
    body,
    response: { 200: Reply(StoreResultsSchema), 400: ErrorReplySchema },
  });
  app.post<{ Body: StoreLocatorBody }>(
    '/storeLocator',
    {
      schema: schema(
        'Stores near an address, one by its number, or those near the shopper',
        StoreLocatorBody,
      ),
    },
    async (request) => ({
      data: await loggingNone(
        request,
        storesIn(request.locale).locate(request.body, {
          tenant: request.tenant,
          storeNumber: readYourStore(request.cookies[YOUR_STORE_COOKIE])?.storeNumber,
          zipCode: request.cookies[ZIP_COOKIE],
        }),
      ),
    }),
  );
  app.post<{ Body: LocalBusinessBody }>(
    '/localbusiness',
    { schema: schema('Stores around a point', LocalBusinessBody) },
    async (request) => ({
      data: await loggingNone(request, storesIn(request.locale).localBusiness(request.body)),
    }),
  );
}

/** Registers `/cc/api/omni` (cart-7.38), the sitemap's store URLs, and the directory of stores. */
export function pickupRoutes(
  app: FastifyInstance,
  {
    storesIn,
    mayCollect,
  }: {
    storesIn: StoresServices;
    /** Checks whether the caller may pick up items in stores (storefront-6.22). */
    mayCollect: (request: FastifyRequest) => Promise<boolean>;
  },
): void {
  app.post<{ Body: PickupInStoreBody }>(
    '/omni/pickupinstore',
    {
      schema: {
        tags: ['stores'],
        summary: 'Search pickup stores that stock an item',
        querystring: StoresQuery,
        body: PickupInStoreBody,
        response: { 200: Reply(PickupInStoreSchema), 400: ErrorReplySchema, 403: ErrorReplySchema },
      },
    },
    async (request) => {
      if (!(await mayCollect(request)))
        throw new ApiError(
          403,
          'NOT_PERMITTED',
          'Your account doesn’t include store pickup. Choose delivery instead.',
        );
      return { data: await storesIn(request.locale).pickupInStore(request.body) };
    },
  );
  app.post<{ Body: StoreStockBody }>(
    '/omni/storestock',
    {
      schema: {
        tags: ['stores'],
        summary: 'Stock of items in one store',
        querystring: StoresQuery,
        body: StoreStockBody,
        response: { 200: Reply(StoreStockSchema), 400: ErrorReplySchema },
      },
    },
    async (request) => ({ data: await storesIn(request.locale).storeStock(request.body) }),
  );
  app.get<{ Querystring: StoreAddressesQuery }>(
    '/stores/addresses',
    {
      schema: {
        tags: ['stores'],
        summary: 'List the pages of all stores, a thousand per page',
        querystring: StoreAddressesQuery,
        response: { 200: Reply(StoreAddressesSchema) },
      },
    },
    async (request) => ({ data: await storesIn(request.locale).addresses(request.query) }),
  );
  app.get(
    '/stores/directory',
    {
      schema: {
        tags: ['stores'],
        summary: 'List the states that have stores',
        querystring: StoresQuery,
        response: { 200: Reply(StoreStatesSchema) },
      },
    },
    async (request) => ({ data: await storesIn(request.locale).listStates() }),
  );
  app.get<{ Params: StateParams }>(
    '/stores/directory/:state',
    {
      schema: {
        tags: ['stores'],
        summary: 'List all stores of a state',
        params: StateParams,
        querystring: StoresQuery,
        response: { 200: Reply(StateStoresSchema), 404: ErrorReplySchema },
      },
    },
    async (request) => ({ data: await storesIn(request.locale).listInState(request.params.state) }),
  );
}

/** Registers `/gus/api/usr/c` (storefront-7.24). */
export function preferredStoreRoutes(
  app: FastifyInstance,
  { storesIn, callers }: { storesIn: StoresServices; callers: Callers },
): void {
  app.post<{ Body: PreferredStoreBody }>(
    '/address',
    {
      schema: {
        tags: ['stores'],
        summary: 'Save the preferred store of the account',
        querystring: PreferredStoreQuery,
        body: PreferredStoreBody,
        response: { 200: Reply(Type.Object({ saved: Type.Boolean() })), 401: ErrorReplySchema },
      },
    },
    async (request) => {
      const caller = await callers.of(request);
      const known = caller.session && { ...caller, session: caller.session };
      return { data: await storesIn(request.locale).savePreferred(known, request.body) };
    },
  );
}
