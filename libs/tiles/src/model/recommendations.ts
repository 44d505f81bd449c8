import type { TenantId, UserType } from '@foolscap/core/vocabulary';
import { RECOMMENDATION_HEADING_MESSAGES } from './recommendation-heading-messages.ts';

/** The schemes for choosing items, as defined by the recommendation service. */
export const RECOMMENDATION_SCHEMES = [
  'alsoBought',
  'recommended',
  'recentlyPurchased',
  'frequentlyPurchased',
  'consider',
  'alternates',
] as const;
export type RecommendationScheme = (typeof RECOMMENDATION_SCHEMES)[number];

/** The headings of rows of recommendations, by scheme. */
export const RECOMMENDATION_HEADINGS: Readonly<Record<RecommendationScheme, string>> =
  RECOMMENDATION_HEADING_MESSAGES.recommendationHeadings;

/** The places of the shop that show recommendations; sent as the mbox of a request. */
export const RECOMMENDATION_SLOTS = [
  'productPage',
  'addFeedback',
  'miniCart',
  'cart',
  'home',
  'homeRecent',
  'emptySearch',
  'order',
  'quickOrder',
  'alternates',
  'notFound',
] as const;
export type RecommendationSlot = (typeof RECOMMENDATION_SLOTS)[number];

/**
 * The scheme of a first request, and the scheme of the one retry after an empty reply (storefront-4.24); equal if there is no second
 * scheme.
 */
export interface SlotSchemes {
  first: RecommendationScheme;
  second: RecommendationScheme;
}

const SCHEMES: Readonly<Record<RecommendationSlot, SlotSchemes>> = {
  productPage: { first: 'alsoBought', second: 'consider' },
  addFeedback: { first: 'alsoBought', second: 'consider' },
  miniCart: { first: 'alsoBought', second: 'recommended' },
  cart: { first: 'alsoBought', second: 'recommended' },
  home: { first: 'recommended', second: 'consider' },
  homeRecent: { first: 'recentlyPurchased', second: 'recommended' },
  emptySearch: { first: 'recommended', second: 'consider' },
  order: { first: 'alsoBought', second: 'recommended' },
  quickOrder: { first: 'frequentlyPurchased', second: 'recentlyPurchased' },
  alternates: { first: 'alternates', second: 'consider' },
  notFound: { first: 'consider', second: 'recommended' },
};

const BUYERS_OWN: readonly RecommendationScheme[] = [
  'recommended',
  'recentlyPurchased',
  'frequentlyPurchased',
];

/**
 * Selects the schemes of a slot for a type of user (storefront-6.5): guests have no purchase history, so they get best sellers.
 */
export function getSlotSchemes(slot: RecommendationSlot, userType: UserType | 'ASC'): SlotSchemes {
  const { first, second } = SCHEMES[slot];
  if (userType !== 'GUEST') return { first, second };
  const forGuests = (scheme: RecommendationScheme): RecommendationScheme =>
    BUYERS_OWN.includes(scheme) ? 'consider' : scheme;
  return { first: forGuests(first), second: forGuests(second) };
}

/** Number of items requested from the recommendation service, and shown in rows other than discovery (storefront-9.14). */
export const REQUESTED_RECOMMENDATIONS = 25;

/** Slots with items that the shopper expects: earlier purchases and alternates. All others are for discovery. */
const NOT_DISCOVERY: readonly RecommendationSlot[] = ['homeRecent', 'quickOrder', 'alternates'];

/** Returns the maximum number of items in a slot (storefront-9.14). */
export const getShownCount = (slot: RecommendationSlot, tenant: TenantId): number =>
  NOT_DISCOVERY.includes(slot) ? REQUESTED_RECOMMENDATIONS : tenant === 'sba' ? 12 : 10;

/** Code in the log of a request without any items (storefront-4.25). */
export const NO_RECOMMENDATIONS_CODE = 'ATC_SPARX_NO_RESPONSE';
