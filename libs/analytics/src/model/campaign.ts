import { DAY } from '@foolscap/core/clock';
import type { ExpiringStorage } from '@foolscap/core/storage';
import type { TenantId } from '@foolscap/core/vocabulary';

/** The query parameter of links in campaigns. */
export const CAMPAIGN_PARAMETER = 'cid';

/** Lifetime of a campaign id in milliseconds (decision-other-cookies.8, storefront-9.32). */
export const CAMPAIGN_LIFETIME_MS = 30 * DAY;

/** Returns a valid campaign id: 1 to 64 characters. Query strings and storage are untrusted, and an invalid id is the same as none. */
const validate = (id: unknown): string | undefined =>
  typeof id === 'string' && /^[\w.:-]{1,64}$/.test(id) ? id : undefined;

/** Reads the campaign id of a URL's query string; undefined if it has none or an invalid one. */
export const readCampaignId = (search: string): string | undefined =>
  validate(new URLSearchParams(search).get(CAMPAIGN_PARAMETER));

/** The campaign that led the shopper to a site. */
export interface Campaign {
  getId(): string | undefined;
  /** Keeps an id for 30 days. It replaces the previous one. */
  keep(id: string): void;
  forget(): void;
}

/** Creates the campaign of a site, which lasts for 30 days in the browser's storage. Each site has its own campaigns. */
export function createCampaign(storage: ExpiringStorage, tenant: TenantId): Campaign {
  const key = `campaign-${tenant}`;
  return {
    getId: () => validate(storage.get(key)),
    keep: (id) => void storage.set(key, id, CAMPAIGN_LIFETIME_MS),
    forget: () => storage.remove(key),
  };
}
