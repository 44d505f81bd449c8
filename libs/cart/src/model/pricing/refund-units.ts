import type { MinorUnits } from '@foolscap/core/money';

/** A priced order line, some of whose units may already have been refunded. */
export interface RefundableLine {
  qty: number;
  /** Units already refunded. */
  refundedQty: number;
  /** The line's price after promotions, without tax, in US cents. */
  net: MinorUnits;
  tax: MinorUnits;
}

/** Returns the part of an amount that belongs to the first `units` of `qty`, rounded to the cent. */
const getPart = (amount: MinorUnits, units: number, qty: number): MinorUnits =>
  Math.round((amount * units) / qty);

/**
 * Computes the price and tax of more units of a line, after promotions. Once all units are refunded, in any number of steps, the refunds
 * add up to exactly the line's price and tax.
 * @param units at least 1, at most the units that are left
 */
export function refundUnits(
  { qty, refundedQty, net, tax }: RefundableLine,
  units: number,
): { net: MinorUnits; tax: MinorUnits } {
  const part = (amount: MinorUnits) =>
    getPart(amount, refundedQty + units, qty) - getPart(amount, refundedQty, qty);
  return { net: part(net), tax: part(tax) };
}
