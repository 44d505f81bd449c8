import type { MinorUnits } from '@foolscap/core/money';
import type { LevelOfService } from '@foolscap/core/vocabulary';
import type { PriceSource } from '@foolscap/pricing/model';
import type { AppliedPromotion, LineAdjustment, RejectedPromotion } from './apply-promotions.ts';
import type { AppliedTender } from './apply-tenders.ts';

/** The price of one line, in US cents. */
export interface PricedLine {
  id: string;
  unitPrice: MinorUnits;
  priceSource: PriceSource;
  /** The price of one unit before any reduction. */
  basePrice: MinorUnits;
  /** `qty * unitPrice`. */
  subTotal: MinorUnits;
  /** Reductions in the order in which they were applied. */
  adjustments: readonly LineAdjustment[];
  /** The price after reductions. */
  net: MinorUnits;
  surchargePerUnit: MinorUnits;
  surcharge: MinorUnits;
  servicesFee: MinorUnits;
  /** The line's part of the tax of its state. */
  tax: MinorUnits;
}

/** The totals of a cart in US cents (cart-3). */
export interface CartTotals {
  lines: number;
  units: number;
  /** Lines at their unit prices, before promotions. */
  subTotal: MinorUnits;
  /** Reductions by ITEM promotions. */
  itemSavings: MinorUnits;
  /** Reductions by CART promotions and coupons. */
  cartSavings: MinorUnits;
  /** The part of the savings by promotions for members. */
  membershipSavings: MinorUnits;
  /** The subtotal after the promotions of the priorities 1 and 2. */
  subTotalAfterPriorityTwo: MinorUnits;
  /** The price without promotions that are applied at checkout only. */
  excludingCheckoutOnly: { net: MinorUnits; total: MinorUnits; balance: MinorUnits };
  /** Lines after all reductions. */
  net: MinorUnits;
  shipFee: MinorUnits;
  handlingFee: MinorUnits;
  surchargeFee: MinorUnits;
  /** Furniture services. */
  servicesFee: MinorUnits;
  /** Delivery area surcharge. */
  dasFee: MinorUnits;
  smallOrderFee: MinorUnits;
  /** Goods and fees, without tax. */
  preTaxTotal: MinorUnits;
  /** Undefined while the place of delivery is unknown. */
  tax: MinorUnits | undefined;
  /** The price of the order, with as much tax as is known. */
  total: MinorUnits;
  /** The part of the total that no gift or prepaid card pays. */
  balance: MinorUnits;
  /** The part of the total for gift cards among the items, which gift and prepaid cards cannot pay. */
  storedValueGoods: MinorUnits;
  /** The price of goods that is missing until standard delivery is free; 0 when it is. */
  remainingForFreeShipping: MinorUnits;
}

export interface PricedCart {
  /** In the order of the given lines. */
  lines: readonly PricedLine[];
  totals: CartTotals;
  applied: readonly AppliedPromotion[];
  rejected: readonly RejectedPromotion[];
  tenders: readonly AppliedTender[];
  /** The fee of delivery if the cart had each level of service, for the lines that allow it. */
  shipFees: Readonly<Record<LevelOfService, MinorUnits>>;
}
