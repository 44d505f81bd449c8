import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { OrderStatus } from '@foolscap/checkout/model';
import type { CaptchaSection } from '@foolscap/core/vocabulary';
import type { ListAccessLevel } from '@foolscap/lists/model';
import type { CardBrand } from '@foolscap/payments/model';
import type { Interval, SubscriptionProblem, SubscriptionStatus } from '@foolscap/subscriptions/model';
import type {
  BudgetPeriod,
  QuickBuyOffReason,
  OrganizationFlow,
  OrganizationRole,
  OrganizationRoute,
  PurchaseOrderPolicy,
} from '@foolscap/account/model';
import type { CartKind, FreeItemUnits, LineRelation } from '@foolscap/cart/model';
import type { ConfigurationAttribute } from '@foolscap/core/contract';
import type {
  Address,
  DeliveryType,
  LevelOfService,
  MessageType,
  TenantId,
  TenderType,
  VendorPaymentType,
} from '@foolscap/core/vocabulary';
import type {
  Benefit,
  Conditions,
  FurnitureUnits,
  PolicyKind,
  SaleConditions,
} from '@foolscap/pricing/model';

/** A stored photo of a product, from the address that its feed gave. */
export interface Photo {
  /** Of the original's content, 40 hexadecimal digits. */
  hash: string;
  /** `#rrggbb`: the color around its subject, shown until it has loaded and beside it in a square. */
  color: string;
  /** Of the original, in pixels. */
  width: number;
  height: number;
  /** Empty when the feed has none. */
  alt: string;
}

/** The picture of a product: a photo if it has one, otherwise a drawing by `apps/commerce-api/src/domains/media`. */
export interface Picture {
  drawing: string;
  /** `#rrggbb` */
  color: string;
  accent?: string;
  label?: string;
  /** Pieces in the pack, shown in a corner. */
  count?: number;
  photo?: Photo;
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
  /** US cents; a product without a price cannot be bought. */
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
  /** Unpublished products stay for old orders, but cannot be found or bought. */
  published: Generated<boolean>;
  /** The source of the row: `demo`, or the source name of an import. */
  source: string;
  created_at: Instant;
  /** Products that differ in one or two attributes share a group. */
  variant_group: Optional<string>;
  /** The values that distinguish it within its group, by axis: `{"Color": "Blue", "Pack": "12"}`. */
  variant: ColumnType<Record<string, string>, string | undefined, string>;
  /** The color as a facet value: light and dark blue are Blue. */
  color_family: Optional<string>;
  /** Pieces in one unit of sale. */
  pack_size: Generated<number>;
  /** Pictures after the first one. */
  gallery: ColumnType<Picture[], string | undefined, string>;
  gtin: Optional<string>;
  /** Units sold, or a demo value. Breaks ties in search results. */
  popularity: Generated<number>;
  /** Maintained together with the reviews. */
  review_count: Generated<number>;
  rating_sum: Generated<number>;
  /** Last change of the page's content; null if never changed. Maintained by the database. */
  updated_at: Optional<Date>;
  /** Null for most products, which have no rules of their own. */
  sale_conditions: OptionalJson<SaleConditions>;
  /** The services that it offers, and the items that it does not work without; copied from `product_relations` by a trigger. */
  companions: OptionalJson<Companions>;
  /** Copied from the table `volume_prices` by a trigger; null without any. */
  volume_prices: OptionalJson<[minQty: number, price: number][]>;
  /** Item number, part number and name in lower case, a line each, for searches in lists. */
  numbers_and_name: GeneratedAlways<string>;
}

/** One narrow row per published product, for search; maintained by the database. */
export interface ProductIndexTable {
  sku: string;
  name: string;
  brand: string;
  category_id: string;
  color: string | null;
  /** The mean rating in whole stars, 0 without reviews. */
  stars: number;
  /** US cents. */
  consumer_price: number | null;
  business_price: number | null;
  /** Whether its own stock is above zero; a replaced product is not sold itself. */
  in_stock: boolean;
  /** Whether it is discontinued and another product is sold in its place. */
  is_replaced: boolean;
  popularity: number;
  created_at: Instant;
  /** Name, brand, numbers, category and color. */
  names: string;
  /** The names, and the name of the department: the category above its own. */
  with_department: string;
  /** The names, and all descriptive text. */
  everything: string;
}

export const RELATION_KINDS = [
  'ACCESSORY',
  'COMPATIBLE',
  'ALTERNATE',
  'WARRANTY',
  'ASSEMBLY',
  'BUNDLE',
  'TECHHELP',
  'REQUIRED',
] as const;
/** Items that a product offers with it, or does not work without, by SKU. */
export interface Companions {
  techHelp?: string[];
  required?: string[];
  plans?: string[];
  assembly?: string[];
}

export type RelationKind = (typeof RELATION_KINDS)[number];

/** A relation from a product to another: an accessory, a compatible part, a replacement, a plan, an assembly service, a bundle item, technical help, or an item that it
 * does not work without. */
export interface ProductRelationsTable {
  sku: string;
  kind: RelationKind;
  related_sku: string;
  position: Generated<number>;
  /** Units of the related product in a bundle. */
  quantity: Generated<number>;
}

export interface ReviewsTable {
  id: string;
  sku: string;
  account_id: Optional<string>;
  author: string;
  /** 1 to 5. */
  rating: number;
  title: string;
  body: string;
  /** True when the author has bought the product here. */
  verified: Generated<boolean>;
  /** `2026-11-21` */
  created_on: string;
}

/** Stock for delivery: the sum over all warehouses, and the row that is updated conditionally while an order is placed. */
export interface StockTable {
  sku: string;
  available: number;
}

export interface WarehousesTable {
  id: string;
  name: string;
  city: string;
  state: string;
  zip: string;
  latitude: number;
  longitude: number;
}

export interface WarehouseStockTable {
  sku: string;
  warehouse_id: string;
  available: number;
}

/** Opening hours by weekday, Monday first, in the store's time zone: `['08:00', '21:00']`; null is closed. */
export type WeekHours = ([string, string] | null)[];

export interface StoresTable {
  /** Four digits. */
  store_number: string;
  name: string;
  address1: string;
  city: string;
  state: string;
  zip: string;
  phone: string;
  latitude: number;
  longitude: number;
  /** IANA name. */
  time_zone: string;
  hours: Json<WeekHours>;
  /** Days with special hours. */
  holidays: ColumnType<{ date: string; hours: [string, string] | null }[], string | undefined, string>;
  services: ColumnType<string[], string | undefined, string>;
  /** True when the store offers pickup. */
  pickup: Generated<boolean>;
  /** Set by the database; null for a store that has not changed since before this column. */
  updated_at: ColumnType<Date | null, never, never>;
}

/** The preferred store of a site's shoppers who have none (storefront-9.23). */
export interface TenantPlacesTable {
  tenant: TenantId;
  /** The shop may lack this store: then stores around the ZIP code are shown, otherwise those of the state. */
  store_number: string;
  /** Five digits. */
  zip: string;
  /** Two letters. */
  state: string;
}

export interface StoreStockTable {
  store_number: string;
  sku: string;
  available: number;
}

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
  rewards_no: Optional<string>;
  backend_customer_type: Optional<string>;
  /** The display type of the rewards tier, such as PLUS. */
  tier_display_type: Optional<string>;
  organization_name: Optional<string>;
  default_purchase_order: Optional<string>;
  permissions: Json<string[]>;
  membership_program: 'SELECT' | 'PREMIUM' | 'NON_MEMBER';
  /** Ten digits, or empty. */
  phone: Generated<string>;
  /** The store that the shopper has saved. */
  preferred_store: Optional<string>;
  /** The organization of a member or of a third-party user. */
  organization_id: Optional<string>;
  /** The role of a member; null for others. */
  role: Optional<OrganizationRole>;
  /** The partner program of a third-party user; null for others. */
  tps_code: Optional<string>;
  /** True when the member buys for the organization as customer service. */
  customer_service: Generated<boolean>;
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

/** A way to pay that checkout can hide from the members of an organization (storefront-6.40). */
export const HIDEABLE_PAYMENTS = ['invoice', 'new-card', 'saved-cards', 'order-card'] as const;
export type HideablePayment = (typeof HIDEABLE_PAYMENTS)[number];

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
  /** Null for an organization without budgets, and without lists of purchase orders. */
  accounting: OptionalJson<AccountingPolicy>;
  /** The part of the shop's business that serves the organization. */
  division: Optional<string>;
  /** The contract whose prices apply; null without one. */
  contract_id: Optional<string>;
  /** The rights of members to share shopping lists; null for all of them. */
  list_privacy: OptionalJson<ListPrivacy>;
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
}

/** The rules of an organization for charging orders to budgets and purchase orders. */
export interface AccountingPolicy {
  /** OFF hides budgets; with REQUIRED an order needs a budget center. */
  budgeting: 'OFF' | 'OPTIONAL' | 'REQUIRED';
  /** Whether orders may take more than the balance of a budget. */
  overdraft?: boolean;
  /** Names of the fields in the words of the organization. */
  labels?: { bc?: string; po?: string; por?: string };
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
}

export interface BudgetSpendingTable {
  organization_id: string;
  code: string;
  /** ISO date of the first day. */
  period_start: string;
  /** US cents of orders that were not canceled. */
  spent_minor: number;
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

/** The price of a product for one organization, in place of the general price. */
export interface ContractPricesTable {
  organization_id: string;
  sku: string;
  /** US cents. */
  price_minor: number;
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

/** The fee for delivery to an area (DAS). The longest prefix of a ZIP code applies. */
export interface DeliveryAreaFeesTable {
  zip_prefix: string;
  /** US cents per order. */
  fee_minor: number;
  /** `operator`, or `demo` for the demo data. */
  source: Generated<string>;
}

/** The price of goods below which a site suggests combining orders. */
export interface SmallOrderThresholdsTable {
  tenant: TenantId;
  /** US cents. */
  below_minor: number;
  /** `operator`, or `demo` for the demo data. */
  source: Generated<string>;
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

/** A requested password link that was not used yet. */
export interface PasswordResetsTable {
  /** SHA-256 of the token; the token itself is in the mail only. */
  token_hash: string;
  account_id: string;
  expires_at: ColumnType<Date, Date, Date>;
}

/** The links in the mails of guests' orders. */
export interface OrderLinksTable {
  /** SHA-256 of the token; the token itself is in the mail only. */
  token_hash: string;
  order_number: string;
  expires_at: ColumnType<Date, Date, Date>;
}

/** The guests' orders that a session has opened by a link, or by number and email address. */
export interface OpenedOrdersTable {
  session_id: string;
  order_number: string;
  expires_at: Instant;
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

export interface SessionsTable {
  id: string;
  /** SHA-256 of the cookie's value; the value itself is not stored. */
  token_hash: string;
  /** Changes at sign-in; the value of `x-session-id`. */
  epoch: string;
  /** The account signed in on the consumer site, and on the business site. */
  sdc_account_id: Optional<string>;
  sba_account_id: Optional<string>;
  /** The user agent at sign-in. */
  user_agent: Generated<string>;
  /** Rounded to the hour, so that reads rarely write. */
  last_seen_at: Instant;
  created_at: Instant;
  expires_at: ColumnType<Date, Date, Date>;
  /** The kind of card whose next attempt needs a captcha, and until when. */
  captcha_section: Generated<CaptchaSection | null>;
  captcha_until: Generated<Date | null>;
}

/** The person who collects an order, with contact data. */
export interface PickupPerson {
  firstName: string;
  lastName: string;
  email: string;
  /** Ten digits, for the text message when the order is ready. */
  phone: string;
}

/** A store where an order is collected. */
export interface OrderPickup {
  storeNumber: string;
  name: string;
  address: { addressLine1: string; city: string; state: string; zipcode: string };
  phone: string;
  workingHours: string[];
  /** Formatted in the store's time zone. */
  readyBy: string;
}

/** A notice for the next read of the cart: the result of a merge, until the cart changes again. */
export interface CartNotice {
  code: string;
  type: MessageType;
  description?: string;
  /** The line that it is about; the whole cart when absent. */
  cartItemId?: string;
}

export interface CartsTable {
  id: string;
  tenant: TenantId;
  /** The owner: a guest's session or an account, never both. */
  session_id: Optional<string>;
  account_id: Optional<string>;
  status: ColumnType<'OPEN' | 'ORDERED', 'OPEN' | undefined, 'OPEN' | 'ORDERED'>;
  /** An owner has at most one open cart of each kind per site. */
  kind: Generated<CartKind>;
  revision: Generated<number>;
  proceed_checkout: Generated<boolean>;
  /** Email of a guest who continues without an account. */
  email: Optional<string>;
  level_of_service: ColumnType<LevelOfService, LevelOfService | undefined, LevelOfService>;
  shipping_address: OptionalJson<Address>;
  billing_address: OptionalJson<Address>;
  purchase_order_number: Optional<string>;
  /** The person who collects the pickup items. */
  pickup_person: OptionalJson<PickupPerson>;
  notices: ColumnType<CartNotice[], string | undefined, string>;
  /** The billing address that a special cart was created with. */
  special_bill_to: OptionalJson<Address>;
  /** ISO date that the shopper chose for a later delivery. */
  future_delivery: Optional<string>;
  /** Accounting data of a business cart. */
  accounting: OptionalJson<CartAccounting>;
  /** The cart whose lines were merged into this one last. */
  previous_cart_id: Optional<string>;
  /** The order whose lines the cart copies. */
  order_number: Optional<string>;
  /** The shopper's choices of free items. */
  free_items: OptionalJson<FreeItemUnits[]>;
  created_at: Instant;
  updated_at: Instant;
}

export interface CartLinesTable {
  id: string;
  cart_id: string;
  /** Creation order of lines; increases over all carts. */
  position: Generated<number>;
  item_id: string;
  qty: number;
  status: 'ACTIVE' | 'DELETED';
  actioned: 'NONE' | 'ADD_ITEM' | 'EDIT_ITEM' | 'DELETED_ITEM';
  delivery_type: DeliveryType;
  /** Store number for pickup; empty for delivery. */
  pickup_store: string;
  /** Item id of the parent line; empty for a line without one. */
  parent_item_id: string;
  /** The line of this cart that it belongs to; deleted with it. Null, like the relation, for a line without a parent. */
  parent_line_id: Optional<string>;
  relation: Optional<LineRelation>;
  requested_qty: Optional<number>;
  qty_added: Optional<number>;
  prev_qty: Optional<number>;
  /** The item that this one replaced (hard substitution). */
  substituted_for: Optional<string>;
  /** The `source` of the call that added the line. */
  source: Optional<string>;
  /** Overrides the cart's level of service. */
  level_of_service: Optional<LevelOfService>;
  /** Units by level of furniture service. */
  furniture_services: OptionalJson<FurnitureUnits>;
  /** The price of a unit when the shopper last added the item or changed its quantity, in US cents. */
  added_price_minor: Optional<number>;
  /** Whether a removed line was saved for later; it cannot be restored then. */
  is_saved: Generated<boolean>;
  /** The id of the configuration of a product that is made to order; empty for a line without one. */
  configuration_id: Generated<string>;
  created_at: Instant;
  updated_at: Instant;
}

/** A means of payment on a cart. Gift and prepaid cards pay up to their balance; at most one other tender pays the rest. */
export interface CartTendersTable {
  id: string;
  cart_id: string;
  type: TenderType;
  /** Order in which tenders were added. */
  position: number;
  /** The gateway's token; the organization's id for an account invoice. */
  token: string;
  brand: Generated<string>;
  last_four: Generated<string>;
  expiry_month: Generated<string>;
  expiry_year: Generated<string>;
  /** US cents left on a gift or prepaid card when it was last checked; null for tenders that pay any amount. */
  balance_minor: Optional<number>;
  /** The vendor of a wallet; null for other tenders. */
  vendor: Optional<VendorPaymentType>;
  billing_address: OptionalJson<Address>;
  created_at: Instant;
}

/** A gift or prepaid card whose balance was checked for a cart. It is not applied: it pays nothing until it is moved to the cart's tenders. */
export interface CartCheckedCardsTable {
  /** The card keeps it when it is applied. */
  id: string;
  cart_id: string;
  type: 'GIFT_CARD' | 'PREPAID_CARD';
  /** The gateway's token. */
  token: string;
  last_four: string;
  /** US cents on the card when it was last checked. */
  balance_minor: number;
  created_at: Instant;
}

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

/** A promotion or coupon; `Promotion` of the cart's model describes the columns. */
export interface PromotionsTable {
  id: string;
  /** Null for both sites. */
  tenant: Optional<TenantId>;
  code: Optional<string>;
  name: string;
  scope: 'ITEM' | 'CART';
  priority: Generated<number>;
  conditions: ColumnType<Conditions, string | undefined, string>;
  /** The categories of the conditions with those below them; kept by triggers. */
  categories: ColumnType<Pick<Conditions, 'categoryIds' | 'excludedCategoryIds'>, never, never>;
  benefit: Json<Benefit>;
  combines: Generated<boolean>;
  checkout_only: Generated<boolean>;
  limit_per_order: Optional<number>;
  limit_per_person: Optional<number>;
  limit_total: Optional<number>;
  /** Orders that used it. */
  used: Generated<number>;
  valid_from: Optional<Date>;
  valid_until: Optional<Date>;
  /** `operator`, or `demo` for the demo data. */
  source: Generated<string>;
  created_at: Instant;
}

/** A coupon that the shopper entered. */
export interface CartCouponsTable {
  cart_id: string;
  promotion_id: string;
  created_at: Instant;
}

/** A notice that a shopper can hide (cart-7.35): the dialog of a hard substitution. */
/** A line of a shared cart: no prices and no delivery options, because the viewer has their own. */
export interface SharedLine {
  itemId: string;
  qty: number;
  /** The item that a plan, a service or an accessory is for; absent for other lines. */
  parentItemId?: string;
}

/** Shopping lists, and the public link of each. */
export interface ShoppingListsTable {
  id: string;
  tenant: TenantId;
  /** The owner: a guest's session or an account, never both. */
  session_id: Optional<string>;
  account_id: Optional<string>;
  /** The organization that a shared or global list belongs to; null for a personal one. */
  organization_id: Optional<string>;
  name: string;
  /** `nameKey` of the name; unique per owner. */
  name_key: string;
  access_level: ListAccessLevel;
  members_read_only: Generated<boolean>;
  /** Kept by the commands, which lock the row. */
  item_count: Generated<number>;
  /** Increases with each change of the list or its items. */
  revision: Generated<number>;
  /** Unguessable; null without a public link. */
  link_id: Optional<string>;
  link_created_at: Optional<Date>;
  modified_at: Date;
  created_at: Date;
}

export interface ShoppingListItemsTable {
  id: string;
  list_id: string;
  /** Once per list. */
  sku: string;
  qty: number;
  note: Generated<string>;
  /** Order within the list; a moved item is placed in the middle of its new neighbors. */
  position: number;
  /** US cents of a unit when it was added; null if it had no price. */
  saved_price_minor: Optional<number>;
  saved_in_stock: boolean;
  added_at: Date;
}

/** The lists that an account or a guest has marked as favorites. */
export interface FavoriteListsTable {
  id: string;
  list_id: string;
  session_id: Optional<string>;
  account_id: Optional<string>;
  created_at: Date;
}

/** Links to copies of carts. */
export interface SharedCartsTable {
  /** Unguessable, because every shopper with the link sees the lines. */
  id: string;
  tenant: TenantId;
  /** The owner: a guest's session or an account, never both. */
  session_id: Optional<string>;
  account_id: Optional<string>;
  lines: ColumnType<SharedLine[], string, never>;
  expires_at: Date;
  created_at: Instant;
}

export type NoticeOptOut = 'HARD_ALT_OPT_OUT';

/** A notice that is hidden from its owner until a time. */
export interface NoticeOptOutsTable {
  tenant: TenantId;
  /** The owner: a guest's session or an account, never both. */
  session_id: string | null;
  account_id: string | null;
  type: NoticeOptOut;
  until: Date;
}

/** A promotion that an order used. */
export interface PromotionUsesTable {
  promotion_id: string;
  order_number: string;
  account_id: string | null;
  session_id: string | null;
  /** The email address of the order, in lower case, and its ship-to address as a key; null for orders without, and on the business site. */
  email: Optional<string>;
  address: Optional<string>;
  created_at: Instant;
}

export interface VolumePricesTable {
  sku: string;
  /** The price is for this many units and more. */
  min_qty: number;
  price_minor: number;
}

/** The part of a promotion that reduced a line of an order. */
export interface OrderAdjustmentsTable {
  order_number: string;
  line_number: number;
  promotion_id: string;
  code: string | null;
  name: string;
  amount_minor: number;
}

export interface IdempotencyKeysTable {
  session_id: string;
  key: string;
  request_hash: string;
  status: number;
  /** The complete first reply of payments and orders; the outcome of cart calls. */
  reply: Json<object>;
  created_at: Instant;
}

export interface OrderTotals {
  numberOfItems: number;
  cartSubTotal: number;
  instantCouponSavings: number;
  shipFee: number;
  handlingFee: number;
  /** The part of `handlingFee` for a small order; absent if there is none. */
  smallOrderFee?: number;
  /** Absent from older orders, which paid none; like the fees for furniture services and the delivery area. */
  surchargeFee?: number;
  servicesFee?: number;
  dasFee?: number;
  taxTotal: number;
  ordTotal: number;
}

export interface OrdersTable {
  order_number: string;
  tenant: TenantId;
  session_id: Optional<string>;
  account_id: Optional<string>;
  cart_id: string;
  status: OrderStatus;
  email: string;
  /** The form in which it is compared (`getEmailKey`); null for older orders, which compare `lower(email)`. */
  email_key: Optional<string>;
  /** Null when everything is collected. */
  shipping_address: OptionalJson<Address>;
  /** Null when no tender has one, such as a gift card that pays for everything. */
  billing_address: OptionalJson<Address>;
  pickup_person: OptionalJson<PickupPerson>;
  /** The pickup stores as they were when the order was placed. */
  pickups: ColumnType<OrderPickup[], string | undefined, string>;
  level_of_service: LevelOfService;
  min_delivery_date: string;
  max_delivery_date: string;
  payment_brand: string;
  payment_last_four: string;
  purchase_order_number: Optional<string>;
  purchase_order_release: Optional<string>;
  /** The budget center that the order is charged to, and the first day of the period. */
  budget_center: Optional<string>;
  budget_period: Optional<string>;
  /** The organization of the member who placed it. */
  organization_id: Optional<string>;
  /** US cents. */
  totals: Json<OrderTotals>;
  ord_total_minor: number;
  placed_at: Instant;
  shipped_at: Optional<Date>;
  delivered_at: Optional<Date>;
  canceled_at: Optional<Date>;
  /** US cents that refunds return. */
  refunded_minor: Generated<number>;
  /** When, by whom and why an approver released or declined it. */
  decided_at: Optional<Date>;
  decided_by: Optional<string>;
  decision_comment: Generated<string>;
}

export interface PhotosTable {
  hash: string;
  type: string;
  width: number;
  height: number;
  color: string;
  bytes: number;
  created_at: Instant;
}

/** An address of a feed's picture, and the state of its download. */
export interface PictureDownloadsTable {
  url: string;
  host: GeneratedAlways<string>;
  status: Generated<'PENDING' | 'DONE' | 'FAILED'>;
  hash: Optional<string>;
  /** Counts the claims; also identifies the current one. */
  attempts: Generated<number>;
  /** The time of the next attempt, or until which a claim holds. */
  due_at: Date;
  /** Why the last attempt failed. */
  fault: Optional<string>;
  /** The version of the file as its server named it, for the next check. */
  etag: Optional<string>;
  last_modified: Optional<string>;
  /** When the file was known to be as stored. */
  checked_at: Optional<Date>;
}

/** A server of pictures that could not be reached. */
export interface PictureHostsTable {
  host: string;
  /** Consecutive pauses. */
  pauses: Generated<number>;
  paused_until: Date;
}

/** The pictures of a product as its feed lists them. */
export interface ProductPicturesTable {
  sku: string;
  position: number;
  url: string;
  alt: string;
  source: string;
  /** Line of the file, or index of the item. */
  line: number;
}

export interface OrderLinesTable {
  order_number: string;
  line_number: number;
  sku: string;
  name: string;
  image: string;
  item_url: string;
  qty: number;
  /** Units of `qty` that were canceled. */
  canceled_qty: Generated<number>;
  unit_price_minor: number;
  price_minor: number;
  uom: string;
  delivery_type: Generated<DeliveryType>;
  /** Store number for pickup; empty for delivery. */
  pickup_store: Generated<string>;
  parent_item_id: Generated<string>;
  /** The line of this order that it belongs to. Null, like the relation, for a line without a parent. */
  parent_line_number: Optional<number>;
  relation: Optional<LineRelation>;
  /** Reductions that were allocated to the line, in US cents; `price_minor` is the price after them. */
  discount_minor: Generated<number>;
  /** The surcharge of the line, in US cents; not part of `price_minor`. */
  surcharge_minor: Generated<number>;
  /** The line's part of the tax; null for orders from before it was allocated. */
  tax_minor: number | null;
  /** ISO dates; null for pickup and downloads, and for orders from before dates were stored. */
  min_delivery_date: string | null;
  max_delivery_date: string | null;
  /** Null for lines that are not shipped, for free items, and for orders from before it was stored. */
  level_of_service: LevelOfService | null;
  /** Units by level of furniture service, and their fee in US cents, which `price_minor` leaves out. */
  furniture_services: OptionalJson<FurnitureUnits>;
  services_minor: Generated<number>;
  /** Whether a furniture service had no price, which is agreed after the order. */
  services_fee_tbd: Generated<boolean>;
  /** The promotion that gave the item; null for goods that were paid. */
  free_promotion_id: Optional<string>;
  /** The configuration of a product that is made to order, as it was ordered; null for other lines. */
  configuration: OptionalJson<ConfigurationAttribute[]>;
  /** The seller that ships the product; null for what the shop sells itself, and for orders from before it was stored. */
  sold_by: Optional<string>;
}

/** A finished configuration of a product that is made to order. */
export interface ConfigurationsTable {
  id: string;
  sku: string;
  attributes: Json<ConfigurationAttribute[]>;
  created_at: Instant;
}

/** A visit to the configurator. Its result is accepted once, before it expires, from the shopper who started it. */
export interface PunchoutSessionsTable {
  id: string;
  tenant: TenantId;
  session_id: string;
  account_id: Optional<string>;
  sku: string;
  /** The code of the product at the configurator. */
  custom_sku: string;
  qty: number;
  status: Generated<'OPEN' | 'USED' | 'CANCELED'>;
  configuration_id: Optional<string>;
  expires_at: Instant;
  created_at: Instant;
}

/** A campaign of the sandbox's ad server. */
export interface SandboxAdCampaignsTable {
  id: string;
  brand: string;
  skus: JSONColumnType<string[]>;
  /** Words of searches; of several in one text, all must be searched for. */
  keywords: JSONColumnType<string[]>;
  category_ids: JSONColumnType<string[]>;
  /** The price of a click. */
  bid_minor: number;
  daily_budget_minor: number;
  source: 'demo' | 'operator';
}

/** A view of, or a press on, a product that the sandbox's ad server served. */
export interface SandboxAdEventsTable {
  /** The random id of the served product: each is counted once. */
  served_id: string;
  kind: 'impression' | 'click';
  campaign_id: string;
  cost_minor: number;
  /** The UTC day, as an ISO date. */
  day: ColumnType<string, string, never>;
}

/** A variant of a place of a page. */
export interface MboxOffersTable {
  id: string;
  tenant: TenantId;
  mbox_name: string;
  /** The types of users who may get it; null: all. */
  user_types: JSONColumnType<string[]> | null;
  classes: JSONColumnType<string[]>;
  heading: string;
  text: string;
  link_label: string;
  /** A path of the site, below its root. */
  path: string;
  /** The share of callers beside the other offers. */
  weight: number;
  analytics: JSONColumnType<Record<string, string>>;
  source: 'demo' | 'operator';
}

/** A change of status that a trigger allows. */
export interface OrderTransitionsTable {
  from_status: OrderStatus;
  to_status: OrderStatus;
}

/** Progress of a part of an order; a part without progress has no row. */
export interface OrderPartsTable {
  order_number: string;
  /** The store's number; empty for delivery. */
  place: string;
  state: 'SHIPPED' | 'DELIVERED' | 'READY' | 'COLLECTED';
  carrier: Optional<string>;
  tracking_number: Optional<string>;
  /** Time of shipment, or of being ready. */
  begun_at: Date;
  /** Time of delivery or collection. */
  done_at: Optional<Date>;
}

/** The origin of the units of an order. SHOP is the row in `stock`, which represents all warehouses. */
export interface OrderStockTable {
  order_number: string;
  sku: string;
  place: 'SHOP' | 'WAREHOUSE' | 'STORE';
  /** The warehouse or the store; empty for SHOP. */
  place_id: string;
  qty: number;
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
  reason: 'CANCELED' | 'DECLINED';
  amount_minor: number;
  shipping_minor: Generated<number>;
  /** Fees of the whole order: handling and the delivery area surcharge. */
  fees_minor: Generated<number>;
  /** The tax of an order whose lines do not have their part of it. */
  tax_minor: Generated<number>;
  created_at: Instant;
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

/** A name under which one instance works at a time. */
export interface LeasesTable {
  name: string;
  holder: string;
  expires_at: ColumnType<Date, Date, Date>;
}

/** A session secret that a sign-in or sign-out has just replaced. */
/** Answers of captchas that were used, so that none is used twice. */
export interface UsedCaptchasTable {
  /** Digest of the challenge. */
  id: string;
  expires_at: ColumnType<Date, Date, Date>;
}

export interface ReplacedSessionsTable {
  token_hash: string;
  replaced_at: ColumnType<Date, Date, Date>;
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

/** A ledger of money: the sandbox gateway's, and the one of invoices to organizations (`account_charges`). */
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

/** Every change of a gift or prepaid card's balance; append-only. */
/** The cards' numbers, by which only the sandbox knows a card again. */
export interface SandboxStoredValueNumbersTable {
  /** SHA-256 of the number in base64url. */
  number_digest: string;
  token: string;
}

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

/** The demo data that this database holds, by part. */
export interface DemoDataTable {
  part: string;
  /** A hash of the part's content. */
  version: string;
  applied_at: ColumnType<Date, Date | undefined, Date>;
}

/** Phrases of one group have the same meaning. */
export interface SearchSynonymsTable {
  group_name: string;
  phrase: string;
  /** True for a phrase that is searched for but whose own searches find no other phrase of its group. */
  is_target: Generated<boolean>;
  /** `operator`, or `demo` for the demo data. */
  source: Generated<string>;
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

export interface FactsTable {
  name: string;
  value: Json<object>;
}

/** The origins that an import records, and the anonymous sales history (0002-import). */
interface ImportTables {
  import_runs: {
    id: string;
    source: string;
    status: 'RUNNING' | 'DONE' | 'FAILED' | 'INTERRUPTED';
    finished_at: Date | null;
    summary: string | null;
  };
  import_categories: { source: string; category_id: string };
  import_products: {
    source: string;
    product_key: string;
    sku: string;
    digest: string;
    /** Names of the conditions of selling that the last import set. */
    conditions: Generated<string[]>;
  };
  sales_orders: { source: string; order_id: string };
  sales_lines: { source: string; line_key: string };
  import_seen: { run_id: string; kind: string; key: string };
}

/** An order whose purchases are to be counted (again). */
export interface PurchaseQueueTable {
  id: Generated<number>;
  /** `(shop)`, or the source of an imported sales history, whose name has no parentheses. */
  source: string;
  order_id: string;
}

/** The items of an order, as they were counted. */
export interface PurchaseBasketsTable {
  source: string;
  order_id: string;
  /** The account or session, or the hashed customer of a sales history; null if unknown. */
  buyer: string | null;
  /** `2026-11-21` */
  ordered_on: string;
  skus: string[];
}

/** The purchases of an item, counted with and without decay. */
export interface PurchasedItemsTable {
  sku: string;
  baskets: number;
  /** Sum of the weights of its orders; see `getOrderWeight`. */
  weight: number;
  /** When its neighbors were computed; null if they are out of date. */
  neighbors_at: Date | null;
}

/** The orders with two items, counted; each pair is stored in both directions. */
export interface PurchasedPairsTable {
  sku: string;
  other_sku: string;
  baskets: number;
  weight: number;
  /** One of its buyers; null if unknown. */
  buyer: string | null;
  /** Whether buyers other than that one bought both; only such pairs are recommended. */
  has_several_buyers: boolean;
}

/** The totals of all orders; one row. */
export interface PurchaseTotalsTable {
  baskets: number;
  weight: number;
  /** The predictive value of habits; see `getRepeatRate`. */
  repeat_rate: number;
  repeat_rate_at: Date | null;
}

/** The items most associated with an item, best first. */
export interface ItemNeighborsTable {
  sku: string;
  rank: number;
  other_sku: string;
  score: number;
}

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

/** Attempts under one key, such as a client address, within one time window. */
export interface AttemptCountersTable {
  key: string;
  count: number;
  /** End of the window; an expired row is ignored. */
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

export interface Tables extends ImportTables {
  categories: CategoriesTable;
  products: ProductsTable;
  product_index: ProductIndexTable;
  stock: StockTable;
  product_relations: ProductRelationsTable;
  reviews: ReviewsTable;
  warehouses: WarehousesTable;
  warehouse_stock: WarehouseStockTable;
  stores: StoresTable;
  tenant_places: TenantPlacesTable;
  store_stock: StoreStockTable;
  accounts: AccountsTable;
  account_addresses: AccountAddressesTable;
  saved_cards: SavedCardsTable;
  organizations: OrganizationsTable;
  organization_addresses: OrganizationAddressesTable;
  contract_prices: ContractPricesTable;
  organization_policies: OrganizationPoliciesTable;
  budget_centers: BudgetCentersTable;
  budget_spending: BudgetSpendingTable;
  purchase_orders: PurchaseOrdersTable;
  purchase_order_releases: PurchaseOrderReleasesTable;
  customer_skus: CustomerSkusTable;
  delivery_area_fees: DeliveryAreaFeesTable;
  small_order_thresholds: SmallOrderThresholdsTable;
  sessions: SessionsTable;
  password_resets: PasswordResetsTable;
  email_confirmations: EmailConfirmationsTable;
  order_links: OrderLinksTable;
  opened_orders: OpenedOrdersTable;
  third_party_programs: ThirdPartyProgramsTable;
  third_party_links: ThirdPartyLinksTable;
  attempt_counters: AttemptCountersTable;
  subscriptions: SubscriptionsTable;
  subscription_orders: SubscriptionOrdersTable;
  known_devices: KnownDevicesTable;
  carts: CartsTable;
  cart_lines: CartLinesTable;
  cart_tenders: CartTendersTable;
  configurations: ConfigurationsTable;
  punchout_sessions: PunchoutSessionsTable;
  sandbox_ad_campaigns: SandboxAdCampaignsTable;
  sandbox_ad_events: SandboxAdEventsTable;
  mbox_offers: MboxOffersTable;
  cart_checked_cards: CartCheckedCardsTable;
  cart_coupons: CartCouponsTable;
  notice_opt_outs: NoticeOptOutsTable;
  shared_carts: SharedCartsTable;
  shopping_lists: ShoppingListsTable;
  shopping_list_items: ShoppingListItemsTable;
  favorite_lists: FavoriteListsTable;
  promotions: PromotionsTable;
  promotion_uses: PromotionUsesTable;
  volume_prices: VolumePricesTable;
  idempotency_keys: IdempotencyKeysTable;
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  photos: PhotosTable;
  picture_downloads: PictureDownloadsTable;
  picture_hosts: PictureHostsTable;
  product_pictures: ProductPicturesTable;
  purchase_queue: PurchaseQueueTable;
  purchase_baskets: PurchaseBasketsTable;
  purchased_items: PurchasedItemsTable;
  purchased_pairs: PurchasedPairsTable;
  item_neighbors: ItemNeighborsTable;
  purchase_totals: PurchaseTotalsTable;
  order_adjustments: OrderAdjustmentsTable;
  order_parts: OrderPartsTable;
  order_transitions: OrderTransitionsTable;
  order_stock: OrderStockTable;
  payment_attempts: PaymentAttemptsTable;
  payments: PaymentsTable;
  refunds: RefundsTable;
  refund_lines: RefundLinesTable;
  payment_refunds: PaymentRefundsTable;
  account_charges: LedgerTable;
  ledger_refunds: LedgerRefundsTable;
  leases: LeasesTable;
  replaced_sessions: ReplacedSessionsTable;
  used_captchas: UsedCaptchasTable;
  sandbox_cards: SandboxCardsTable;
  sandbox_ledger: LedgerTable;
  sandbox_stored_value: SandboxStoredValueTable;
  sandbox_stored_value_numbers: SandboxStoredValueNumbersTable;
  sandbox_stored_value_entries: SandboxStoredValueEntriesTable;
  stripe_payments: StripePaymentsTable;
  stripe_refunds: StripeRefundsTable;
  stripe_events: StripeEventsTable;
  sandbox_wallet_approvals: SandboxWalletApprovalsTable;
  sandbox_checkouts: SandboxCheckoutsTable;
  /** Single facts about this database. */
  facts: FactsTable;
  demo_data: DemoDataTable;
  feature_toggles: FeatureTogglesTable;
  search_synonyms: SearchSynonymsTable;
}
