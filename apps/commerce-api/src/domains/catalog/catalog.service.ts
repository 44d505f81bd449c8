import type {
  AddressesData,
  AddressesQuery,
  BrandsData,
  CategoriesData,
  ProductData,
  SearchData,
  SearchQuery,
  SuggestData,
  TilesData,
} from '@foolscap/catalog/contract';
import { ADDRESSES_PAGE_SIZE, CATALOG_CODES } from '@foolscap/catalog/model';
import { createSwrCache } from '@foolscap/core/cache';
import type { CompareData, SwatchesData } from '@foolscap/tiles/contract';
import { COMPARE_LIMIT, MAX_TILE_SKUS } from '@foolscap/tiles/model';
import type { TileItem } from '@foolscap/core/contract';
import type { Locale } from '@foolscap/core/vocabulary';
import { type BuyerFacts, mayCollect } from '@foolscap/pricing/model';
import type { ApiContext } from '../../kernel/context.ts';
import { type DeliveryPlace, shoppersPlace } from '../../kernel/geo/delivery-place.ts';
import { notFound } from '../../kernel/http/api-error.ts';
import { readAreaFee } from '../delivery/index.ts';
import { getAlternateTile, readOriginal } from './alternate-tile.ts';
import { type BrandList, listBrands } from './brands.ts';
import { countByBrand, listCategories } from './catalog.repository.ts';
import { type CategoryTree, categoryTree } from './category-tree.ts';
import { readComparison } from './comparison.ts';
import { addPickup } from './pickup-tiles.ts';
import {
  listAddresses,
  listGiftCards,
  listTilesOf,
  readPickup,
  readProductPage,
} from './product-page.repository.ts';
import { getPickup, getProductPage } from './product-page.ts';
import { dependsOnBuyer, getBuyersView, type ProductBuyer } from './product-sale.ts';
import type { Buyer } from './product-prices.ts';
import { createSearchService } from './search/search.service.ts';
import { getItemUrl } from './slug.ts';
import { getQuantityPrice, type Quantities, readQuantityPrices } from './quantity-prices.ts';
import { readSwatches } from './swatches.ts';
import { describeOnContract, ON_CONTRACT } from './on-contract.ts';
import { getTile } from './tile.ts';

/** Parses a comma-separated list of item numbers and drops duplicates. */
const readSkus = (list: string, most: number) =>
  [
    ...new Set(
      list
        .split(',')
        .map((sku) => sku.trim())
        .filter(Boolean),
    ),
  ].slice(0, most);

export type CatalogService = ReturnType<typeof createCatalogService>;

export function createCatalogService({
  database: { db },
  settings: { catalogCacheSeconds, siteCountry },
  now,
}: Pick<ApiContext, 'database' | 'settings' | 'now'>) {
  const trees = createSwrCache<CategoryTree>({ seconds: catalogCacheSeconds, maxEntries: 1 });
  const brandLists = createSwrCache<BrandList>({ seconds: catalogCacheSeconds, maxEntries: 1 });
  // Cached for a few seconds: stock is checked again when an item is added and when it is ordered.
  const pages = createSwrCache<Awaited<ReturnType<typeof readProductPage>>>({
    seconds: catalogCacheSeconds,
    maxEntries: 2000,
  });
  const found = createSwrCache<SearchData>({ seconds: catalogCacheSeconds, maxEntries: 500 });
  const areaFees = createSwrCache<number>({ seconds: catalogCacheSeconds, maxEntries: 2000 });
  const search = createSearchService({ db, cacheSeconds: catalogCacheSeconds });
  /** Names a buyer in the keys of caches. Contracts of members start and end with a day in UTC. */
  const nameOf = (buyer: Buyer) =>
    typeof buyer === 'string' ? buyer : [buyer, now().toISOString().slice(0, 10)];
  const brands = () => brandLists.get('brands', async () => listBrands(await countByBrand(db)));
  const tree = () => trees.get('categories', async () => categoryTree(await listCategories(db)));

  return {
    async categories(): Promise<CategoriesData> {
      return { categories: (await tree()).list };
    },

    async brands(): Promise<BrandsData> {
      return { brands: (await brands()).list };
    },

    async search(buyer: Buyer, query: SearchQuery, locale?: Locale): Promise<SearchData> {
      return found.get(
        JSON.stringify([nameOf(buyer), query, query.category === ON_CONTRACT && locale]),
        async () => {
          const [categories, brandList] = await Promise.all([
            tree(),
            query.brandSlug === undefined ? undefined : brands(),
          ]);
          const context = { tree: categories, brands: brandList, now: now() };
          const { category, ...others } = query;
          // Only members have contracts. For everyone else, the list does not exist.
          if (category !== ON_CONTRACT || typeof buyer === 'string')
            return search.search(buyer, query, context);
          return {
            ...(await search.search(buyer, others, { ...context, onContract: true })),
            ...describeOnContract(locale),
          };
        },
      );
    },

    async suggest(buyer: Buyer, query: string): Promise<SuggestData> {
      return search.suggest(buyer, query, await tree());
    },

    /**
     * Returns the data of a product page.
     * @param place the shopper's delivery place
     * @param yourStoreNumber the number of the shopper's chosen store
     * @param getFacts reads the facts about a signed-in buyer, for items that some buyers cannot add
     */
    async product(
      buyer: Buyer,
      sku: string,
      {
        place = shoppersPlace({}, siteCountry),
        yourStoreNumber,
        getFacts,
      }: {
        place?: DeliveryPlace;
        yourStoreNumber?: string | undefined;
        getFacts?: () => Promise<ProductBuyer['facts']>;
      } = {},
    ): Promise<ProductData> {
      const [row, categories, held, areaFee] = await Promise.all([
        pages.get(
          JSON.stringify([nameOf(buyer), sku]),
          () => readProductPage(db, buyer, sku),
          (found) => found !== undefined,
        ),
        tree(),
        yourStoreNumber === undefined ? undefined : readPickup(db, yourStoreNumber, sku),
        areaFees.get(place.zipCode, () => readAreaFee(db, place.zipCode)),
      ]);
      if (!row) throw notFound(CATALOG_CODES.productNotFound, 'We no longer carry this item.');
      const tenant = typeof buyer === 'string' ? buyer : buyer.tenant;
      const facts = dependsOnBuyer(row, tenant) ? await getFacts?.() : undefined;
      const categoryIds = categories.getBreadcrumbs(row.category_id).map(({ id }) => id);
      const isEligible = row.bopis_eligible && (!facts || mayCollect(facts));
      const handedOut = held && isEligible && row.product_type_name !== 'ESD';
      return {
        product: {
          ...getProductPage(row, categories, now(), place, areaFee),
          ...getBuyersView(row, categoryIds, { tenant, facts }, now()),
          bopisEligible: isEligible,
          ...(handedOut ? { pickup: getPickup(yourStoreNumber!, held) } : {}),
        },
      };
    },

    async addresses({ offset = '0' }: AddressesQuery): Promise<AddressesData> {
      const { total, products } = await listAddresses(db, {
        offset: Number(offset),
        limit: ADDRESSES_PAGE_SIZE,
      });
      return {
        total,
        pages: products.map(({ sku, name, modified }) => ({ url: getItemUrl(sku, name), modified })),
      };
    },

    /**
     * Returns the tiles of up to `MAX_TILE_SKUS` products, by their SKUs.
     * @param inPlaceOf the item that they are offered as a replacement for, and its quantity
     * @param quantities the units to price, by SKU; 1 by default
     */
    async tiles(
      buyer: Buyer,
      skus: string,
      {
        inPlaceOf,
        quantities = {},
      }: {
        inPlaceOf?: { itemId: string; quantity: number } | undefined;
        quantities?: Quantities | undefined;
      } = {},
    ): Promise<TilesData> {
      const wanted = readSkus(skus, MAX_TILE_SKUS);
      if (!wanted.length) return { items: [] };
      const [read, original, prices] = await Promise.all([
        listTilesOf(db, buyer, wanted),
        inPlaceOf && readOriginal(db, inPlaceOf.itemId),
        readQuantityPrices(db, buyer, wanted, quantities),
      ]);
      const rows = read.map((row) => ({ ...row, price: getQuantityPrice(row, prices, quantities) }));
      return {
        items: rows.map((row) =>
          original ? getAlternateTile(row, original, inPlaceOf?.quantity) : getTile(row),
        ),
      };
    },

    /** Returns the tiles of the gift cards, cheapest first. */
    async giftCards(buyer: Buyer): Promise<TilesData> {
      return { items: (await listGiftCards(db, buyer, MAX_TILE_SKUS)).map((row) => getTile(row)) };
    },

    /** Returns the details of up to four products, by their SKUs (storefront-4.39). */
    async compare(buyer: Buyer, skus: string): Promise<CompareData> {
      return readComparison(db, buyer, readSkus(skus, COMPARE_LIMIT));
    },

    /** Returns the colors of up to `MAX_TILE_SKUS` products, by their SKUs. */
    async swatches(buyer: Buyer, skus: string): Promise<SwatchesData> {
      return readSwatches(db, buyer, readSkus(skus, MAX_TILE_SKUS));
    },

    /** Offers pickup of products that are sold out for delivery but in stock at the shopper's store (storefront-4.35). */
    async addPickup(
      storeNumber: string,
      items: readonly TileItem[],
      getFacts: () => Promise<BuyerFacts | undefined>,
    ): Promise<TileItem[]> {
      return addPickup(db, storeNumber, items, getFacts, now());
    },
  };
}
