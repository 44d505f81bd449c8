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

/** The 37 customer segments (storefront-3.90, decision-own-names). The codes are our own; the README lists them. */
export const SEGMENTS = [
  { code: 'UNIDENTIFIED', name: 'Unidentified', family: 'UNIDENTIFIED' },
  { code: 'ASSOCIATE', name: 'Associate', family: 'ASSOCIATE' },
  { code: 'PENALTY_BOX', name: 'Penalty box', family: 'PENALTY_BOX' },
  { code: 'BEST_EARNER', name: 'Best earner', family: 'BEST_EARNER' },
  { code: 'NEW_ACTIVE', name: 'New tier, active', family: 'NEW', state: 'ACTIVE' },
  { code: 'NEW_NEW_CUSTOMER', name: 'New tier, new customer', family: 'NEW', state: 'NEW_CUSTOMER' },
  { code: 'NEW_LAPSED', name: 'New tier, lapsed', family: 'NEW', state: 'LAPSED' },
  { code: 'SILVER_ACTIVE', name: 'Silver tier, active', family: 'SILVER', state: 'ACTIVE' },
  { code: 'SILVER_NEW_CUSTOMER', name: 'Silver tier, new customer', family: 'SILVER', state: 'NEW_CUSTOMER' },
  { code: 'SILVER_LAPSED', name: 'Silver tier, lapsed', family: 'SILVER', state: 'LAPSED' },
  { code: 'GOLD_ACTIVE', name: 'Gold tier, active', family: 'GOLD', state: 'ACTIVE' },
  { code: 'GOLD_NEW_CUSTOMER', name: 'Gold tier, new customer', family: 'GOLD', state: 'NEW_CUSTOMER' },
  { code: 'GOLD_LAPSED', name: 'Gold tier, lapsed', family: 'GOLD', state: 'LAPSED' },
  { code: 'BRONZE_ACTIVE', name: 'Bronze tier, active', family: 'BRONZE', state: 'ACTIVE' },
  { code: 'BRONZE_NEW_CUSTOMER', name: 'Bronze tier, new customer', family: 'BRONZE', state: 'NEW_CUSTOMER' },
  { code: 'BRONZE_LAPSED', name: 'Bronze tier, lapsed', family: 'BRONZE', state: 'LAPSED' },
  { code: 'TIN_ACTIVE', name: 'Tin tier, active', family: 'TIN', state: 'ACTIVE' },
  { code: 'TIN_NEW_CUSTOMER', name: 'Tin tier, new customer', family: 'TIN', state: 'NEW_CUSTOMER' },
  { code: 'TIN_LAPSED', name: 'Tin tier, lapsed', family: 'TIN', state: 'LAPSED' },
  { code: 'PLATINUM_ACTIVE', name: 'Platinum tier, active', family: 'PLATINUM', state: 'ACTIVE' },
  {
    code: 'PLATINUM_NEW_CUSTOMER',
    name: 'Platinum tier, new customer',
    family: 'PLATINUM',
    state: 'NEW_CUSTOMER',
  },
  { code: 'PLATINUM_LAPSED', name: 'Platinum tier, lapsed', family: 'PLATINUM', state: 'LAPSED' },
  { code: 'PLUS1_ACTIVE', name: 'Plus 1 tier, active', family: 'PLUS1', state: 'ACTIVE' },
  { code: 'PLUS1_NEW_CUSTOMER', name: 'Plus 1 tier, new customer', family: 'PLUS1', state: 'NEW_CUSTOMER' },
  { code: 'PLUS1_LAPSED', name: 'Plus 1 tier, lapsed', family: 'PLUS1', state: 'LAPSED' },
  { code: 'PLUS2_ACTIVE', name: 'Plus 2 tier, active', family: 'PLUS2', state: 'ACTIVE' },
  { code: 'PLUS2_NEW_CUSTOMER', name: 'Plus 2 tier, new customer', family: 'PLUS2', state: 'NEW_CUSTOMER' },
  { code: 'PLUS2_LAPSED', name: 'Plus 2 tier, lapsed', family: 'PLUS2', state: 'LAPSED' },
  { code: 'ELITE_ACTIVE', name: 'Elite tier, active', family: 'ELITE', state: 'ACTIVE' },
  { code: 'ELITE_NEW_CUSTOMER', name: 'Elite tier, new customer', family: 'ELITE', state: 'NEW_CUSTOMER' },
  { code: 'ELITE_LAPSED', name: 'Elite tier, lapsed', family: 'ELITE', state: 'LAPSED' },
  { code: 'FREE_REWARDS_ACTIVE', name: 'Free rewards, active', family: 'FREE_REWARDS', state: 'ACTIVE' },
  {
    code: 'FREE_REWARDS_NEW_CUSTOMER',
    name: 'Free rewards, new customer',
    family: 'FREE_REWARDS',
    state: 'NEW_CUSTOMER',
  },
  { code: 'FREE_REWARDS_LAPSED', name: 'Free rewards, lapsed', family: 'FREE_REWARDS', state: 'LAPSED' },
  { code: 'NON_REWARDS_ACTIVE', name: 'Non-rewards, active', family: 'NON_REWARDS', state: 'ACTIVE' },
  {
    code: 'NON_REWARDS_NEW_CUSTOMER',
    name: 'Non-rewards, new customer',
    family: 'NON_REWARDS',
    state: 'NEW_CUSTOMER',
  },
  { code: 'NON_REWARDS_LAPSED', name: 'Non-rewards, lapsed', family: 'NON_REWARDS', state: 'LAPSED' },
] as const satisfies readonly Segment[];

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
 * Returns the segment of a customer: exactly one of the table.
 * @param facts undefined for guests
 * @param now ISO instant
 */
export function getSegment(facts: SegmentFacts | undefined, now: string): Segment {
  const code = getSegmentCode(facts, now);
  return SEGMENTS.find((segment) => segment.code === code)!;
}
