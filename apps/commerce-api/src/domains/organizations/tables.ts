import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type {
  Biller,
  BudgetBasis,
  BudgetEntryKind,
  BudgetPeriod,
  BudgetScope,
  OrganizationFlow,
  OrganizationPermission,
  OrganizationRoute,
  PermissionCode,
  OverdraftPolicy,
  ReportGroup,
  PurchaseOrderPolicy,
} from '@foolscap/account/model';
import type { LineSplit } from '@foolscap/core/contract';
import type { Address, LineAccountingField, TenantId } from '@foolscap/core/vocabulary';
import type { PolicyKind } from '@foolscap/pricing/model';
import type { Instant, Json, Optional, OptionalJson } from '../../kernel/database/column-types.ts';
import type { ContractPayment, ContractRuleKind } from '@foolscap/account/model';
import type { HideablePayment } from './site-variants.ts';

export interface OrganizationsTable {
  id: string;
  name: string;
  customer_number: string;
  /** Policy for purchase order numbers on orders. */
  po_policy: ColumnType<PurchaseOrderPolicy, PurchaseOrderPolicy | undefined, PurchaseOrderPolicy>;
  default_purchase_order: Optional<string>;
  /** The variant of the business site for its members. */
  route_id: Generated<OrganizationRoute>;
  /** The sign-in flow of its members; null for sign-in with a password. */
  flow: Optional<OrganizationFlow>;
  /** US cents of open invoices that the organization may have; null for an organization that cannot pay by invoice. */
  invoice_limit_minor: Optional<number>;
  /** Whether checkout begins with the invoice as the way to pay. */
  default_invoice: Generated<boolean>;
  /** Ways to pay that members do not see. */
  hidden_payments: ColumnType<HideablePayment[], string | undefined, string>;
  /** Orders of buyers above this amount in US cents need approval; null for an organization without approvals. */
  approval_limit_minor: Optional<number>;
  /** Whether members buy on-contract items only, unless they have the permission `G_IOC`. */
  contract_only: Generated<boolean>;
  health_care: Generated<boolean>;
  /** Whether only admins have link plus. */
  link_plus_admins_only: Generated<boolean>;
  /** Null for an organization without budgets, and without lists of purchase orders. */
  accounting: OptionalJson<AccountingPolicy>;
  /** The part of the shop's business that serves the organization. */
  division: Optional<string>;
  /** The contract whose prices apply; null without one. */
  contract_id: Optional<string>;
  /** Days until an invoice is due. */
  invoice_terms_days: Generated<number>;
  /** The party that bills it (storefront-6.10). */
  biller: Generated<Biller>;
  /** The page of the external portal on which invoices are paid; null for none. */
  bill_trust_url: Optional<string>;
  /** Whether invoices are mailed instead of printed (storefront-6.13). */
  digital_enrollment: Generated<boolean>;
  /** The rights of members to share shopping lists; null for all of them. */
  list_privacy: OptionalJson<ListPrivacy>;
  /** Whether members must allow agents to act for them. */
  agent_consent: Generated<'NOT_NEEDED' | 'REQUIRED'>;
  /** The account of the sales representative; without one, what an operator entered. */
  sales_rep_account_id: Optional<string>;
  sales_rep_name: Optional<string>;
  /** Ten digits. */
  sales_rep_phone: Optional<string>;
  sales_rep_email: Optional<string>;
  created_at: Instant;
}

/** The rights that an organization gives its members for shopping lists. */
export interface ListPrivacy {
  /** Share lists with other members. */
  sharing: boolean;
  /** Create public links. */
  publicLinks: boolean;
}

/** The choices of a member for a cart; its purchase order number has a column of its own. */
export interface CartAccounting {
  /** Null for none; undefined for the default of the organization. */
  budgetCenter?: string | null;
  poRelease?: string | null;
  /** The cost centers and projects of lines, by the id of the line. */
  lines?: Record<string, LineSplit[]>;
}

/** The rules of an organization for charging orders to budgets and purchase orders. */
export interface AccountingPolicy {
  /** OFF hides budgets; with REQUIRED an order needs a budget center. */
  budgeting: 'OFF' | 'OPTIONAL' | 'REQUIRED';
  /**
   * Orders above the balance of a budget: refused, placed, or waiting for an approver. By default they are refused if another member could
   * approve them, and placed otherwise.
   */
  overdraft?: OverdraftPolicy;
  /** NET charges goods only, before tax, shipping and fees; GROSS, the default, charges the total. */
  basis?: BudgetBasis;
  /** Names of the fields in the words of the organization. */
  labels?: { bc?: string; po?: string; por?: string } & Partial<Record<LineAccountingField, string>>;
  /** The fields that lines are charged to, and whether every line needs them. Without an entry, a field is not used. */
  lineFields?: Partial<Record<LineAccountingField, 'OPTIONAL' | 'REQUIRED'>>;
}

/** A unit of an organization, such as a department; units form a tree. */
export interface OrganizationUnitsTable {
  id: string;
  organization_id: string;
  /** Null for a unit at the top. */
  parent_id: Optional<string>;
  /** Unique among the units with the same parent. */
  name: string;
}

/** A role of an organization; its code is `accounts.role`. The built-in ones are written with the organization. */
export interface OrganizationRolesTable {
  organization_id: string;
  code: string;
  /** Unique in the organization, regardless of case. */
  name: string;
  /** Empty for ADMIN, which has all permissions. */
  permissions: Json<OrganizationPermission[]>;
  /** The `G_*` codes that the role gives in addition to those of the account. */
  codes: Json<PermissionCode[]>;
}

export interface BudgetCentersTable {
  organization_id: string;
  code: string;
  name: string;
  /** US cents per period. */
  amount_minor: number;
  /** A calendar period, in UTC. */
  period: BudgetPeriod;
  is_default: Generated<boolean>;
  /** Whether a period starts with what is left of the period before it. */
  rolls_over: Generated<boolean>;
  scope: Generated<BudgetScope>;
  /** The unit of the scope UNIT, which includes the units below it; null after the unit was deleted. */
  unit_id: Optional<string>;
  /** The member of the scope PERSON; null after an erasure. */
  account_id: Optional<string>;
  category_id: Optional<string>;
  /** A removed center can no longer be chosen. */
  removed_at: Optional<Date>;
}

/** The sums of the entries of a budget and period, in US cents. What is left is allocated - reserved - spent. */
export interface BudgetBalancesTable {
  organization_id: string;
  code: string;
  /** ISO date of the first day. */
  period_start: string;
  allocated_minor: Generated<number>;
  /** Orders that wait for approval. */
  reserved_minor: Generated<number>;
  spent_minor: Generated<number>;
}

/** The ledger of budgets. A trigger refuses every change and deletion. */
export interface BudgetEntriesTable {
  id: GeneratedAlways<number>;
  organization_id: string;
  code: string;
  period_start: string;
  kind: BudgetEntryKind;
  /** US cents; negative only for adjustments and for what a period gives to the next one. */
  amount_minor: number;
  order_number: Optional<string>;
  /** The account of the person who caused it, without a foreign key, because entries stay after an erasure. */
  account_id: Optional<string>;
  note: Generated<string>;
  created_at: GeneratedAlways<Date>;
}

/**
 * The spending of an organization by month, person, unit, budget and category. Triggers on orders append rows, and housekeeping merges them into
 * rows for each kind of report. A report adds up its own rows and those that are not merged.
 */
export interface SpendingRollupsTable {
  id: GeneratedAlways<number>;
  organization_id: string;
  /** `YYYY-MM` in which the order was placed, in UTC. */
  month: string;
  account_id: Optional<string>;
  /** The unit of the person when the order was placed. */
  unit_id: Optional<string>;
  budget_center: Optional<string>;
  /** FEES are shipping and fees, which have no category. Null in rows for other reports than CATEGORY. */
  kind: 'GOODS' | 'FEES' | null;
  /** The category of the item when the order was placed. */
  category_id: Optional<string>;
  units: number;
  /** US cents of goods after promotions. */
  net_minor: number;
  /** US cents with tax, shipping and fees. */
  gross_minor: number;
  /** The kind of report that the row is for, whose column is the only one with a value; null for a row that is not merged. */
  merged_for: Optional<ReportGroup>;
}

export interface PurchaseOrdersTable {
  organization_id: string;
  number: string;
  description: Generated<string>;
}

export interface PurchaseOrderReleasesTable {
  organization_id: string;
  purchase_order: string;
  release: string;
  description: Generated<string>;
}

/** The cost centers and projects that members can choose; without any, they enter what they like. */
export interface AccountingCodesTable {
  organization_id: string;
  field: LineAccountingField;
  code: string;
  description: Generated<string>;
}

export interface OrganizationAddressesTable {
  id: string;
  organization_id: string;
  /** Bill-to or ship-to. */
  type: 'B' | 'S';
  label: string;
  address: Json<Address>;
  /** One per type at most. */
  is_default: Generated<boolean>;
  position: Generated<number>;
}

/** A site that shows prices to signed-in shoppers only. */
export interface HiddenPricesTable {
  tenant: 'sba';
}

/** An agreement of an organization with the shop about prices and terms. */
export interface ContractsTable {
  id: string;
  organization_id: string;
  /** Unique within the organization. */
  number: string;
  name: string;
  /** The first and the last day in UTC; null for no limit. */
  starts_on: ColumnType<Date | null, string | null | undefined, string | null>;
  ends_on: ColumnType<Date | null, string | null | undefined, string | null>;
  /** If several contracts have an item, the highest number takes precedence, then the lowest price. */
  priority: Generated<number>;
  /** False for a contract that an operator has suspended. */
  is_active: Generated<boolean>;
  /** Whether the contract applies, as of the last call of `settleContracts`. */
  is_current: Generated<boolean>;
  /** US cents of goods that a shipped order needs; null for no minimum. */
  minimum_minor: Optional<number>;
  /** The methods that pay for orders besides gift cards, prepaid cards and rewards; null for all. */
  allowed_payments: OptionalJson<ContractPayment[]>;
  /** Whether the addresses of the contract apply to users with the permission ADD_SHIP_TO, too. */
  has_fixed_addresses: Generated<boolean>;
}

/** An item on a contract. */
export interface ContractItemsTable {
  contract_id: string;
  sku: string;
  /** The number of units from which the price applies; every item has a row for 1. */
  min_qty: Generated<number>;
  /** US cents; null for an item that has the general price. */
  price_minor: number | null;
}

/** A percentage off the list prices of a category with everything below it, of a brand, or of everything. */
export interface ContractRulesTable {
  contract_id: string;
  kind: ContractRuleKind;
  /** The id of the category or the name of the brand; empty for everything. */
  value: string;
  /** Hundredths of a percent. */
  basis_points: number;
}

/** The addresses that orders under a contract may use; for a contract without rows of a type, all of that type. */
export interface ContractAddressesTable {
  contract_id: string;
  address_id: string;
}

/**
 * The items of an organization's current contracts. Derived from `contract_items` and `contract_rules` by `deriveContractPrices`, so that queries of prices need
 * neither days nor precedence.
 */
export interface ContractPricesTable {
  organization_id: string;
  sku: string;
  /** US cents; null for an item that has the general price. */
  price_minor: number | null;
  /** `[minimum quantity, price in US cents][]` */
  volume_prices: OptionalJson<[minQty: number, price: number][]>;
  /** The contract that the price comes from. */
  contract_id: Optional<string>;
}

/** Items that the members of an organization may not add to a cart. */
export interface OrganizationPoliciesTable {
  organization_id: string;
  kind: PolicyKind;
  /** The id of a category, the name of a brand, or an item number. */
  value: string;
}

/** The part number that an organization uses for a product. */
export interface CustomerSkusTable {
  organization_id: string;
  sku: string;
  customer_sku: string;
}

/** The price of goods below which a site suggests combining orders. */
export interface SmallOrderThresholdsTable {
  tenant: TenantId;
  /** US cents. */
  below_minor: number;
  /** `operator`, or `demo` for the demo data. */
  source: Generated<string>;
}

/** A partner program of an organization, whose people are its third-party users. */
export interface ThirdPartyProgramsTable {
  organization_id: string;
  /** The `tpsCode` of carts. */
  code: string;
  name: string;
}

/** A link that signs a third-party user in once. */
export interface ThirdPartyLinksTable {
  /** SHA-256 of the token; only the link has the token itself. */
  token_hash: string;
  organization_id: string;
  tps_code: string;
  first_name: string;
  last_name: string;
  /** In lower case. */
  email: string;
  created_at: Instant;
  expires_at: ColumnType<Date, Date, Date>;
  used_at: Optional<Date>;
}

declare module '../../kernel/database/tables.ts' {
  interface Tables {
    organizations: OrganizationsTable;
    organization_roles: OrganizationRolesTable;
    organization_units: OrganizationUnitsTable;
    organization_addresses: OrganizationAddressesTable;
    hidden_prices: HiddenPricesTable;
    contracts: ContractsTable;
    contract_items: ContractItemsTable;
    contract_rules: ContractRulesTable;
    contract_addresses: ContractAddressesTable;
    contract_prices: ContractPricesTable;
    organization_policies: OrganizationPoliciesTable;
    budget_centers: BudgetCentersTable;
    budget_balances: BudgetBalancesTable;
    budget_entries: BudgetEntriesTable;
    accounting_codes: AccountingCodesTable;
    purchase_orders: PurchaseOrdersTable;
    spending_rollups: SpendingRollupsTable;
    purchase_order_releases: PurchaseOrderReleasesTable;
    customer_skus: CustomerSkusTable;
    small_order_thresholds: SmallOrderThresholdsTable;
    third_party_programs: ThirdPartyProgramsTable;
    third_party_links: ThirdPartyLinksTable;
  }
}
