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
  /** With a contract price, the tiers of the contract. */
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
 * Lists the volume tiers that apply, by quantity. A tier applies only if it lowers the price of a unit, and does not make more units
 * cheaper than fewer, so that adding a unit never lowers a subtotal.
 */
export function effectiveTiers({ list, sale, volume = [], contract }: UnitPrices): VolumeTier[] {
  const tiers: VolumeTier[] = [];
  let price = contract ?? sale ?? list;
  for (const tier of [...volume].sort((a, b) => a.minQty - b.minQty)) {
    if (tier.price >= price || tier.minQty * tier.price < (tier.minQty - 1) * price) continue;
    tiers.push(tier);
    price = tier.price;
  }
  return tiers;
}

/**
 * Chooses the price of one unit: contract with its volume tiers, otherwise the volume tier of the quantity, otherwise sale, otherwise list.
 * @param qty units of the item in the whole cart
 */
export function unitPrice(prices: UnitPrices, qty: number): UnitPrice {
  const { list, sale, contract } = prices;
  const base = Math.max(list, contract ?? sale ?? list);
  const tier = effectiveTiers(prices).findLast(({ minQty }) => minQty <= qty);
  if (contract !== undefined) return { price: tier?.price ?? contract, source: 'CONTRACT', base };
  if (tier) return { price: tier.price, source: 'VOLUME', base };
  return { price: sale ?? list, source: sale !== undefined && sale < list ? 'SALE' : 'LIST', base };
}
