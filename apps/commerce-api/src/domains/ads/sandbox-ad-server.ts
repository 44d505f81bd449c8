import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';
import type { Ad, AdQuery, AdServer } from './ad-server.ts';
import { type CampaignRow, listCampaigns, recordEvent } from './sandbox-ads.repository.ts';

/** Base path of the sandbox's beacons. */
export const SANDBOX_BEACON_PATH = '/sandbox/ads/beacon';

const toSingular = (word: string): string => word.replace(/s$/, '');
const getWords = (text: string): Set<string> =>
  new Set(
    text
      .toLowerCase()
      .split(/[\s-]+/)
      .filter(Boolean)
      .map(toSingular),
  );

/**
 * Checks whether a page matches a campaign: the search contains all words of one of its keywords, or the page shows one of its categories.
 */
export function isRelevant(
  { keywords, categoryIds }: Pick<CampaignRow, 'keywords' | 'categoryIds'>,
  query: Pick<AdQuery, 'keywords' | 'categoryId'>,
): boolean {
  const searched = getWords(query.keywords);
  if (searched.size)
    return keywords.some((keyword) => [...getWords(keyword)].every((word) => searched.has(word)));
  return query.categoryId !== undefined && categoryIds.includes(query.categoryId);
}

/** Takes one product from each campaign in turn, so that the highest bidder does not fill the whole row. */
function takeTurns(campaigns: readonly CampaignRow[]): { campaignId: string; sku: string }[] {
  const longest = Math.max(0, ...campaigns.map(({ skus }) => skus.length));
  return Array.from({ length: longest }, (_, turn) =>
    campaigns.flatMap(({ id, skus }) =>
      skus[turn] === undefined ? [] : [{ campaignId: id, sku: skus[turn] }],
    ),
  ).flat();
}

export interface SandboxAds extends AdServer {
  /**
   * Counts an impression or a click. A click costs the campaign its bid, as long as the daily budget covers it.
   * @param token identifies a served product; each is counted once
   * @returns false for a token that this process did not issue
   */
  count(kind: 'impression' | 'click', token: string): Promise<boolean>;
}

/**
 * Creates the sandbox ad server, whose campaigns are rows in the database. A page always gets the same products, highest bids first, until
 * the daily budget is spent. Tokens are valid for the lifetime of the process.
 */
export function createSandboxAds(db: Db, now: () => Date): SandboxAds {
  const secret = randomBytes(32);
  const sign = (text: string): Buffer => createHmac('sha256', secret).update(text).digest();
  const createToken = (campaignId: string): string => {
    const served = Buffer.from(`${randomBytes(9).toString('base64url')} ${campaignId}`).toString('base64url');
    return `${served}.${sign(served).toString('base64url')}`;
  };
  const getDay = (): string => now().toISOString().slice(0, 10);

  return {
    servedByShop: true,
    async request(query) {
      const running = (await listCampaigns(db, getDay())).filter(
        (campaign) => campaign.spent + campaign.bid <= campaign.dailyBudget && isRelevant(campaign, query),
      );
      return takeTurns(running).map(({ campaignId, sku }): Ad => {
        const token = createToken(campaignId);
        return {
          itemId: sku,
          impBeacons: [`${SANDBOX_BEACON_PATH}/impression/${token}`],
          clickBeacons: [`${SANDBOX_BEACON_PATH}/click/${token}`],
        };
      });
    },
    async count(kind, token) {
      const [served = '', signature = ''] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const expected = sign(served);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
      const [servedId, campaignId] = Buffer.from(served, 'base64url').toString('utf8').split(' ');
      await recordEvent(db, { servedId: servedId!, campaignId: campaignId!, kind, day: getDay() });
      return true;
    },
  };
}

/** Deletes counts that are more than seven days old. */
export async function deleteOldAdEvents(db: Db, now: Date): Promise<void> {
  await sql`delete from sandbox_ad_events where day < ${now.toISOString().slice(0, 10)}::date - 7`.execute(
    db,
  );
}
