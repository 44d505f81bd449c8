import type { CartItem, UpdateItemsBody } from '@foolscap/cart/contract';
import {
  FURNITURE_LEVELS,
  type FurnitureUnits,
  getFurnitureUnits,
  priceFurnitureUnits,
} from '@foolscap/cart/model';
import { toDecimal } from '@foolscap/core/money';
import type { Message } from '@foolscap/core/vocabulary';
import { isCollected, type LineRow } from './cart-lines.repository.ts';

type ServiceRow = Pick<LineRow, 'qty' | 'delivery_type' | 'sale_conditions' | 'furniture_services'>;

/** The levels that a line offers; none for a line that is collected. */
const getOffer = (row: Pick<ServiceRow, 'delivery_type' | 'sale_conditions'>) =>
  isCollected(row) ? {} : (row.sale_conditions?.furnitureServices ?? {});

/** Returns the furniture services of a line, with their fee in US cents as far as it is known. */
export function getServices(row: ServiceRow) {
  const offer = getOffer(row);
  const units = row.furniture_services ? getFurnitureUnits(offer, row.furniture_services, row.qty) : {};
  return { units, ...priceFurnitureUnits(offer, units) };
}

/** Returns the field of a line about its furniture services; none for an item without them. */
export function getServicesData(row: ServiceRow): Pick<CartItem, 'furnSvcInfo'> {
  const offer = getOffer(row);
  const levels = FURNITURE_LEVELS.filter((level) => offer[level] !== undefined);
  if (!levels.length) return {};
  const { units } = getServices(row);
  return {
    furnSvcInfo: Object.fromEntries(
      levels.map((level) => {
        const price = offer[level];
        return [
          level,
          { qty: units[level] ?? 0, ...(typeof price === 'number' ? { feePerUnit: toDecimal(price) } : {}) },
        ];
      }),
    ),
  };
}

const serviceNotAvailable = (): Message => ({
  code: 'FURNITURE_SERVICE_NOT_AVAILABLE',
  type: 'WARN',
  description: 'This service isn’t available for all of these items. We changed it.',
});

/** Decides the furniture services that an update requests for a line; what is not offered, or has no unit, is left out with a message. */
export function decideServices(
  row: Pick<ServiceRow, 'delivery_type' | 'sale_conditions'>,
  requested: NonNullable<UpdateItemsBody['items'][number]['furnSvcInfo']>,
  qty: number,
): { units: FurnitureUnits; messages: Message[] } {
  const wanted: FurnitureUnits = { BASC: requested.BASC?.qty ?? 0, CUST: requested.CUST?.qty ?? 0 };
  const units = getFurnitureUnits(getOffer(row), wanted, qty);
  const isGiven = FURNITURE_LEVELS.every((level) => (units[level] ?? 0) === wanted[level]);
  return { units, messages: isGiven ? [] : [serviceNotAvailable()] };
}

/** Whether two choices have the same units of each level. */
export const hasSameServices = (one: FurnitureUnits | null, other: FurnitureUnits): boolean =>
  FURNITURE_LEVELS.every((level) => (one?.[level] ?? 0) === (other[level] ?? 0));
