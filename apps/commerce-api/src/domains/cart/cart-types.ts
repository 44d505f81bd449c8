import type { Selectable } from 'kysely';
import type { FreeItemUnits, LineRelation } from '@foolscap/cart/model';
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

/** Values that a shopper enters for the cart itself. */
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
  /** Accounting choices for a business order. */
  accounting?: CartAccounting;
  /** The guest cart whose lines were merged. */
  previousCartId?: string;
  /** The initial billing address of a special cart. */
  specialBillTo?: Address;
  /** The order whose lines were copied to the cart. */
  orderNumber?: string;
  /** The free items that the shopper has chosen. */
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
  /** Units per bundle. */
  qty: number;
}

/** A line with the facts about its item. Prices are in US cents for the cart's tenant. */
export interface LineRow extends Selectable<CartLinesTable> {
  name: string;
  brand: string;
  picture: Picture;
  part_number: string;
  uom: string;
  product_type_name: 'ESD' | 'DF' | null;
  /** Whether the item is available for pickup and the buyer may pick items up. */
  bopis_eligible: boolean;
  /** Whether the buyer may pick items up in stores or have them shipped there. */
  may_collect: boolean;
  quantity_limit: number | null;
  oversized: boolean;
  taxable: boolean;
  published: boolean;
  price: number | null;
  /** Whether the price is null because the shopper has to sign in to see it. */
  is_price_hidden: boolean;
  list_price: number | null;
  contract_price: number | null;
  volume_prices: [minQty: number, price: number][] | null;
  category_id: string;
  /** Units available to the line: in its store for pickup, otherwise for delivery. */
  available: number;
  /** Units available for delivery. */
  delivered_available: number;
  /** Units in `store`; null if there is no such store or it does not carry the item. */
  store_available: number | null;
  /** The line's own store, otherwise the shopper's; null if neither is a store of ours that offers pickup. */
  store: StoreInQuestion | null;
  /** Warehouses that the item ships from; null if it is out of stock in all of them. */
  shelves: Shelf[] | null;
  /** Units of the item in all active lines of this cart. */
  in_cart: number;
  /** Like `in_cart`, counting only lines that draw on the same stock as this line. */
  in_place: number;
  sale_conditions: SaleConditions | null;
  companions: Companions | null;
  /** The substitution that put the item in the cart. */
  substitution: HardSubstitution | null;
  /** The item that the line's item replaces; its price is null if it is not sold. */
  original: { name: string; price: number | null } | null;
  /** Part number in the buyer's organization; null if it has none. */
  customer_sku: string | null;
  /** Saved line that a call moved units from or to; only in replies to such calls. */
  list_item_id?: string;
  /** For items with a surcharge: alternatives without a surcharge. */
  surcharge_alternates: string[] | null;
  /** Time until which the cart's owner has hidden the substitution dialog; null if it is shown. */
  notice_hidden_until: Date | null;
  /** Configuration of a made-to-order product; null for other lines. */
  configuration: ConfigurationAttribute[] | null;
  /** Whether the item is a set with a made-to-order part. */
  has_custom_parts: boolean;
  /** Contents of one bundle; null for other items. */
  parts: BundlePart[] | null;
  /** Active child lines, in display order. */
  children: ChildLine[];
}

/** A child line, such as a plan or a service for its parent. */
export type ChildLine = Pick<Selectable<CartLinesTable>, 'id'> & { relation: LineRelation };

/** A store in the form that a line shows. */
export interface StoreInQuestion extends Point {
  storeNumber: string;
  name: string;
  state: string;
  /** Set only if the line is picked up in the store. */
  place?: { address1: string; city: string; zipCode: string; phone: string };
}

/** The line columns that its price depends on. */
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

/** The part of a line that changes to other lines depend on. */
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

/** A line as a command writes it. `write-decision.ts` names the fields again in the text of its SQL: one missing there is not written. */
export interface LineWrite {
  id: string;
  itemId: string;
  qty: number;
  actioned: CartLinesTable['actioned'];
  deliveryType: DeliveryType;
  pickupStoreNumber: string;
  /** Empty for a line without a parent; `parentLineId` and `relation` are null then. */
  parentItemId: string;
  parentLineId: string | null;
  relation: LineRelation | null;
  requestedQty: number;
  qtyAdded: number;
  prevQty: number;
  /** The item that this one replaces; null to keep the line's value. */
  substitutedFor?: string | null;
  /** The source of the call; null to keep the line's value. */
  source?: string | null;
  /** The level of service; null to keep the line's value. */
  levelOfService?: LevelOfService | null;
  /** Units by level of furniture service; null to keep the line's values. */
  furnitureServices?: FurnitureUnits | null;
  /** Unit price in US cents at this add or quantity change; null to keep the line's value. */
  addedPrice?: number | null;
  /** Configuration of a made-to-order product, which is part of the line's identity; absent for other lines. */
  configurationId?: string | undefined;
}

export type CartTenderRow = Selectable<CartTendersTable>;

/** A tender that has not been added to the cart yet. One that replaces itself keeps `created_at`, because agents may not use earlier ones. */
export type NewTender = Omit<CartTenderRow, 'cart_id' | 'created_at' | 'position'> & { created_at?: Date };

/** A gift or prepaid card whose balance was checked in a cart but which is not applied (storefront-4.20). */
export type CheckedCardRow = Selectable<CartCheckedCardsTable>;

/** A card that was just checked. */
export type NewCheckedCard = Omit<CheckedCardRow, 'cart_id' | 'created_at'>;
