import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Address, TenderType, VendorPaymentType } from '@foolscap/core/vocabulary';
import type { CardBrand } from '@foolscap/payments/model';
import type { Instant, Json, Optional } from '../../kernel/database/column-types.ts';

/** A card that an account has saved. Its number is in the vault of the gateway. */
export interface SavedCardsTable {
  id: string;
  account_id: string;
  /** The gateway's token. */
  token: string;
  brand: string;
  last_four: string;
  /** Empty, with the year, for a store card without an expiration date. */
  expiry_month: Generated<string>;
  expiry_year: Generated<string>;
  nickname: Generated<string>;
  billing_address: Json<Address>;
  /** True for at most one card of an account. */
  is_default: Generated<boolean>;
  /** True for at most one card of an account, which pays for its membership. */
  is_for_membership: Generated<boolean>;
  /** True for at most one card of an account. */
  is_quick_buy: Generated<boolean>;
  last_used_at: Optional<Date>;
  created_at: Instant;
}

/** An attempt to pay for an order; its money is in `payments`, one row per tender. */
export interface PaymentAttemptsTable {
  id: string;
  session_id: string;
  idempotency_key: string;
  cart_id: string;
  amount_minor: number;
  /**
   * STARTED: the gateway may hold money. HELD: the order waits for approval, and the money stays authorized. ORDERED: the order exists, to be
   * captured. VOIDING: no order will use it, to be voided. CANCELED: the order was canceled, to be reversed. CAPTURED, VOIDED and REFUNDED
   * are final.
   */
  state: 'STARTED' | 'HELD' | 'ORDERED' | 'CAPTURED' | 'VOIDING' | 'VOIDED' | 'CANCELED' | 'REFUNDED';
  order_number: Optional<string>;
  created_at: Instant;
  updated_at: Instant;
}

/** The part of an attempt that one tender pays. */
export interface PaymentsTable {
  /** The key under which the gateway knows this payment. */
  id: string;
  attempt_id: string;
  /** Order of authorization: gift and prepaid cards first. */
  position: number;
  type: TenderType;
  token: string;
  brand: Generated<string>;
  last_four: Generated<string>;
  amount_minor: number;
  vendor: Optional<VendorPaymentType>;
  /** US cents that refunds return, whether they have reached the gateway or not. */
  refunded_minor: Generated<number>;
  state: 'STARTED' | 'AUTHORIZED' | 'DECLINED' | 'CAPTURED' | 'VOIDED' | 'REFUNDED';
  updated_at: Generated<Date>;
}

/** An amount that an order returns, for canceled units or for the whole order: its lines, shipping, fees and tax add up to it. */
export interface RefundsTable {
  id: string;
  order_number: string;
  reason: 'CANCELED' | 'DECLINED' | 'RETURNED';
  amount_minor: number;
  shipping_minor: Generated<number>;
  /** Fees of the whole order: handling and the delivery area surcharge. */
  fees_minor: Generated<number>;
  /** The tax of an order whose lines do not have their part of it. */
  tax_minor: Generated<number>;
  created_at: Instant;
  /** When its credit notes were issued, or found not to be due. */
  credited_at: Optional<Date>;
}

export interface RefundLinesTable {
  refund_id: string;
  line_number: number;
  qty: number;
  /** The price after promotions, with the surcharge and the furniture services of the units. */
  price_minor: number;
  tax_minor: number;
}

/** The part of a refund that one payment returns. */
export interface PaymentRefundsTable {
  /** The key under which the gateway knows this refund. */
  id: string;
  refund_id: string;
  payment_id: string;
  amount_minor: number;
  state: 'PENDING' | 'DONE';
  updated_at: Generated<Date>;
}

/** Answers of captchas that were used, so that none is used twice. */
export interface UsedCaptchasTable {
  /** Digest of the challenge. */
  id: string;
  expires_at: ColumnType<Date, Date, Date>;
}

export interface SandboxCardsTable {
  token: string;
  /** Simulated behavior of the card; the number itself is not stored. */
  behavior: string;
  /** Details that the shop shows; null for cards from before they were kept. */
  brand: Generated<CardBrand | null>;
  last_four: Generated<string | null>;
  /** Two digits; empty for a card without a date. */
  expiry_month: Generated<string | null>;
  expiry_year: Generated<string | null>;
  created_at: Instant;
}

/**
 * A ledger of payments: the sandbox gateway's, the one of invoices to organizations (`account_charges`), and the one of rewards
 * (`rewards_charges`), whose amounts are also entries of the members.
 */
export interface LedgerTable {
  /** The id of the shop's payment. */
  key: string;
  authorization_id: string;
  token: string;
  amount_minor: number;
  refunded_minor: Generated<number>;
  state: 'AUTHORIZED' | 'DECLINED' | 'CAPTURED' | 'VOIDED' | 'REFUNDED';
  reason: Optional<string>;
  created_at: Instant;
  updated_at: Instant;
}

/** The ledger of charges to accounts of organizations. */
export interface AccountChargesTable extends LedgerTable {
  /** US cents that payments of invoices have paid. */
  paid_minor: Generated<number>;
}

/** Refunds that a ledger has made, each once. */
export interface LedgerRefundsTable {
  refund_key: string;
  key: string;
  amount_minor: number;
  created_at: Instant;
}

/** Gift and prepaid cards of the sandbox gateway. */
export interface SandboxStoredValueTable {
  token: string;
  /** The sum of the card's entries, at least 0; changes only in the statement that adds an entry. */
  balance_minor: number;
  created_at: Instant;
}

/** The cards' numbers, by which only the sandbox knows a card again. */
export interface SandboxStoredValueNumbersTable {
  /** SHA-256 of the number in base64url. */
  number_digest: string;
  token: string;
}

/** Every change of a gift or prepaid card's balance; append-only. */
export interface SandboxStoredValueEntriesTable {
  id: GeneratedAlways<number>;
  token: string;
  /** The id of the payment or of its refund; `ISSUED` for the first entry of a card. */
  key: string;
  kind: 'ISSUE' | 'HOLD' | 'RELEASE' | 'REFUND';
  /** Negative for a hold. */
  amount_minor: number;
  created_at: Instant;
}

/** An approval in the window of the sandbox, which is redeemed once. */
export interface SandboxWalletApprovalsTable {
  /** A digest: the nonce itself is not stored. */
  nonce_hash: string;
  vendor: VendorPaymentType;
  account_name: string;
  outcome: 'APPROVE' | 'FAIL' | 'RETRY' | 'DECLINE';
  expires_at: Date;
  used_at: Optional<Date>;
  /** A digest of the key of the request that redeemed it. */
  used_by: Optional<string>;
  /** The token that is charged; null until an accepted approval is redeemed. */
  token: Optional<string>;
  created_at: Instant;
}

/** A checkout of the shop at the sandbox: the tokens that start its windows. */
export interface SandboxCheckoutsTable {
  checkout_id: string;
  /** US cents left to pay; null while nothing is. */
  amount_minor: Optional<number>;
  wallet_token: string;
  transaction_id: string;
  client_token: string;
  valid_until: Date;
}

declare module '../../kernel/database/tables.ts' {
  interface Tables {
    saved_cards: SavedCardsTable;
    payment_attempts: PaymentAttemptsTable;
    payments: PaymentsTable;
    refunds: RefundsTable;
    refund_lines: RefundLinesTable;
    payment_refunds: PaymentRefundsTable;
    account_charges: AccountChargesTable;
    rewards_charges: LedgerTable;
    ledger_refunds: LedgerRefundsTable;
    used_captchas: UsedCaptchasTable;
    sandbox_cards: SandboxCardsTable;
    sandbox_ledger: LedgerTable;
    sandbox_stored_value: SandboxStoredValueTable;
    sandbox_stored_value_numbers: SandboxStoredValueNumbersTable;
    sandbox_stored_value_entries: SandboxStoredValueEntriesTable;
    sandbox_wallet_approvals: SandboxWalletApprovalsTable;
    sandbox_checkouts: SandboxCheckoutsTable;
  }
}
