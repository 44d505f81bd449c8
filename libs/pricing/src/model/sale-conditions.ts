import type { MinorUnits } from '@foolscap/core/money';
import type { ItemNote } from '@foolscap/core/vocabulary';
import type { FurnitureOffer } from './furniture-services.ts';

/** The product classes of gift cards that are delivered electronically and of physical ones (cart-9.22). */
export const DELIVERY_CARD_IDS = { electronic: '389', physical: '235' } as const;

/** Checks whether an item is a gift card. */
export const isGiftCard = (conditions: Pick<SaleConditions, 'classId'> | null | undefined): boolean =>
  conditions?.classId === DELIVERY_CARD_IDS.electronic || conditions?.classId === DELIVERY_CARD_IDS.physical;

/** The kinds of organization policies, which define the items that members of an organization may not add. */
export const POLICY_KINDS = ['CATEGORY', 'BRAND', 'ITEM'] as const;
export type PolicyKind = (typeof POLICY_KINDS)[number];

/** An item that is sold in place of another one (cart-3.40). */
export interface HardSubstitution {
  /** The item that is added instead. */
  itemId: string;
  /** The reason, as shoppers see it. */
  notification: string;
  /** The kind of replacement, such as `DISCONTINUED` or `UPGRADE`. */
  type: string;
  /** Whether the shopper confirms the replacement in a dialog. */
  modal: boolean;
}

/** Rules for selling an item, other than price and stock, as data of the product catalog. An absent rule does not apply. */
export interface SaleConditions {
  /** ISO date from which the item is delivered. */
  streetDate?: string;
  /** Before its street date the item cannot be ordered; without this it can be pre-ordered. */
  comingSoon?: true;
  /** ISO date on which stock is expected. */
  backInStockOn?: string;
  /** A free sample, which is never sold by itself. */
  sample?: true;
  /** The membership program that the item enrolls a shopper in. */
  membership?: 'SELECT' | 'PREMIUM';
  /** Sold to certified users of health-care organizations only. */
  healthCareOnly?: true;
  /** Shipped by a wholesaler; business members need the permission `G_WS`. */
  wholesale?: true;
  /** Ordered only together with other items of a minimum value. */
  addOnOnly?: true;
  /** A surcharge per unit, in US cents. */
  surcharge?: MinorUnits;
  /** The order multiple; a whole number of at least 2. */
  orderMultiple?: number;
  /** Two-letter states that the item is not delivered to. */
  restrictedStates?: readonly string[];
  /** ZIP codes, or their first digits, that the item is not delivered to. */
  restrictedZips?: readonly string[];
  /** Lines of different shipping classes cannot be delivered together; absent for items without a restriction. */
  shippingClass?: string;
  /** The product class, such as one of `DELIVERY_CARD_IDS`. */
  classId?: string;
  /** Whether rewards can pay for the item. */
  redeemable?: true;
  /** Whether the item can be ordered at intervals: consumables such as paper and ink. */
  autoRestock?: true;
  /** Whether product tiles offer auto-restock as their action (storefront-4.33). It needs `autoRestock`; the product page still sells single units. */
  subscribeFirst?: true;
  /** The code of the product at the configurator, without whose configuration the item cannot be added (storefront-4.38). */
  customSku?: string;
  /** The levels of furniture service that the item can be ordered with. */
  furnitureServices?: FurnitureOffer;
  /** Printed to order by the print service (storefront-3.74). */
  printed?: true;
  /** The name of the third party that sells and ships the item; absent for items sold by the shop itself (storefront-3.74). */
  soldBy?: string;
  notes?: readonly ItemNote[];
  substitute?: HardSubstitution;
}
