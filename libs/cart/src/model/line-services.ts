import { type MinorUnits, toMinorUnits } from '@foolscap/core/money';
import { FURNITURE_LEVELS, type FurnitureLevel, type FurnitureOffer } from '@foolscap/pricing/model';
import type { CartItem } from '../contract/index.ts';

/** The names of the levels of furniture service. */
export const FURNITURE_LEVEL_NAMES = {
  BASC: 'Basic furniture service',
  CUST: 'Custom furniture service',
} as const satisfies Record<FurnitureLevel, string>;

/** A level of furniture service that the item of a line offers. */
export interface LineService {
  level: FurnitureLevel;
  /** The units of the line that have it. */
  qty: number;
  /** The price for one unit in US cents, or `TBD` for a price that is agreed after the order. */
  price: MinorUnits | 'TBD';
}

/** Lists the levels of service that a line offers, basic first; none for most lines. */
export const getLineServices = ({ furnSvcInfo = {} }: Pick<CartItem, 'furnSvcInfo'>): LineService[] =>
  FURNITURE_LEVELS.flatMap((level) => {
    const service = furnSvcInfo[level];
    return service ? [{ level, qty: service.qty, price: toMinorUnits(service.feePerUnit) ?? 'TBD' }] : [];
  });

/** Returns the offer of a line, for `priceFurnitureUnits`. */
export const getLineOffer = (line: Pick<CartItem, 'furnSvcInfo'>): FurnitureOffer =>
  Object.fromEntries(getLineServices(line).map(({ level, price }) => [level, price]));
