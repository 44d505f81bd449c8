import type { TileItem } from '@foolscap/core/contract';
import type { SponsoredBody } from '@foolscap/tiles/contract';
import type { ApiContext } from '../../kernel/context.ts';
import { getTile, listRecommendable, listTilesOf } from '../catalog/index.ts';
import { type RecommendationCaller, selectPermitted } from '../recommendations/index.ts';
import { getAdQuery } from './ad-query.ts';
import { type Ad, type AdServer, AdServerError } from './ad-server.ts';
import { type CheckBeacon, createBeaconCheck, getBeacons } from './beacons.ts';

/** Selects the first variant of each product. */
function selectVariants<Row extends { variantGroup: string | null }>(rows: readonly Row[]): Row[] {
  const groups = new Set<string>();
  return rows.filter(({ variantGroup }) => {
    if (variantGroup === null) return true;
    const isFirst = !groups.has(variantGroup);
    groups.add(variantGroup);
    return isFirst;
  });
}

export interface SponsoredDeps extends Pick<ApiContext, 'database' | 'settings'> {
  /** Undefined if there are no sponsored products. */
  adServer: AdServer | undefined;
}

/** The context of a request: the caller and the log. */
export interface SponsoredRequest {
  caller: RecommendationCaller;
  /** Origin of the shop, for beacons that it serves itself. */
  shopOrigin: string;
  /** Logs an ad server failure, which shoppers do not notice. */
  warn: (error: AdServerError) => void;
}

export function createSponsoredService({ database: { db }, settings, adServer }: SponsoredDeps) {
  const { placements } = settings.ads;
  const isAllowed = createBeaconCheck(settings.adBeaconOrigins, settings.demo);

  const readTiles = async (caller: RecommendationCaller, skus: readonly string[]): Promise<TileItem[]> =>
    skus.length ? (await listTilesOf(db, caller.buyer, [...new Set(skus)])).map(getTile) : [];

  /** Requests products and drops duplicates, products that the shop cannot sell to the caller now, and those already on the page. */
  async function requestAds(
    server: AdServer,
    body: SponsoredBody,
    count: number,
    { caller, warn }: SponsoredRequest,
  ): Promise<Map<string, Ad>> {
    try {
      const shown = new Set(body.criteoData?.shown);
      const ads = new Map<string, Ad>();
      for (const ad of await server.request(getAdQuery(body, count)))
        if (!ads.has(ad.itemId) && !shown.has(ad.itemId)) ads.set(ad.itemId, ad);
      const sold = selectPermitted(await listRecommendable(db, caller.buyer, [...ads.keys()]), caller);
      return new Map(
        selectVariants(sold)
          .slice(0, count)
          .map(({ sku }) => [sku, ads.get(sku)!]),
      );
    } catch (error) {
      if (!(error instanceof AdServerError)) throw error;
      warn(error);
      return new Map();
    }
  }

  return {
    /**
     * Adds a placement's sponsored products to items. If the ad server does not answer, the items are returned unchanged (storefront-8.56).
     */
    async addSponsored(body: SponsoredBody, request: SponsoredRequest): Promise<TileItem[]> {
      const { caller, shopOrigin } = request;
      const count = placements[body.mboxName] ?? 0;
      const [items, ads] = await Promise.all([
        readTiles(caller, body.skus),
        adServer && count > 0 ? requestAds(adServer, body, count, request) : new Map<string, Ad>(),
      ]);
      if (!ads.size) return items;
      const given = new Set(items.map(({ itemId }) => itemId));
      const further = await readTiles(
        caller,
        [...ads.keys()].filter((sku) => !given.has(sku)),
      );
      const checkBeacon: CheckBeacon = adServer?.servedByShop ? (path) => `${shopOrigin}${path}` : isAllowed;
      return [...further, ...items].map((item) => {
        const ad = ads.get(item.itemId);
        return ad ? { ...item, isSponsored: true, ...getBeacons(ad, checkBeacon) } : item;
      });
    },
  };
}
