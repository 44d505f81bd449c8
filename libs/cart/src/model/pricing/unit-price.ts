import type { MinorUnits } from '@foolscap/core/money';

/** A lower price from a number of units on. */
export interface VolumeTier {
  minQty: number;
  price: MinorUnits;
}

/** Every price that a buyer could pay for one unit, in US cents. */
export interface UnitPrices {
  list: MinorUnits;
  /** A reduced price for everyone. */
  sale?: MinorUnits | undefined;
  volume?: readonly VolumeTier[] | undefined;
  /** The price in the contract of the buyer's organization; it replaces all others, even lower ones. */
  contract?: MinorUnits | undefined;
}

export type PriceSource = 'CONTRACT' | 'VOLUME' | 'SALE' | 'LIST';

export interface UnitPrice {
  price: MinorUnits;
  source: PriceSource;
  /** The price before any reduction. */
  base: MinorUnits;
}

/**
 * Chooses the price of one unit: contract, otherwise the volume tier of the quantity, otherwise sale, otherwise list. A volume tier that would
 * make more units cheaper than fewer is ignored, so that adding a unit never lowers a subtotal.
 * @param qty units of the item in the whole cart
 */
export function unitPrice({ list, sale, volume = [], contract }: UnitPrices, qty: number): UnitPrice {
  const base = Math.max(list, contract ?? sale ?? list);
  if (contract !== undefined) return { price: contract, source: 'CONTRACT', base };
  let price = sale ?? list;
  let source: PriceSource = sale !== undefined && sale < list ? 'SALE' : 'LIST';
  for (const tier of [...volume].sort((a, b) => a.minQty - b.minQty)) {
    const isLower = tier.price < price && tier.minQty * tier.price >= (tier.minQty - 1) * price;
    if (tier.minQty > qty || !isLower) continue;
    price = tier.price;
    source = 'VOLUME';
  }
  return { price, source, base };
}
