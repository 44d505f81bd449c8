import { shareOf, type MinorUnits } from '@foolscap/core/money';
import type { LevelOfService } from '@foolscap/core/vocabulary';
import { taxRateOf } from './tax-rates.ts';

/** Goods worth this much are shipped free by standard delivery; below it, standard delivery costs the fee. */
export const FREE_SHIPPING_THRESHOLD: MinorUnits = 5_000;
export const STANDARD_SHIP_FEE: MinorUnits = 799;
/** Next-day delivery costs this much whatever the goods are worth. */
export const NEXT_DAY_SHIP_FEE: MinorUnits = 1_499;
/** Each oversized unit that is shipped costs this much more to handle. */
export const OVERSIZED_HANDLING_FEE: MinorUnits = 1_500;

/** What the totals need to know of a line. Sums are US cents. */
export interface TotalledLine {
  qty: number;
  unitPrice: MinorUnits;
  taxable: boolean;
  /** Whether a carrier brings it: neither picked up in a store nor delivered electronically. */
  shipped: boolean;
  oversized: boolean;
  /** The state of the store where it is collected: it is taxed there. Absent for what is brought. */
  collectedIn?: string;
}

/** The lines of a cart, added up. The API lets its database do this; `sumLines` says what it must come to. */
export interface LineSums {
  /** Lines and units. */
  lines: number;
  units: number;
  subTotal: MinorUnits;
  /** Of what is brought. */
  taxable: MinorUnits;
  /** What is taxable of what is collected, by the state of the store. */
  collected: Readonly<Record<string, MinorUnits>>;
  shipped: MinorUnits;
  shippedUnits: number;
  oversizedUnits: number;
}

export function sumLines(lines: readonly TotalledLine[]): LineSums {
  const collected: Record<string, MinorUnits> = {};
  const sums: LineSums = {
    lines: lines.length,
    units: 0,
    subTotal: 0,
    taxable: 0,
    collected,
    shipped: 0,
    shippedUnits: 0,
    oversizedUnits: 0,
  };
  for (const line of lines) {
    const price = line.qty * line.unitPrice;
    sums.units += line.qty;
    sums.subTotal += price;
    const taxed = line.taxable ? price : 0;
    if (line.collectedIn === undefined) sums.taxable += taxed;
    // A store that nobody knows hands nothing out.
    else if (line.collectedIn) collected[line.collectedIn] = (collected[line.collectedIn] ?? 0) + taxed;
    if (line.shipped) {
      sums.shipped += price;
      sums.shippedUnits += line.qty;
      if (line.oversized) sums.oversizedUnits += line.qty;
    }
  }
  return sums;
}

export interface TotalsContext {
  levelOfService: LevelOfService;
  /** Postal code of the state of delivery; undefined while no address is known. */
  state: string | undefined;
}

/** All sums of a cart, in US cents (cart 3, cartSummary and cartAttributes). */
export interface CartTotals {
  subTotal: MinorUnits;
  shipFee: MinorUnits;
  handlingFee: MinorUnits;
  /** Goods and fees, without tax. */
  preTaxTotal: MinorUnits;
  /** Undefined while it is to be determined. */
  tax: MinorUnits | undefined;
  /** What the shopper pays, with as much tax as is known. */
  total: MinorUnits;
  /** How much more must be bought until standard delivery is free; 0 when it is. */
  remainingForFreeShipping: MinorUnits;
}

/** What a way to deliver costs for these goods; nothing when nothing is shipped. */
export function shipFeeOf(
  sums: Pick<LineSums, 'shipped' | 'shippedUnits'>,
  levelOfService: LevelOfService,
): MinorUnits {
  if (sums.shippedUnits === 0) return 0;
  if (levelOfService !== 'STANDARD') return NEXT_DAY_SHIP_FEE;
  return sums.shipped >= FREE_SHIPPING_THRESHOLD ? 0 : STANDARD_SHIP_FEE;
}

/**
 * The totals of a cart. Tax is reckoned once for each state, on its taxable goods together, and rounded half up to the cent;
 * fees are not taxed. Goods that are brought are taxed where they go, goods that are collected where their store is.
 * Only goods that are shipped count towards free shipping, which oversized handling is not part of.
 */
export function totalsOf(sums: LineSums, { levelOfService, state }: TotalsContext): CartTotals {
  const shipFee = shipFeeOf(sums, levelOfService);
  const handlingFee = sums.oversizedUnits * OVERSIZED_HANDLING_FEE;
  const preTaxTotal = sums.subTotal + shipFee + handlingFee;
  const taxIn = (place: string, taxable: MinorUnits) => shareOf(taxable, taxRateOf(place));
  const collectedTax = Object.entries(sums.collected).reduce(
    (sum, [place, taxable]) => sum + taxIn(place, taxable),
    0,
  );
  const tax = state === undefined ? undefined : taxIn(state, sums.taxable) + collectedTax;
  return {
    subTotal: sums.subTotal,
    shipFee,
    handlingFee,
    preTaxTotal,
    tax,
    total: preTaxTotal + (tax ?? 0),
    remainingForFreeShipping: Math.max(0, FREE_SHIPPING_THRESHOLD - sums.shipped),
  };
}
