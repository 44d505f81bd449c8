import type { ColumnType, Generated } from 'kysely';
import type { TenantId } from '@foolscap/core/vocabulary';
import type { Interval, SubscriptionProblem, SubscriptionStatus } from '@foolscap/subscriptions/model';
import type { Optional } from '../../kernel/database/column-types.ts';

/** Orders of one item at intervals (auto-restock). */
export interface SubscriptionsTable {
  id: string;
  tenant: TenantId;
  account_id: string;
  sku: string;
  qty: number;
  interval: Interval;
  anchor_day: number;
  status: Generated<SubscriptionStatus>;
  /** ISO date at the place of delivery. */
  next_on: string;
  /** An address of the account's address book, or of its organization, which may have been removed. */
  address_id: string;
  /** The state of the address, whose time zone the days are in. */
  state: string;
  /** A saved card, which may have been removed. */
  card_id: string;
  /** US cents per unit: the price at the latest choice of the shopper, or in the latest reminder. */
  known_price_minor: Optional<number>;
  problem: Optional<SubscriptionProblem>;
  /** The day whose reminder was sent. */
  reminded_for: Optional<string>;
  /** The latest order. */
  order_number: Optional<string>;
  revision: Generated<number>;
  /** The idempotency key that it was created with, and the digest of that request. */
  create_key: Optional<string>;
  create_hash: Optional<string>;
  canceled_at: Optional<Date>;
  created_at: ColumnType<Date, Date, never>;
  updated_at: ColumnType<Date, Date, Date>;
}

/** The order of a subscription for one day; it is placed once or not at all. */
export interface SubscriptionOrdersTable {
  id: string;
  subscription_id: string;
  due_on: string;
  status: Generated<'OPEN' | 'PLACED' | 'SKIPPED' | 'CLOSED'>;
  /** The number of the current try; its idempotency key has it. */
  attempt: Generated<number>;
  /** Tries that failed for the same problem. */
  failures: Generated<number>;
  problem: Optional<SubscriptionProblem>;
  /** The time from which the current try is made. */
  try_at: ColumnType<Date, Date, Date>;
  order_number: Optional<string>;
}

declare module '../../kernel/database/tables.ts' {
  interface Tables {
    subscriptions: SubscriptionsTable;
    subscription_orders: SubscriptionOrdersTable;
  }
}
