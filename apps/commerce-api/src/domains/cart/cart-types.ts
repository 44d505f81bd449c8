import type { Selectable } from 'kysely';
import type { CartKind, FreeItemUnits, LineRelation } from '@foolscap/cart/model';
import type { Address, DeliveryType, LevelOfService } from '@foolscap/core/vocabulary';
import type { ConfigurationAttribute } from '@foolscap/core/contract';
import type { FurnitureUnits, HardSubstitution, SaleConditions } from '@foolscap/pricing/model';
import type { Point } from '../../kernel/geo/zip-places.ts';
import type { Companions } from '../catalog/index.ts';
import type { Shelf } from '../delivery/index.ts';
import type { Picture } from '../media/index.ts';
import type { CartAccounting } from '../organizations/index.ts';
import type {
  CartCheckedCardsTable,
  CartLinesTable,
  CartsTable,
  CartTendersTable,
  PickupPerson,
} from './tables.ts';

export type CartRow = Selectable<CartsTable>;

/** The kinds of carts that can be ordered. Calls are about the kind CART unless they name another one. */
export type OrderableKind = Exclude<CartKind, 'SAVED'>;

/** The values that a shopper enters for the cart itself. */
export interface CartEntries {
  proceedCheckout?: boolean;
  shippingAddress?: Address;
  billingAddress?: Address;
  levelOfService?: LevelOfService;
  /** ISO date; null for delivery as soon as possible. */
  futureDelivery?: string | null;
  email?: string;
  pickupPerson?: PickupPerson;
  purchaseOrderNumber?: string | null;
  /** The choices for charging a business order. */
  accounting?: CartAccounting;
  /** The guest's cart whose lines were merged. */
  previousCartId?: string;
  /** The billing address that a special cart begins with. */
  specialBillTo?: Address;
  /** The order whose lines the cart copies. */
  orderNumber?: string;
  /** The shopper's choices of free items. */
  freeItems?: FreeItemUnits[];
}

/** An item that a bundle contains. */
export interface BundlePart {
  itemId: string;
  name: string;
  brand: string;
  picture: Picture;
  partNumber: string;
  uom: string;
  /** Units in one bundle. */
  qty: number;
}

/** A line with the facts of its item. Prices are US cents for the cart's tenant. */
export interface LineRow extends Selectable<CartLinesTable> {
  name: string;
  brand: string;
  picture: Picture;
  part_number: string;
  uom: string;
  product_type_name: 'ESD' | 'DF' | null;
  /** Whether the item can be handed out in stores, and the buyer may collect. */
  bopis_eligible: boolean;
  /** Whether the buyer may collect items in stores, or have them sent there. */
  may_collect: boolean;
  quantity_limit: number | null;
  oversized: boolean;
  taxable: boolean;
  published: boolean;
  price: number | null;
  list_price: number | null;
  contract_price: number | null;
  volume_prices: [minQty: number, price: number][] | null;
  category_id: string;
  /** Units where the line takes them from: its store when it is collected, else what can be delivered. */
  available: number;
  /** Units that can be delivered. */
  delivered_available: number;
  /** Units in the store in question; null where no store is in question or it keeps none of the item. */
  store_available: number | null;
  /** The line's own store, else the shopper's; null where neither is one of ours that hands out orders. */
  store: StoreInQuestion | null;
  /** The warehouses that it is shipped from; null if none has it in stock. */
  shelves: Shelf[] | null;
  /** Units of the item in all active lines of this cart. */
  in_cart: number;
  /** The same, of those lines alone that take from where this line takes from. */
  in_place: number;
  sale_conditions: SaleConditions | null;
  companions: Companions | null;
  /** The substitution by which the item came into the cart. */
  substitution: HardSubstitution | null;
  /** The item that the line's item replaces; its price is null if it is not sold. */
  original: { name: string; price: number | null } | null;
  /** The part number that the buyer's organization uses; null without one. */
  customer_sku: string | null;
  /** The saved line that a call moved units from or to; only in replies to such calls. */
  list_item_id?: string;
  /** For items with a surcharge: alternatives without one. */
  surcharge_alternates: string[] | null;
  /** Until when the cart's owner has hidden the dialog of the substitution; null if it is shown. */
  notice_hidden_until: Date | null;
  /** The configuration of a product that is made to order; null for other lines. */
  configuration: ConfigurationAttribute[] | null;
  /** Whether it is a set with a part that is made to order. */
  has_custom_parts: boolean;
  /** The contents of one unit of a bundle; null for other items. */
  parts: BundlePart[] | null;
  /** The active lines below this line, in their order. */
  children: ChildLine[];
}

/** A line below another, such as a plan or a service for it. */
export type ChildLine = Pick<Selectable<CartLinesTable>, 'id'> & { relation: LineRelation };

/** A store as a line shows it. */
export interface StoreInQuestion extends Point {
  storeNumber: string;
  name: string;
  state: string;
  /** Only where the line is collected. */
  place?: { address1: string; city: string; zipCode: string; phone: string };
}

/** The columns of a line that its price depends on. */
export type PricingRow = Pick<
  LineRow,
  | 'id'
  | 'item_id'
  | 'qty'
  | 'status'
  | 'delivery_type'
  | 'pickup_store'
  | 'product_type_name'
  | 'price'
  | 'list_price'
  | 'taxable'
  | 'oversized'
  | 'published'
  | 'bopis_eligible'
  | 'available'
  | 'in_place'
  | 'category_id'
  | 'brand'
  | 'contract_price'
  | 'volume_prices'
  | 'level_of_service'
  | 'sale_conditions'
  | 'relation'
  | 'furniture_services'
  | 'configuration_id'
  | 'has_custom_parts'
> & { store: Pick<StoreInQuestion, 'state'> | null };

/** A line as far as changes of other lines depend on it. */
export type LineOfItem = Pick<
  Selectable<CartLinesTable>,
  | 'id'
  | 'item_id'
  | 'qty'
  | 'status'
  | 'delivery_type'
  | 'pickup_store'
  | 'parent_item_id'
  | 'parent_line_id'
  | 'relation'
  | 'configuration_id'
>;

export interface RelatedLine
  extends LineOfItem, Pick<LineRow, 'updated_at' | 'is_saved' | 'furniture_services'> {}

export interface LineWrite {
  id: string;
  itemId: string;
  qty: number;
  actioned: CartLinesTable['actioned'];
  deliveryType: DeliveryType;
  pickupStoreNumber: string;
  /** Empty, like the line and the relation, for a line without a parent. */
  parentItemId: string;
  parentLineId: string | null;
  relation: LineRelation | null;
  requestedQty: number;
  qtyAdded: number;
  prevQty: number;
  /** The item that this one replaced; null to keep what the line has. */
  substitutedFor?: string | null;
  /** The source of the call; null to keep what the line has. */
  source?: string | null;
  /** The level of service; null to keep what the line has. */
  levelOfService?: LevelOfService | null;
  /** Units by level of furniture service; null to keep those that the line has. */
  furnitureServices?: FurnitureUnits | null;
  /** The price of a unit at this add or change of quantity, in US cents; null to keep what the line has. */
  addedPrice?: number | null;
  /** The configuration of a product that is made to order, which is part of the line's identity; absent for other lines. */
  configurationId?: string | undefined;
}

export type CartTenderRow = Selectable<CartTendersTable>;

/** A tender that is not on the cart yet. */
export type NewTender = Omit<CartTenderRow, 'cart_id' | 'created_at' | 'position'>;

/** A gift or prepaid card whose balance was checked for a cart, and which is not applied (storefront-4.20). */
export type CheckedCardRow = Selectable<CartCheckedCardsTable>;

/** A card that was checked just now. */
export type NewCheckedCard = Omit<CheckedCardRow, 'cart_id' | 'created_at'>;
