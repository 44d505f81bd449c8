import { isNewCustomer } from '@foolscap/core/vocabulary';
import type { LoyaltyTier } from './loyalty-tiers.ts';

/** Key of the browser's storage for the code of the segment and its time (storefront-7.47). */
export const SEGMENT_KEY = 'cisinfo';

/** The state of a customer by the age of the account and the last order. */
export type SegmentState = 'ACTIVE' | 'NEW_CUSTOMER' | 'LAPSED';

/** The families that are divided by state. */
type DividedFamily = LoyaltyTier | 'FREE_REWARDS' | 'NON_REWARDS';
type SingleFamily = 'UNIDENTIFIED' | 'ASSOCIATE' | 'PENALTY_BOX' | 'BEST_EARNER';

/** A customer segment; its code follows `SEG_` in the permission limits of navigation items. */
export type Segment =
  | { readonly code: SingleFamily; readonly name: string; readonly family: SingleFamily }
  | {
      readonly code: `${DividedFamily}_${SegmentState}`;
      readonly name: string;
      readonly family: DividedFamily;
      readonly state: SegmentState;
    };

export type SegmentCode = Segment['code'];

const SINGLE_NAMES: Readonly<Record<SingleFamily, string>> = {
  UNIDENTIFIED: 'Unidentified',
  ASSOCIATE: 'Associate',
  PENALTY_BOX: 'Penalty box',
  BEST_EARNER: 'Best earner',
};

const DIVIDED_NAMES: Readonly<Record<DividedFamily, string>> = {
  NEW: 'New tier',
  SILVER: 'Silver tier',
  GOLD: 'Gold tier',
  BRONZE: 'Bronze tier',
  TIN: 'Tin tier',
  PLATINUM: 'Platinum tier',
  PLUS1: 'Plus 1 tier',
  PLUS2: 'Plus 2 tier',
  ELITE: 'Elite tier',
  FREE_REWARDS: 'Free rewards',
  NON_REWARDS: 'Non-rewards',
};

const STATE_NAMES: Readonly<Record<SegmentState, string>> = {
  ACTIVE: 'active',
  NEW_CUSTOMER: 'new customer',
  LAPSED: 'lapsed',
};

const keysOf = <Key extends string>(names: Readonly<Record<Key, string>>) => Object.keys(names) as Key[];

/**
 * The 37 customer segments (storefront-3.90, decision-own-names): four single ones, and eleven families in three states each. The codes are our own;
 * the README lists them.
 */
export const SEGMENTS: readonly Segment[] = [
  ...keysOf(SINGLE_NAMES).map((family) => ({ code: family, name: SINGLE_NAMES[family], family })),
  ...keysOf(DIVIDED_NAMES).flatMap((family) =>
    keysOf(STATE_NAMES).map((state) => ({
      code: `${family}_${state}` as const,
      name: `${DIVIDED_NAMES[family]}, ${STATE_NAMES[state]}`,
      family,
      state,
    })),
  ),
];

/** The facts about a signed-in customer that decide on the segment. */
export interface SegmentFacts {
  /** ISO instant. */
  createdAt: string;
  /** ISO instant of the last order that was not canceled or declined. */
  lastOrderAt?: string | undefined;
  /** Buys for a customer as customer service. */
  isAssociate: boolean;
  /** An operator has put the account in the penalty box. */
  isInPenaltyBox: boolean;
  isRewardsMember: boolean;
  /** The loyalty tier of a rewards member; undefined for free rewards. */
  loyaltyTier?: LoyaltyTier | undefined;
  /** US cents spent in the last `SEGMENT_YEAR_DAYS` days, after refunds. */
  spentInYear: number;
}

/** Days without an order after which a customer is lapsed; also the period of `spentInYear`. */
export const SEGMENT_YEAR_DAYS = 365;

/** Spending of a best earner in the last `SEGMENT_YEAR_DAYS` days, in US cents. */
export const BEST_EARNER_SPENT = 2500_00;

const YEAR_MS = SEGMENT_YEAR_DAYS * 86_400_000;

function getState({ createdAt, lastOrderAt }: SegmentFacts, now: string): SegmentState {
  if (isNewCustomer(createdAt, now)) return 'NEW_CUSTOMER';
  // A customer who never ordered lapses a year after registering.
  return Date.parse(now) - Date.parse(lastOrderAt ?? createdAt) > YEAR_MS ? 'LAPSED' : 'ACTIVE';
}

function getSegmentCode(facts: SegmentFacts | undefined, now: string): SegmentCode {
  if (!facts) return 'UNIDENTIFIED';
  if (facts.isAssociate) return 'ASSOCIATE';
  if (facts.isInPenaltyBox) return 'PENALTY_BOX';
  const state = getState(facts, now);
  if (!facts.isRewardsMember) return `NON_REWARDS_${state}`;
  // New customers stay in a new-customer segment, whatever they spend (decision-new-customer).
  if (facts.spentInYear >= BEST_EARNER_SPENT && state !== 'NEW_CUSTOMER') return 'BEST_EARNER';
  return `${facts.loyaltyTier ?? 'FREE_REWARDS'}_${state}`;
}

/**
 * Returns the segment of a customer: always exactly one of the table.
 * @param facts undefined for guests
 * @param now ISO instant
 */
export function getSegment(facts: SegmentFacts | undefined, now: string): Segment {
  const code = getSegmentCode(facts, now);
  return SEGMENTS.find((segment) => segment.code === code)!;
}
