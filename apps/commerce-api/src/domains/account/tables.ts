import type { ColumnType, Generated } from 'kysely';
import type { BudgetPeriod, QuickBuyOffReason } from '@foolscap/account/model';
import type { Address, AgentKind, Locale, TenantId } from '@foolscap/core/vocabulary';
import type { Instant, Json, Optional } from '../../kernel/database/column-types.ts';

export interface AccountsTable {
  id: string;
  tenant: TenantId;
  /** In lower case; unique within a tenant. A third-party user's is unique within the program, and is no name for signing in. */
  username: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  email: string;
  customer_number: string;
  /** The language of mails that no request causes: that of the registration or of the last sign-in. */
  locale: ColumnType<Locale, Locale | undefined, Locale>;
  /** Set for members of the rewards program. */
  rewards_no: Optional<string>;
  /** When the account joined; null for members since their registration. */
  rewards_enrolled_at: Optional<Date>;
  backend_customer_type: Optional<string>;
  /** The display type of the rewards tier, such as PLUS. */
  tier_display_type: Optional<string>;
  organization_name: Optional<string>;
  default_purchase_order: Optional<string>;
  permissions: Json<string[]>;
  /** The program that an operator granted, without an end; a bought membership is in `memberships`. */
  membership_program: 'SELECT' | 'PREMIUM' | 'NON_MEMBER';
  /** Ten digits, or empty. */
  phone: Generated<string>;
  /** The store that the shopper has saved. */
  preferred_store: Optional<string>;
  /** The organization of a member or of a third-party user. */
  organization_id: Optional<string>;
  /** The code of a member's role in `organization_roles`; null for others. */
  role: Optional<string>;
  /** The unit of a member; null for members of the organization as a whole. */
  unit_id: Optional<string>;
  /** US cents that a member may order per period without an approval; null for no limit. */
  spending_limit_minor: Optional<number>;
  /** The calendar period of that limit, in UTC. */
  spending_period: Generated<BudgetPeriod>;
  /** The partner program of a third-party user; null for others. */
  tps_code: Optional<string>;
  /** True when the member buys for the organization as customer service. */
  customer_service: Generated<boolean>;
  /** The kind of staff that may act for customers; null for customers. */
  agent_kind: Optional<AgentKind>;
  /** The number of the store of a store associate; null for others. */
  agent_store: Optional<string>;
  /** Since then the member cannot sign in. */
  deactivated_at: Optional<Date>;
  /** When the owner of the email address confirmed it, by a link in a mail; null after a change of the address. */
  email_confirmed_at: Optional<Date>;
  /** Set while an invited member has not chosen a password yet. */
  invited_at: Optional<Date>;
  /** SHA-256 of the registration's Idempotency-Key, which identifies a repeated registration. */
  registration_key: Optional<string>;
  /** Certified to buy restricted health-care items. */
  is_certified: Generated<boolean>;
  /** Has the benefits of another account's membership. */
  is_beneficiary: Generated<boolean>;
  /** An operator has put the account in the penalty box, a customer segment. */
  penalty_box: Generated<boolean>;
  /** The id of the account in the system that it was moved from; unique within a tenant. */
  legacy_id: Optional<string>;
  /** The entry of the address book that quick buy ships to. */
  quick_buy_address_id: Optional<string>;
  quick_buy_active: Generated<boolean>;
  /** Whether the shopper reviews each quick-buy order before it is placed. */
  quick_buy_review: Generated<boolean>;
  /** Set while quick buy is off because its address or its card was removed. */
  quick_buy_off_reason: Optional<QuickBuyOffReason>;
  created_at: Instant;
}

export interface AccountAddressesTable {
  id: string;
  account_id: string;
  position: number;
  address: Json<Address>;
  /** True for at most one of an account's addresses, each. */
  default_shipping: Generated<boolean>;
  default_billing: Generated<boolean>;
}

/** A requested password link that was not used yet. */
export interface PasswordResetsTable {
  /** SHA-256 of the token; the token itself is in the mail only. */
  token_hash: string;
  account_id: string;
  expires_at: ColumnType<Date, Date, Date>;
}

/** The links that confirm the email address of an account. */
export interface EmailConfirmationsTable {
  /** SHA-256 of the token; the token itself is in the mail only. */
  token_hash: string;
  account_id: string;
  /** The address that the mail went to. */
  email: string;
  expires_at: ColumnType<Date, Date, Date>;
}

/** A browser on which an account was signed in before. */
export interface KnownDevicesTable {
  account_id: string;
  /** SHA-256 of the cookie's value; the value itself is not stored. */
  token_hash: string;
  last_used_at: ColumnType<Date, Date, Date>;
  expires_at: ColumnType<Date, Date, Date>;
}

/** A feature toggle; a row of one tenant takes precedence over the row of both. */
export interface FeatureTogglesTable {
  name: string;
  tenant: Optional<TenantId>;
  values: ColumnType<string[], string, string>;
  /** Order in lists. */
  position: number;
  updated_at: ColumnType<Date, Date | undefined, Date>;
}

declare module '../../kernel/database/tables.ts' {
  interface Tables {
    accounts: AccountsTable;
    account_addresses: AccountAddressesTable;
    password_resets: PasswordResetsTable;
    email_confirmations: EmailConfirmationsTable;
    known_devices: KnownDevicesTable;
    feature_toggles: FeatureTogglesTable;
  }
}
