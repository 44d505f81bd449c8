import { type MinorUnits, toMinorUnits } from '@foolscap/core/money';
import { FURNITURE_LEVELS, type FurnitureLevel, type FurnitureOffer } from '@foolscap/pricing/model';
import type { CartItem } from '../contract/index.ts';

/** A furniture service level offered by a line's item. */
export interface LineService {
  level: FurnitureLevel;
  /** The units of the line with this service. */
  qty: number;
  /** Unit price in US cents, or `TBD` for a price that is agreed on after the order. */
  price: MinorUnits | 'TBD';
}

/** Lists a line's service levels, basic first; none for most lines. */
export const getLineServices = ({ furnSvcInfo = {} }: Pick<CartItem, 'furnSvcInfo'>): LineService[] =>
  FURNITURE_LEVELS.flatMap((level) => {
    const service = furnSvcInfo[level];
    return service ? [{ level, qty: service.qty, price: toMinorUnits(service.feePerUnit) ?? 'TBD' }] : [];
  });

/** Returns a line's offer, for `priceFurnitureUnits`. */
export const getLineOffer = (line: Pick<CartItem, 'furnSvcInfo'>): FurnitureOffer =>
  Object.fromEntries(getLineServices(line).map(({ level, price }) => [level, price]));
