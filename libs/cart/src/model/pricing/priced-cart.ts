import type { MinorUnits } from '@foolscap/core/money';
import type { LevelOfService } from '@foolscap/core/vocabulary';
import type { PriceSource } from '@foolscap/pricing/model';
import type { AppliedPromotion, LineAdjustment, RejectedPromotion } from './apply-promotions.ts';
import type { AppliedTender } from './apply-tenders.ts';

/** One line's price, in US cents. */
export interface PricedLine {
  id: string;
  unitPrice: MinorUnits;
  priceSource: PriceSource;
  /** Unit price before any discount. */
  basePrice: MinorUnits;
  /** `qty * unitPrice`. */
  subTotal: MinorUnits;
  /** Discounts in the order in which they were applied. */
  adjustments: readonly LineAdjustment[];
  /** Price after discounts. */
  net: MinorUnits;
  surchargePerUnit: MinorUnits;
  surcharge: MinorUnits;
  servicesFee: MinorUnits;
  /** The line's share of its state's tax. */
  tax: MinorUnits;
}

/** A cart's totals in US cents (cart-3). */
export interface CartTotals {
  lines: number;
  units: number;
  /** Lines at their unit prices, before promotions. */
  subTotal: MinorUnits;
  /** Discounts through ITEM promotions. */
  itemSavings: MinorUnits;
  /** Discounts through CART promotions and coupons. */
  cartSavings: MinorUnits;
  /** The part of the savings through member-only promotions. */
  membershipSavings: MinorUnits;
  /** The subtotal after promotions of priorities 1 and 2. */
  subTotalAfterPriorityTwo: MinorUnits;
  /** The price without promotions that apply only at checkout. */
  excludingCheckoutOnly: { net: MinorUnits; total: MinorUnits; balance: MinorUnits };
  /** Lines after all discounts. */
  net: MinorUnits;
  shipFee: MinorUnits;
  handlingFee: MinorUnits;
  surchargeFee: MinorUnits;
  /** Furniture services. */
  servicesFee: MinorUnits;
  /** Delivery area surcharge. */
  dasFee: MinorUnits;
  smallOrderFee: MinorUnits;
  /** Merchandise and fees, without tax. */
  preTaxTotal: MinorUnits;
  /** Undefined until the delivery address is known. */
  tax: MinorUnits | undefined;
  /** The price of the order, including tax as far as it is known. */
  total: MinorUnits;
  /** The part of the total that gift and prepaid cards do not pay. */
  balance: MinorUnits;
  /** The part of the total for gift cards in the cart, which gift and prepaid cards cannot pay. */
  storedValueGoods: MinorUnits;
  /** Merchandise total still needed for free standard delivery; 0 if it is free. */
  remainingForFreeShipping: MinorUnits;
}

export interface PricedCart {
  /** In the order of the given lines. */
  lines: readonly PricedLine[];
  totals: CartTotals;
  applied: readonly AppliedPromotion[];
  rejected: readonly RejectedPromotion[];
  tenders: readonly AppliedTender[];
  /** The delivery fee if the cart used each level of service, for the lines that allow it. */
  shipFees: Readonly<Record<LevelOfService, MinorUnits>>;
}
