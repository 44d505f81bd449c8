import type { ColumnType, Generated } from 'kysely';
import type { ApprovalEventKind } from '@foolscap/approvals/model';
import type { LineRelation } from '@foolscap/cart/model';
import type { OrderStatus } from '@foolscap/checkout/model';
import type { ConfigurationAttribute, LineSplit } from '@foolscap/core/contract';
import type { Address, DeliveryType, LevelOfService, Locale, TenantId } from '@foolscap/core/vocabulary';
import type { FurnitureUnits } from '@foolscap/pricing/model';
import type { Instant, Json, Optional, OptionalJson } from '../../kernel/database/column-types.ts';
import type { ApproverColumns, StepReason } from '../approval-rules/index.ts';
import type { CartRow } from '../cart/index.ts';
import type { OrderPickup } from '../checkout/index.ts';

/** The part of a promotion that reduced a line of an order. */
export interface OrderAdjustmentsTable {
  order_number: string;
  line_number: number;
  promotion_id: string;
  code: string | null;
  name: string;
  amount_minor: number;
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
  /** The limit for free shipping that the buyer's membership granted; absent for the limit of everyone. */
  freeShippingFrom?: number;
}

export interface OrdersTable {
  order_number: string;
  tenant: TenantId;
  session_id: Optional<string>;
  account_id: Optional<string>;
  cart_id: string;
  status: OrderStatus;
  email: string;
  /** The language in which it was placed, and of its mails. */
  locale: ColumnType<Locale, Locale | undefined, Locale>;
  /** The form in which it is compared (`getEmailKey`); null for older orders, which compare `lower(email)`. */
  email_key: Optional<string>;
  /** Null when everything is collected. */
  shipping_address: OptionalJson<Address>;
  /** Null when no tender has one, such as a gift card that pays for everything. */
  billing_address: OptionalJson<Address>;
  pickup_person: OptionalJson<NonNullable<CartRow['pickup_person']>>;
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
  /** The unit of that member at the time; it may have been removed since. */
  unit_id: Optional<string>;
  /** The visit in which an agent placed it for the buyer; null if the buyer placed it. */
  agent_visit_id: Optional<string>;
  /** US cents. */
  totals: Json<OrderTotals>;
  ord_total_minor: number;
  placed_at: Instant;
  shipped_at: Optional<Date>;
  delivered_at: Optional<Date>;
  canceled_at: Optional<Date>;
  /** US cents that refunds return. */
  refunded_minor: Generated<number>;
  /** The part of `refunded_minor` that the ledger of rewards has accounted for. */
  rewards_refunded_minor: Generated<number>;
  /** When, by whom and why an approver released or declined it. */
  decided_at: Optional<Date>;
  decided_by: Optional<string>;
  decision_comment: Generated<string>;
  /** Mails to its approvers: 1 when it was placed, 2 before it expires. */
  approval_mails: Generated<number>;
}

/** A part of a line, with what it pays of the line's price after promotions. */
export interface OrderedSplit extends Omit<LineSplit, 'amount'> {
  /** US cents. */
  amountMinor: number;
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
  /** The source of the line in the cart; null if the add named none. */
  source: Optional<string>;
  /** Whether a furniture service had no price, which is agreed after the order. */
  services_fee_tbd: Generated<boolean>;
  /** The promotion that gave the item; null for goods that were paid. */
  free_promotion_id: Optional<string>;
  /** The configuration of a product that is made to order, as it was ordered; null for other lines. */
  configuration: OptionalJson<ConfigurationAttribute[]>;
  /** The cost centers and projects that pay for the line; null for none. */
  splits: OptionalJson<OrderedSplit[]>;
  /** The part of the line that the budget of the order pays, in US cents; null without a budget, and for orders from before the ledger. */
  budget_minor: Optional<number>;
  /** The category of the product at the time, which the statement that writes the line looks up. */
  category_id: Optional<string>;
  /** The seller that ships the product; null for what the shop sells itself, and for orders from before it was stored. */
  sold_by: Optional<string>;
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
  /** When the rewards for its lines were earned, or found not to be due. */
  rewards_at: Optional<Date>;
  /** When its invoice was issued, or found not to be due. */
  invoiced_at: Optional<Date>;
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

/** A step of approval that an order needs; steps of a level begin when those of the lower levels are approved. */
export interface OrderApprovalStepsTable extends ApproverColumns {
  order_number: string;
  /** From 1. */
  step: number;
  level: number;
  /** Why it is needed, as it was when the order was placed. */
  reason: Json<StepReason>;
  approved_at: Optional<Date>;
}

/** An agreement with a step. */
export interface OrderApprovalVotesTable {
  order_number: string;
  step: number;
  /** The approver whose agreement it is. */
  account_id: string;
  /** The approver, or the person who decided for them; null once that account is closed. */
  decided_by: Optional<string>;
  decided_at: ColumnType<Date, Date, Date>;
}

/** The history of an order that needed approval. Rows are only added. */
export interface OrderEventsTable {
  id: Generated<string>;
  order_number: string;
  kind: ApprovalEventKind;
  /** The person who took the step; null for the shop, and once the account is closed. */
  account_id: Optional<string>;
  comment: Generated<string>;
  details: Json<object>;
  created_at: ColumnType<Date, Date, never>;
}

/** A return that an operator has entered. */
export interface OrderReturnsTable {
  /** Identifies the return in the whole shop, such as `RMA-1`. */
  reference: string;
  order_number: string;
  line_number: number;
  qty: number;
  /** US cents that the return refunded. */
  amount_minor: number;
  returned_at: ColumnType<Date, Date, never>;
}

declare module '../../kernel/database/tables.ts' {
  interface Tables {
    order_links: OrderLinksTable;
    opened_orders: OpenedOrdersTable;
    orders: OrdersTable;
    order_lines: OrderLinesTable;
    order_adjustments: OrderAdjustmentsTable;
    order_parts: OrderPartsTable;
    order_transitions: OrderTransitionsTable;
    order_stock: OrderStockTable;
    order_approval_steps: OrderApprovalStepsTable;
    order_approval_votes: OrderApprovalVotesTable;
    order_events: OrderEventsTable;
    order_returns: OrderReturnsTable;
  }
}
