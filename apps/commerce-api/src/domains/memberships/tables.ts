import type { PaidProgram, RenewalProblem } from '@foolscap/account/model';
import type { ColumnType, Generated } from 'kysely';
import type { Optional } from '../../kernel/database/column-types.ts';

/** The benefits of a program besides its promotions. */
export interface MembershipProgramsTable {
  program: PaidProgram;
  /** Shipped items worth this much ship free by standard delivery, in US cents; null for the limit of everyone. */
  free_shipping_minor: Optional<number>;
}

/** The term of a product that enrolls in a program; without a row it is `DEFAULT_TERM_DAYS`. */
export interface MembershipPlansTable {
  sku: string;
  term_days: number;
  source: Generated<'operator' | 'demo'>;
}

/** A membership that was bought with a line of an order. */
export interface MembershipsTable {
  id: Generated<string>;
  account_id: string;
  program: PaidProgram;
  order_number: string;
  line_number: number;
  /** Days for each unit of the line. */
  term_days: number;
  starts_at: ColumnType<Date, Date, Date>;
  ends_at: ColumnType<Date, Date, Date>;
  /** Why it ended before its time; null otherwise. */
  ended_reason: Optional<'CANCELED'>;
  /** When the mail about its end was written. */
  reminded_at: Optional<Date>;
}

/** An account's choice to renew its membership automatically. An account that never chose it has no row. */
export interface MembershipRenewalsTable {
  account_id: string;
  program: PaidProgram;
  /** The product that is ordered. */
  sku: string;
  /** US cents: the price when it was switched on, or in the latest reminder. A higher one is not charged. */
  known_price_minor: number;
  is_on: Generated<boolean>;
  /** Why the last try failed, or why the shop switched it off; null otherwise. */
  problem: Optional<RenewalProblem>;
  revision: Generated<number>;
}

/** The order that renews a membership; it is placed once or not at all. */
export interface MembershipRenewalOrdersTable {
  id: string;
  membership_id: string;
  status: Generated<'OPEN' | 'PLACED'>;
  /** The number of the current try; its idempotency key has it. */
  attempt: Generated<number>;
  /** Tries whose card was declined. */
  failures: Generated<number>;
  /** The time from which the current try is made. */
  try_at: ColumnType<Date, Date, Date>;
  order_number: Optional<string>;
}

declare module '../../kernel/database/tables.ts' {
  interface Tables {
    membership_programs: MembershipProgramsTable;
    membership_plans: MembershipPlansTable;
    memberships: MembershipsTable;
    membership_renewals: MembershipRenewalsTable;
    membership_renewal_orders: MembershipRenewalOrdersTable;
  }
}
