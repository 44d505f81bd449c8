import type { ColumnType, Generated } from 'kysely';
import type { RewardsEntryKind } from '@foolscap/account/model';
import type { TenantId } from '@foolscap/core/vocabulary';
import type { Instant, Optional, OptionalJson } from '../../kernel/database/column-types.ts';

/** An entry of the ledger of rewards; never changed or deleted. */
export interface RewardsEntriesTable {
  id: Generated<number>;
  account_id: string;
  /** Identifies the event, so that it is recorded once. */
  key: string;
  kind: RewardsEntryKind;
  /** US cents; negative when it reduces the balance. */
  amount_minor: number;
  /** The program year whose rewards it changes. */
  year: number;
  order_number: Optional<string>;
  line_number: Optional<number>;
  /** The payment that `SPENT` rewards pay and `RELEASED` ones return from; its order is written after it. */
  payment_id: Optional<string>;
  /** The rate that an earning was computed with; null for fixed amounts. */
  rate_basis_points: Optional<number>;
  /** Text for the member. */
  note: Generated<string>;
  created_at: Instant;
}

/** The sum of the entries of an account and a program year. */
export interface RewardsBalancesTable {
  account_id: string;
  year: number;
  balance_minor: number;
}

/** An offer that members activate once; it raises what they earn with qualifying items. */
export interface RewardsOffersTable {
  id: string;
  tenant: TenantId;
  title: string;
  text: string;
  starts_at: ColumnType<Date, Date | string, Date>;
  ends_at: ColumnType<Date, Date | string, Date>;
  /** Codes of the customer segments that get it; null for all members. */
  segments: OptionalJson<string[]>;
  /** The category whose items qualify, with those below it; null for all items. */
  category_id: Optional<string>;
  /** Multiplies the rate of qualifying items; null for an offer with a fixed bonus. */
  multiplier: Optional<number>;
  /** US cents that the first qualifying item earns in addition. */
  bonus_minor: Optional<number>;
  source: 'demo' | 'operator';
}

export interface RewardsActivationsTable {
  account_id: string;
  offer_id: string;
  activated_at: ColumnType<Date, Date, Date>;
}

/** The categories in which members have chosen to earn more, by quarter. */
export interface RewardsCategoriesTable {
  account_id: string;
  /** `2026-Q4` */
  quarter: string;
  category_id: string;
  chosen_at: ColumnType<Date, Date, Date>;
}

/** A claim of a member for missing rewards: for an order, or for a receipt. */
export interface RewardsClaimsTable {
  id: Generated<number>;
  account_id: string;
  order_number: Optional<string>;
  /** The email address of the order, as the member entered it. */
  email: Optional<string>;
  receipt_number: Optional<string>;
  /** An ISO date. */
  purchased_on: Optional<string>;
  /** The total of the receipt in US cents. */
  amount_minor: Optional<number>;
  state: 'OPEN' | 'APPROVED' | 'DECLINED';
  /** US cents of rewards. */
  reward_minor: Optional<number>;
  /** The reason for declining it, for the member. */
  comment: Generated<string>;
  created_at: Instant;
  decided_at: Optional<Date>;
}

declare module '../../kernel/database/tables.ts' {
  interface Tables {
    rewards_entries: RewardsEntriesTable;
    rewards_balances: RewardsBalancesTable;
    rewards_offers: RewardsOffersTable;
    rewards_activations: RewardsActivationsTable;
    rewards_categories: RewardsCategoriesTable;
    rewards_claims: RewardsClaimsTable;
  }
}
