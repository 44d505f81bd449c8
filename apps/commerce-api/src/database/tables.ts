import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Address, DeliveryType, LevelOfService, MessageType, TenantId } from '@foolscap/core/vocabulary';

/** What a picture of a product shows; `apps/commerce-api/src/media` draws it. */
export interface Picture {
  drawing: string;
  /** `#rrggbb` */
  colour: string;
  accent?: string;
  label?: string;
}

type Instant = ColumnType<Date, Date | undefined, Date>;
type Json<T extends object> = JSONColumnType<T, string, string>;
type OptionalJson<T extends object> = ColumnType<T | null, string | null | undefined, string | null>;
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface CategoriesTable {
  id: string;
  name: string;
  parent_id: Optional<string>;
  description: string;
  position: number;
  picture: Json<Picture>;
}

export interface ProductsTable {
  sku: string;
  name: string;
  brand: string;
  category_id: string;
  description: string;
  bullets: Json<string[]>;
  attributes: Json<{ name: string; value: string }[]>;
  /** US cents; without one the product cannot be bought. */
  price_minor: Optional<number>;
  list_price_minor: Optional<number>;
  business_price_minor: Optional<number>;
  uom: string;
  part_number: string;
  picture: Json<Picture>;
  quantity_limit: Optional<number>;
  bopis_eligible: boolean;
  product_type_name: Optional<'ESD' | 'DF'>;
  oversized: boolean;
  tax_code: 'standard' | 'exempt';
  /** What is no longer published stays for old orders, but cannot be found or bought. */
  published: Generated<boolean>;
  /** Which load brought it: `demo`, or the name of an import. */
  source: string;
  created_at: Instant;
  /** Written by the database: name, brand, numbers, description. */
  search: ColumnType<string, never, never>;
}

export interface StockTable {
  sku: string;
  available: number;
}

export interface AccountsTable {
  id: string;
  tenant: TenantId;
  /** In lower case; unique within a tenant. */
  username: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  email: string;
  customer_number: string;
  rewards_no: Optional<string>;
  backend_customer_type: Optional<string>;
  organization_name: Optional<string>;
  default_purchase_order: Optional<string>;
  permissions: Json<string[]>;
  membership_program: 'SELECT' | 'PREMIUM' | 'NON_MEMBER';
  created_at: Instant;
}

export interface AccountAddressesTable {
  id: string;
  account_id: string;
  position: number;
  address: Json<Address>;
}

export interface SessionsTable {
  id: string;
  /** SHA-256 of the cookie's value; the value itself is nowhere. */
  token_hash: string;
  /** Changes at sign-in; what `x-session-id` says. */
  epoch: string;
  /** Who is signed in on the consumer site, and on the business site. */
  sdc_account_id: Optional<string>;
  sba_account_id: Optional<string>;
  created_at: Instant;
  expires_at: ColumnType<Date, Date, Date>;
}

/** Something that a shopper should be told when the cart is read next: what a merge did, until the cart changes again. */
export interface CartNotice {
  code: string;
  type: MessageType;
  description?: string;
  /** The line that it is about; the cart itself when absent. */
  cartItemId?: string;
}

export interface CartsTable {
  id: string;
  tenant: TenantId;
  /** Whose it is: a guest's session or an account, never both. */
  session_id: Optional<string>;
  account_id: Optional<string>;
  status: ColumnType<'OPEN' | 'ORDERED', 'OPEN' | undefined, 'OPEN' | 'ORDERED'>;
  revision: Generated<number>;
  proceed_checkout: Generated<boolean>;
  /** E-mail of a guest who goes on without an account. */
  email: Optional<string>;
  level_of_service: ColumnType<LevelOfService, LevelOfService | undefined, LevelOfService>;
  shipping_address: OptionalJson<Address>;
  billing_address: OptionalJson<Address>;
  purchase_order_number: Optional<string>;
  notices: ColumnType<CartNotice[], string | undefined, string>;
  created_at: Instant;
  updated_at: Instant;
}

export interface CartLinesTable {
  id: string;
  cart_id: string;
  /** Order in which lines came; grows over all carts. */
  position: Generated<number>;
  item_id: string;
  qty: number;
  status: 'ACTIVE' | 'DELETED';
  actioned: 'NONE' | 'ADD_ITEM' | 'EDIT_ITEM' | 'DELETED_ITEM';
  delivery_type: DeliveryType;
  /** Empty where nothing is picked up. */
  pickup_store: string;
  /** Empty where the line stands alone. */
  parent_item_id: string;
  requested_qty: Optional<number>;
  qty_added: Optional<number>;
  prev_qty: Optional<number>;
  created_at: Instant;
  updated_at: Instant;
}

export interface CartPaymentsTable {
  id: string;
  cart_id: string;
  /** The gateway's name for the card. */
  card_token: string;
  brand: string;
  last_four: string;
  expiry_month: string;
  expiry_year: string;
  payment_type: string;
  billing_address: Json<Address>;
  created_at: Instant;
}

export interface IdempotencyKeysTable {
  session_id: string;
  key: string;
  request_hash: string;
  status: number;
  /** The whole first reply of payments and orders; the outcome of cart calls. */
  reply: Json<object>;
  created_at: Instant;
}

export interface OrderTotals {
  numberOfItems: number;
  cartSubTotal: number;
  instantCouponSavings: number;
  shipFee: number;
  handlingFee: number;
  taxTotal: number;
  ordTotal: number;
}

export interface OrdersTable {
  order_number: string;
  tenant: TenantId;
  session_id: Optional<string>;
  account_id: Optional<string>;
  cart_id: string;
  status: 'PLACED' | 'CANCELLED' | 'SHIPPED' | 'DELIVERED';
  email: string;
  shipping_address: Json<Address>;
  billing_address: Json<Address>;
  level_of_service: LevelOfService;
  min_delivery_date: string;
  max_delivery_date: string;
  payment_brand: string;
  payment_last_four: string;
  purchase_order_number: Optional<string>;
  /** US cents. */
  totals: Json<OrderTotals>;
  ord_total_minor: number;
  placed_at: Instant;
}

export interface OrderLinesTable {
  order_number: string;
  line_number: number;
  sku: string;
  name: string;
  image: string;
  item_url: string;
  qty: number;
  unit_price_minor: number;
  price_minor: number;
  uom: string;
}

export interface PaymentAttemptsTable {
  /** The key under which the gateway knows this attempt. */
  id: string;
  session_id: string;
  idempotency_key: string;
  cart_id: string;
  amount_minor: number;
  card_token: string;
  /** STARTED: the gateway may hold money. ORDERED: an order stands, to be captured. CAPTURED and VOIDED are the ends. */
  state: 'STARTED' | 'ORDERED' | 'CAPTURED' | 'VOIDED';
  order_number: Optional<string>;
  created_at: Instant;
  updated_at: Instant;
}

export interface SandboxCardsTable {
  token: string;
  /** How the card behaves; the number itself is not kept. */
  behaviour: string;
  created_at: Instant;
}

export interface SandboxLedgerTable {
  /** The shop's key of the attempt. */
  key: string;
  authorisation_id: string;
  card_token: string;
  amount_minor: number;
  state: 'AUTHORISED' | 'DECLINED' | 'CAPTURED' | 'VOIDED';
  reason: Optional<string>;
  created_at: Instant;
  updated_at: Instant;
}

export interface FactsTable {
  name: string;
  value: Json<object>;
}

/** What an import keeps of where things came from, and the anonymous sales history (0002-import). */
interface ImportTables {
  import_runs: {
    id: string;
    source: string;
    status: 'RUNNING' | 'DONE' | 'FAILED' | 'INTERRUPTED';
    finished_at: Date | null;
    summary: string | null;
  };
  import_categories: { source: string; category_id: string };
  import_products: { source: string; product_key: string; sku: string; digest: string };
  sales_orders: { source: string; order_id: string };
  sales_lines: { source: string; line_key: string };
  import_seen: { run_id: string; kind: string; key: string };
}

export interface Tables extends ImportTables {
  categories: CategoriesTable;
  products: ProductsTable;
  stock: StockTable;
  accounts: AccountsTable;
  account_addresses: AccountAddressesTable;
  sessions: SessionsTable;
  carts: CartsTable;
  cart_lines: CartLinesTable;
  cart_payments: CartPaymentsTable;
  idempotency_keys: IdempotencyKeysTable;
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  payment_attempts: PaymentAttemptsTable;
  sandbox_cards: SandboxCardsTable;
  sandbox_ledger: SandboxLedgerTable;
  /** Single facts about this database, such as which demo catalogue it holds. */
  facts: FactsTable;
}
