import type { MinorUnits } from '@foolscap/core/money';

/** The fees of a store, in US cents. */
export interface FeeSchedule {
  /** Shipped items worth this much ship free by standard delivery. */
  freeShippingThreshold: MinorUnits;
  standardShipFee: MinorUnits;
  /** Next-day delivery, regardless of the items' value. */
  nextDayShipFee: MinorUnits;
  /** Same-day delivery, regardless of the items' value. */
  sameDayShipFee: MinorUnits;
  /** For each oversized unit that is shipped. */
  oversizedHandlingFee: MinorUnits;
  /** Minimum value of other items before add-on items can be ordered. */
  addOnMinimum: MinorUnits;
  /** For delivery to an area with a delivery area surcharge (DAS), per order. */
  areaFee?: MinorUnits | undefined;
  /** For an order whose items cost less than `below`. Absent if small orders cost nothing. */
  smallOrder?: { below: MinorUnits; fee: MinorUnits } | undefined;
}

/** Shipped items worth this much ship free by standard delivery, in US cents. */
export const FREE_SHIPPING_THRESHOLD: MinorUnits = 5_000;

export const DEFAULT_FEES: FeeSchedule = {
  freeShippingThreshold: FREE_SHIPPING_THRESHOLD,
  standardShipFee: 799,
  nextDayShipFee: 1_499,
  sameDayShipFee: 1_999,
  oversizedHandlingFee: 1_500,
  addOnMinimum: 2_500,
};
