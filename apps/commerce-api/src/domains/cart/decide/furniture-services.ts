import type { CartItem, UpdateItemsBody } from '@foolscap/cart/contract';
import { toDecimal } from '@foolscap/core/money';
import type { Message } from '@foolscap/core/vocabulary';
import {
  FURNITURE_LEVELS,
  type FurnitureUnits,
  getFurnitureUnits,
  getOfferedUnits,
  joinFurnitureUnits,
  limitFurnitureUnits,
  priceFurnitureUnits,
} from '@foolscap/pricing/model';
import { ITEM_CODES } from '@foolscap/cart/model';
import type { ReplyMessage } from '../../../kernel/translations/reply-text.ts';
import { isCollected } from '../../delivery/index.ts';
import type { LineRow } from '../cart-types.ts';

type ServiceRow = Pick<LineRow, 'qty' | 'delivery_type' | 'sale_conditions' | 'furniture_services'>;

/** The chosen services of a line, and their messages. */
export interface ServicesDecision {
  units: FurnitureUnits;
  messages: Message[];
}

/** Levels of service that a line offers; none for pickup. */
const getOffer = (row: Pick<ServiceRow, 'delivery_type' | 'sale_conditions'>) =>
  isCollected(row) ? {} : (row.sale_conditions?.furnitureServices ?? {});

/** Returns a line's furniture services, with their fee in US cents as far as it is known. */
export function getServices(row: ServiceRow) {
  const offer = getOffer(row);
  const units = row.furniture_services ? getFurnitureUnits(offer, row.furniture_services, row.qty) : {};
  return { units, ...priceFurnitureUnits(offer, units) };
}

/** Returns the furniture services field of a line; nothing for an item without services. */
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

const serviceNotAvailable = (): ReplyMessage => ({
  code: ITEM_CODES.serviceNotAvailable,
  type: 'WARN',
  description: 'This service isn’t available for all of these items. We changed it.',
});

export const serviceRemoved = (): ReplyMessage => ({
  code: ITEM_CODES.serviceRemoved,
  type: 'WARN',
  description: 'A furniture service for this item is no longer available, so we removed it.',
});

/** Checks whether a line has lost service units because its item no longer offers the service. */
export function hasLostServices(row: ServiceRow): boolean {
  if (isCollected(row) || !row.furniture_services) return false;
  const units = limitFurnitureUnits(row.furniture_services, row.qty);
  return !hasSameServices(units, getOfferedUnits(getOffer(row), units));
}

/**
 * Decides the furniture services of a line that is changed without choosing services. The line keeps its services, except those that its
 * item no longer offers, which get a message.
 * @returns undefined if all of them stay
 */
export const keepServices = (row: ServiceRow): ServicesDecision | undefined =>
  hasLostServices(row)
    ? { units: getOfferedUnits(getOffer(row), row.furniture_services ?? {}), messages: [serviceRemoved()] }
    : undefined;

/**
 * Decides the furniture services when one line joins another: both keep their service units, up to the combined quantity. A pickup line
 * contributes the services it would have if it were delivered.
 * @param qty combined quantity
 */
export function joinServices(
  there: Pick<ServiceRow, 'qty' | 'furniture_services'>,
  joining: ServiceRow,
  qty: number,
): ServicesDecision {
  const offer = joining.sale_conditions?.furnitureServices ?? {};
  const [present, added] = [there, joining].map((line) =>
    getFurnitureUnits(offer, line.furniture_services ?? {}, line.qty),
  );
  const hasLost = [joining, { ...joining, ...there }].some(hasLostServices);
  return {
    units: joinFurnitureUnits(present!, added!, qty),
    messages: hasLost ? [serviceRemoved()] : [],
  };
}

/**
 * Decides the furniture services that an update requests for a line. Services that are not offered, or exceed the line's units, are dropped
 * with a message.
 */
export function decideServices(
  row: Pick<ServiceRow, 'delivery_type' | 'sale_conditions'>,
  requested: NonNullable<UpdateItemsBody['items'][number]['furnSvcInfo']>,
  qty: number,
): ServicesDecision {
  const wanted: FurnitureUnits = { BASC: requested.BASC?.qty ?? 0, CUST: requested.CUST?.qty ?? 0 };
  const units = getFurnitureUnits(getOffer(row), wanted, qty);
  const isGiven = FURNITURE_LEVELS.every((level) => (units[level] ?? 0) === wanted[level]);
  return { units, messages: isGiven ? [] : [serviceNotAvailable()] };
}

/** Checks whether two choices have the same units of each level. */
export const hasSameServices = (one: FurnitureUnits | null, other: FurnitureUnits): boolean =>
  FURNITURE_LEVELS.every((level) => (one?.[level] ?? 0) === (other[level] ?? 0));
