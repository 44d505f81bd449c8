import type { MinorUnits } from '@foolscap/core/money';

/** The reduction that a promotion gives. */
export type Benefit =
  /** A share of the price of eligible lines; 10 % is 1000. `cap` is the maximum reduction, in US cents. */
  | { type: 'PERCENT'; basisPoints: number; cap?: MinorUnits | undefined }
  /** An amount off the eligible lines together. */
  | { type: 'AMOUNT'; amount: MinorUnits }
  /** An amount off each eligible unit. */
  | { type: 'AMOUNT_PER_UNIT'; amount: MinorUnits }
  /** The cheapest `get` of every `buy + get` eligible units are reduced; 10000 basis points make them free. */
  | { type: 'BUY_GET'; buy: number; get: number; basisPoints: number }
  | { type: 'FREE_SHIPPING' }
  /** A number of free units, across all of the items. A single item is added automatically; with several items, the shopper chooses. */
  | { type: 'FREE_ITEM'; itemIds: readonly string[]; units: number };

/** The conditions that a cart and its lines meet. An absent condition is met by all. */
export interface Conditions {
  itemIds?: readonly string[] | undefined;
  categoryIds?: readonly string[] | undefined;
  brands?: readonly string[] | undefined;
  excludedItemIds?: readonly string[] | undefined;
  excludedCategoryIds?: readonly string[] | undefined;
  excludedBrands?: readonly string[] | undefined;
  /** The minimum total of eligible lines after earlier reductions, in US cents. */
  minSubTotal?: MinorUnits | undefined;
  /** The membership program that the shopper must be in. */
  membership?: 'SELECT' | 'PREMIUM' | undefined;
  /** For rewards members; with a number, only for that member. */
  rewards?: { rewardsNo?: string | undefined } | undefined;
  /** The delivery of the lines: PICKUP in a store, or SHIP by a carrier. */
  delivery?: 'PICKUP' | 'SHIP' | undefined;
  /** The minimum number of eligible units. */
  minUnits?: number | undefined;
}

/** A promotion or coupon, as data. */
export interface Promotion {
  id: string;
  /** The code that a shopper enters. A promotion without a code is applied to every cart. */
  code?: string | undefined;
  /** The name that shoppers see. */
  name: string;
  /**
   * ITEM promotions are part of the price of an item and are applied first; CART promotions reduce the cart.
   */
  scope: 'ITEM' | 'CART';
  /** Promotions of a scope are applied from the lowest number to the highest. */
  priority: number;
  conditions: Conditions;
  benefit: Benefit;
  /** False for a promotion that does not reduce lines already reduced by another one, and lets no other promotion reduce its lines. */
  combines: boolean;
  /** Applied at checkout only: some totals leave it out. */
  checkoutOnly?: boolean | undefined;
  /** Maximum number of units per order for AMOUNT_PER_UNIT, or of groups for BUY_GET. */
  limitPerOrder?: number | undefined;
  /** Whether it is for members of a program that this shopper is not in. */
  membersOnly?: boolean | undefined;
  /** Whether it is for rewards members, or assigned to a different shopper. */
  otherRewardsMember?: boolean | undefined;
  /** Uses that are left, to this shopper and in total; absent without a limit. */
  usesLeft?: number | undefined;
  /** ISO instants. */
  validFrom?: string | undefined;
  validUntil?: string | undefined;
}

/** The reasons why a promotion or a coupon is not applied (storefront-8.38 to 8.42). */
export const NOT_APPLIED_REASONS = [
  'NOT_STARTED',
  'EXPIRED',
  /** This shopper, or all shoppers together, have reached its limit. */
  'LIMIT_REACHED',
  /** It is for members of a program that this shopper is not in. */
  'MEMBERS_ONLY',
  /** It is for rewards members, or assigned to a different shopper (storefront-8.41). */
  'REWARDS_COUPON_ERROR_MESSAGE',
  'QUALIFYING_ITEMS_NOT_FOUND_ERROR',
  /** It is for pickup items and there are none, or for shipped items and there are none (storefront-8.42). */
  'BOPIS_EVENT_ERROR',
  /** Eligible lines cost less than its minimum. */
  'ORDER_TOTAL_NOT_MET_ERROR',
  /** There are fewer eligible units than its minimum. */
  'MINIMUM_NOT_MET',
  /** A coupon reduces the price by more than the eligible lines cost. */
  'COUPON_AMOUNT_EXCEEDS_ITEM_TOTAL',
  'NOT_COMBINABLE',
  /** The lines are already free, no shipping fee is charged, or no shipped item can be accompanied by the free item. */
  'NO_BENEFIT',
] as const;
export type NotAppliedReason = (typeof NOT_APPLIED_REASONS)[number];
