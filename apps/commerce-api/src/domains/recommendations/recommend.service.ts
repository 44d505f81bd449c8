import { DAY } from '@foolscap/core/clock';
import type { TileItem } from '@foolscap/core/contract';
import type { UserType } from '@foolscap/core/vocabulary';
import { createSwrCache } from '@foolscap/core/cache';
import type { RecentItemsData, RecommendationsBody } from '@foolscap/tiles/contract';
import { getSlotSchemes, type RecommendationScheme, REQUESTED_RECOMMENDATIONS } from '@foolscap/tiles/model';
import type { Owner } from '../../kernel/caller/owner.ts';
import type { ApiContext } from '../../kernel/context.ts';
import {
  type Buyer,
  getAlternateTile,
  getTile,
  listRecommendable,
  listTilesOf,
  readOriginal,
} from '../catalog/index.ts';
import {
  type Candidate,
  listAlsoBought,
  listAlternates,
  listBestSellers,
  listCategoriesBelow,
  listCompatible,
  listInterests,
  listOwnPurchases,
  listPopular,
  type OwnPurchases,
} from './candidates.repository.ts';
import { chooseItems, type RecommendationBuyer } from './choose-items.ts';
import { getNextBasket } from './next-basket.ts';

/** Number of the caller's own purchases whose companions are recommended. */
const LATEST_PURCHASES = 20;

/** The schemes that depend on the caller's own purchases. */
const OWN_SCHEMES: readonly RecommendationScheme[] = [
  'recommended',
  'recentlyPurchased',
  'frequentlyPurchased',
];

const getLatest = (own: OwnPurchases | undefined): string[] =>
  (own?.items ?? []).slice(0, LATEST_PURCHASES).map(({ sku }) => sku);

/** Number of orders that make an item a frequent purchase. */
const FREQUENT_ORDERS = 2;

/** The caller of a recommendation. */
export interface RecommendationCaller extends RecommendationBuyer {
  /** Undefined for a guest without a session. */
  owner: Owner | undefined;
  accountId: string | undefined;
  userType: UserType;
  buyer: Buyer;
}

export function createRecommendService({
  database: { db },
  now,
  settings: { catalogCacheSeconds },
}: Pick<ApiContext, 'database' | 'now' | 'settings'>) {
  // Cached, because they are the same for all callers and needed for most of them.
  const popular = createSwrCache<Candidate[]>({ seconds: catalogCacheSeconds, maxEntries: 500 });

  const alternates = createSwrCache<Candidate[]>({ seconds: catalogCacheSeconds, maxEntries: 2000 });

  const readPopular = (): Promise<Candidate[]> =>
    popular.get('', async () => {
      const [bought, catalog] = await Promise.all([listPopular(db), listBestSellers(db)]);
      const skus = new Set(bought.map(({ sku }) => sku));
      // A new shop has sold too few items to fill a row. Items that were never sold have no share of the orders.
      return [
        ...bought,
        ...catalog.filter(({ sku }) => !skus.has(sku)).map(({ sku }) => ({ sku, score: 0 })),
      ];
    });

  /** Popular items of the category come first, because a small category would not fill a row. An unknown category has none. */
  const readPopularOf = (categoryId: string): Promise<Candidate[]> =>
    popular.get(categoryId, async () => {
      const categoryIds = await listCategoriesBelow(db, categoryId);
      return categoryIds.length ? [...(await listPopular(db, categoryIds)), ...(await readPopular())] : [];
    });

  async function readNextBasket(
    own: OwnPurchases | undefined,
    skuList: readonly string[],
  ): Promise<Candidate[]> {
    const latest = getLatest(own);
    const seeds = [...new Set([...skuList, ...latest])];
    if (!seeds.length) return [];
    const [together, compatible, most] = await Promise.all([
      listAlsoBought(db, seeds),
      listCompatible(db, latest),
      readPopular(),
    ]);
    return getNextBasket({
      own: own?.items ?? [],
      ownOrders: own?.orders ?? 0,
      repeatRate: own?.repeatRate ?? 1,
      together: together.map(({ sku, score }) => ({ sku, score: score / seeds.length })),
      compatible,
      popular: most,
    });
  }

  async function readCandidates(
    scheme: RecommendationScheme,
    { skuList = [], categoryId }: RecommendationsBody['query'],
    own: OwnPurchases | undefined,
  ): Promise<Candidate[]> {
    switch (scheme) {
      case 'alsoBought':
        return listAlsoBought(db, skuList);
      case 'recommended':
        return readNextBasket(own, skuList);
      case 'recentlyPurchased':
        return (own?.items ?? []).map(({ sku, daysAgo }) => ({ sku, score: -daysAgo }));
      case 'frequentlyPurchased':
        return (own?.items ?? [])
          .filter(({ orders }) => orders >= FREQUENT_ORDERS)
          .map(({ sku, orders }) => ({ sku, score: orders }))
          .sort((a, b) => b.score - a.score);
      case 'consider':
        return categoryId === undefined ? readPopular() : readPopularOf(categoryId);
      case 'alternates':
        return skuList[0] === undefined
          ? []
          : alternates.get(
              skuList[0],
              () => listAlternates(db, skuList[0]!),
              (found) => found.length > 0,
            );
    }
  }

  return {
    /**
     * Chooses the items for a slot of the shop (storefront-7.27). An empty list is a valid reply: the client retries with the second
     * scheme.
     */
    async recommend(
      caller: RecommendationCaller,
      { configValues = {}, query, inputs = {} }: RecommendationsBody,
    ): Promise<TileItem[]> {
      const { count = REQUESTED_RECOMMENDATIONS } = configValues;
      const scheme = configValues.scheme ?? getSlotSchemes(query.mboxes[0]!, caller.userType).first;
      const omitted = new Set([...(query.skuList ?? []), ...(inputs.omit ?? [])]);
      const own =
        caller.owner && OWN_SCHEMES.includes(scheme)
          ? await listOwnPurchases(db, caller.owner, now())
          : undefined;
      const candidates = await readCandidates(scheme, query, own);
      const skus = [...new Set(candidates.map(({ sku }) => sku))].filter((sku) => !omitted.has(sku));
      if (!skus.length) return [];
      const chosen = chooseItems(await listRecommendable(db, caller.buyer, skus), caller, count);
      if (!chosen.length) return [];
      const chosenSkus = chosen.map(({ sku }) => sku);
      const originalId = scheme === 'alternates' ? query.skuList?.[0] : undefined;
      const [rows, original, interests] = await Promise.all([
        listTilesOf(db, caller.buyer, chosenSkus),
        originalId === undefined ? undefined : readOriginal(db, originalId),
        scheme === 'recommended' ? listInterests(db, getLatest(own), chosenSkus) : undefined,
      ]);
      return rows.map((row) => {
        const interest = interests?.get(row.sku);
        return {
          ...(original ? getAlternateTile(row, original) : getTile(row)),
          ...(interest === undefined ? {} : { interest }),
        };
      });
    },

    /** Lists the items recently ordered by the caller or, given an organization, by its members (storefront-7.31). */
    async recentItems(owner: Owner | undefined, organizationId?: string): Promise<RecentItemsData> {
      if (!owner) return { itemDetails: [] };
      const today = now();
      const { items } = await listOwnPurchases(db, owner, today, organizationId);
      return {
        itemDetails: items.map(({ sku, daysAgo }) => ({
          sku,
          lastOrderedDate: new Date(today.getTime() - daysAgo * DAY).toISOString().slice(0, 10),
        })),
      };
    },
  };
}
