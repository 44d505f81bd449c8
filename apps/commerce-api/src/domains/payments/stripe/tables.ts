import type { Generated } from 'kysely';
import type { Instant, Optional } from '../../../kernel/database/column-types.ts';
import type { LedgerTable } from '../tables.ts';

/** A card payment at Stripe, one per payment of the shop. */
export interface StripePaymentsTable {
  /** The id of the shop's payment. */
  key: string;
  /** The payment intent; null until it was created. Money is held only after its id was stored. */
  intent_id: Optional<string>;
  amount_minor: number;
  /** STARTED: the answer to the authorization is not known yet. VOIDING: to be released; the others are as in `LedgerTable`. */
  state: LedgerTable['state'] | 'STARTED' | 'VOIDING';
  reason: Optional<string>;
  created_at: Instant;
  updated_at: Generated<Date>;
}

/** A refund of a card payment at Stripe. */
export interface StripeRefundsTable {
  /** The shop's key of the refund; the id at Stripe for one that was made in Stripe's dashboard. */
  refund_key: string;
  /** The key of the payment. */
  key: string;
  /** The id at Stripe; null until it is known. */
  refund_id: Optional<string>;
  amount_minor: number;
  /** PENDING: the amount is reserved, and Stripe may have made the refund or not. FAILED refunds do not count. */
  state: 'PENDING' | 'DONE' | 'FAILED';
  created_at: Instant;
}

/** The webhook events that were handled, each once. */
export interface StripeEventsTable {
  id: string;
  type: string;
  received_at: Date;
}

declare module '../../../kernel/database/tables.ts' {
  interface Tables {
    stripe_payments: StripePaymentsTable;
    stripe_refunds: StripeRefundsTable;
    stripe_events: StripeEventsTable;
  }
}
