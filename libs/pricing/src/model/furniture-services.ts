import type { MinorUnits } from '@foolscap/core/money';

/** The levels of service that delivered furniture can have: basic and custom. */
export const FURNITURE_LEVELS = ['BASC', 'CUST'] as const;
export type FurnitureLevel = (typeof FURNITURE_LEVELS)[number];

/** The levels offered with an item: the price of one unit in US cents, or `TBD` for a price that is agreed on after the order. */
export type FurnitureOffer = Partial<Record<FurnitureLevel, MinorUnits | 'TBD'>>;

/** Units of a line by level. */
export type FurnitureUnits = Partial<Record<FurnitureLevel, number>>;

/** Returns the chosen units of the levels that an item offers. */
export const getOfferedUnits = (offer: FurnitureOffer, chosen: FurnitureUnits): FurnitureUnits =>
  Object.fromEntries(
    FURNITURE_LEVELS.flatMap((level) =>
      offer[level] !== undefined && chosen[level] ? [[level, chosen[level]]] : [],
    ),
  );

/** Limits chosen units to the quantity of a line. When the quantity falls, the custom level loses its units first. */
export function limitFurnitureUnits(chosen: FurnitureUnits, qty: number): FurnitureUnits {
  const units: FurnitureUnits = {};
  let left = qty;
  for (const level of FURNITURE_LEVELS) {
    const given = Math.min(chosen[level] ?? 0, left);
    left -= given;
    if (given > 0) units[level] = given;
  }
  return units;
}

/** Returns the units of each level on a line: the chosen units, limited to the levels that the item offers and to the line's quantity. */
export const getFurnitureUnits = (
  offer: FurnitureOffer,
  chosen: FurnitureUnits,
  qty: number,
): FurnitureUnits => limitFurnitureUnits(getOfferedUnits(offer, chosen), qty);

/** Adds the units of a line to the units of the line that it is merged into, level by level, up to their combined quantity. */
export function joinFurnitureUnits(
  present: FurnitureUnits,
  joining: FurnitureUnits,
  qty: number,
): FurnitureUnits {
  const units = limitFurnitureUnits(present, qty);
  const room = FURNITURE_LEVELS.reduce((left, level) => left - (units[level] ?? 0), qty);
  for (const [level, count] of Object.entries(limitFurnitureUnits(joining, room)))
    units[level as FurnitureLevel] = (units[level as FurnitureLevel] ?? 0) + count;
  return units;
}

/** Prices the services of a line. @returns the known fee in US cents, and whether another part is still to be agreed on */
export function priceFurnitureUnits(
  offer: FurnitureOffer,
  units: FurnitureUnits,
): { fee: MinorUnits; isToBeDetermined: boolean } {
  let fee = 0;
  let isToBeDetermined = false;
  for (const level of FURNITURE_LEVELS) {
    const price = offer[level];
    const count = units[level] ?? 0;
    if (price === 'TBD') isToBeDetermined ||= count > 0;
    else fee += (price ?? 0) * count;
  }
  return { fee, isToBeDetermined };
}
