import type { Generated } from 'kysely';
import type { RewardsEntryKind } from '@foolscap/account/model';
import type { Instant, Optional } from '../../kernel/database/column-types.ts';

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

declare module '../../kernel/database/tables.ts' {
  interface Tables {
    rewards_entries: RewardsEntriesTable;
    rewards_balances: RewardsBalancesTable;
  }
}
