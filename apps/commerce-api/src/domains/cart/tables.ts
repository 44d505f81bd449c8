import type { ColumnType, Generated } from 'kysely';
import type { CartKind, FreeItemUnits, LineRelation } from '@foolscap/cart/model';
import type {
  Address,
  DeliveryType,
  LevelOfService,
  Message,
  TenantId,
  TenderType,
  VendorPaymentType,
} from '@foolscap/core/vocabulary';
import type { FurnitureUnits } from '@foolscap/pricing/model';
import type { Instant, Optional, OptionalJson } from '../../kernel/database/column-types.ts';
import type { CartAccounting } from '../organizations/index.ts';

/** The person who collects an order, with contact data. */
export interface PickupPerson {
  firstName: string;
  lastName: string;
  email: string;
  /** Ten digits, for the text message when the order is ready. */
  phone: string;
}

/** A notice for the next read of the cart: the result of a merge, until the cart changes again. */
export interface CartNotice extends Message {
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

/** A means of payment on a cart. Gift and prepaid cards and rewards pay up to their balance; at most one other tender pays the rest. */
export interface CartTendersTable {
  id: string;
  cart_id: string;
  type: TenderType;
  /** Order in which tenders were added. */
  position: number;
  /** The gateway's token; the organization's id for an account invoice, and the account's id for rewards. */
  token: string;
  brand: Generated<string>;
  last_four: Generated<string>;
  expiry_month: Generated<string>;
  expiry_year: Generated<string>;
  /**
   * US cents left on a gift or prepaid card when it was last checked, or the most that rewards pay; null for tenders that pay any amount.
   */
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

/** A line of a shared cart: no prices and no delivery options, because the viewer has their own. */
export interface SharedLine {
  itemId: string;
  qty: number;
  /** The item that a plan, a service or an accessory is for; absent for other lines. */
  parentItemId?: string;
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

/** A notice that a shopper can hide (cart-7.35): the dialog of a hard substitution. */
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

declare module '../../kernel/database/tables.ts' {
  interface Tables {
    carts: CartsTable;
    cart_lines: CartLinesTable;
    cart_tenders: CartTendersTable;
    cart_checked_cards: CartCheckedCardsTable;
    notice_opt_outs: NoticeOptOutsTable;
    shared_carts: SharedCartsTable;
  }
}
