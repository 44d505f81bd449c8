import type { CartInfo } from '@foolscap/cart/contract';
import { getFutureDeliveryWindow, isDeliveryDay } from '@foolscap/cart/model';
import { shortDay } from '@foolscap/core/dates';
import type { ShipTo } from '../../../kernel/geo/ship-to.ts';
import { badRequest } from '../../../kernel/http/api-error.ts';
import {
  ANY_TRANSIT,
  type DeliveryDates,
  getDeliveryDates,
  getShippableFrom,
  isBackOrder,
  isPreOrder,
  todayIn,
  transitTo,
} from '../../delivery/index.ts';
import type { CartRow, LineRow } from '../cart-types.ts';
import { isCollected, isPickup, isSold } from './line-places.ts';

/** The delivery windows of a line by the ways that it can be shipped; undefined where it cannot. */
export interface DatesByOption {
  toAddress: DeliveryDates | undefined;
  toStore: DeliveryDates | undefined;
}

export const datesByOption = (
  row: LineRow,
  shipTo: ShipTo,
  levelOfService: CartRow['level_of_service'],
  now: Date,
): DatesByOption => ({
  toAddress: addressDates(row, shipTo, levelOfService, now),
  toStore: shipToStoreDates(row, now),
});

/** The delivery window of the chosen option; undefined for pickup from the shelf and for downloads. */
export function chosenDates(row: LineRow, { toAddress, toStore }: DatesByOption): DeliveryDates | undefined {
  if (isPickup(row)) return undefined;
  return isCollected(row) ? toStore : toAddress;
}

/** Finds the delivery window of a line by its chosen delivery option. */
export const lineDates = (...args: Parameters<typeof datesByOption>): DeliveryDates | undefined =>
  chosenDates(args[0], datesByOption(...args));

function addressDates(
  row: LineRow,
  { state, point }: ShipTo,
  levelOfService: CartRow['level_of_service'],
  now: Date,
): DeliveryDates | undefined {
  if (row.product_type_name === 'ESD') return undefined;
  const transit = point ? transitTo(point, row.shelves, row.qty) : ANY_TRANSIT;
  return getDeliveryDates(getShippableFrom(row.sale_conditions, now), state, levelOfService, transit);
}

/** The window in which a line reaches its store if it is shipped there; undefined without a store. */
export function shipToStoreDates(row: LineRow, now: Date): DeliveryDates | undefined {
  if (!row.store) return undefined;
  return getDeliveryDates(
    getShippableFrom(row.sale_conditions, now),
    row.store.state,
    'STANDARD',
    transitTo(row.store, row.shelves, row.qty),
  );
}

/** The days on which all shipped lines of a cart can be delivered together, as ISO dates. */
interface DeliveryWindow {
  earliest: string;
  latest: string;
}

/** Returns the days that can be chosen, by standard delivery; undefined if nothing is shipped. */
export function getDeliveryWindow(
  rows: readonly LineRow[],
  shipTo: ShipTo,
  now: Date,
): DeliveryWindow | undefined {
  const shipped = rows.filter((row) => row.status === 'ACTIVE' && isSold(row) && !isCollected(row));
  // The last day of each window: until then everything has arrived.
  const earliest = shipped
    .flatMap((row) => lineDates(row, shipTo, 'STANDARD', now)?.maxDeliveryDate ?? [])
    .sort()
    .at(-1);
  if (earliest === undefined) return undefined;
  const hasDelayedItem = shipped.some(
    ({ sale_conditions }) => isPreOrder(sale_conditions, now) || isBackOrder(sale_conditions, now),
  );
  return getFutureDeliveryWindow({ earliest, today: todayIn(shipTo.state, now), hasDelayedItem });
}

/** Checks a day that the shopper chose. @throws ApiError 400 INVALID_DELIVERY_DATE with the days that are possible */
export function checkFutureDelivery(date: string, window: DeliveryWindow | undefined): void {
  if (window && isDeliveryDay(date) && date >= window.earliest && date <= window.latest) return;
  throw badRequest(
    'INVALID_DELIVERY_DATE',
    window
      ? `Choose a business day from ${shortDay(window.earliest)} to ${shortDay(window.latest)}.`
      : 'Nothing in this cart is delivered to an address.',
    'futureDelivery.date',
  );
}

/**
 * Returns the part of a whole cart about its day of delivery (cart-3.6). A chosen day that is no longer possible is kept, and a message gives the day
 * on which everything is delivered.
 */
export function getFutureDelivery(
  rows: readonly LineRow[],
  { future_delivery: date }: Pick<CartRow, 'future_delivery'>,
  shipTo: ShipTo,
  now: Date,
): Pick<CartInfo, 'futureDelivery'> {
  const window = getDeliveryWindow(rows, shipTo, now);
  if (!window) return {};
  const { earliest } = window;
  const isTooEarly = date !== null && date < earliest;
  return {
    futureDelivery: {
      ...(date === null ? {} : { date }),
      earliestDeliveryDate: earliest,
      messages: isTooEarly
        ? [
            {
              code: 'FUTURE_DELIVERY_CHANGED',
              type: 'WARN',
              description: `Your items can’t all arrive on ${shortDay(date)}. We’ll deliver them by ${shortDay(earliest)}.`,
            },
          ]
        : [],
    },
  };
}

/** Moves a delivery window to the chosen day, if that is not before its last day. */
export const withFutureDelivery = (
  dates: DeliveryDates | undefined,
  { future_delivery: date }: Pick<CartRow, 'future_delivery'>,
): DeliveryDates | undefined =>
  dates && date !== null && date >= dates.maxDeliveryDate
    ? { minDeliveryDate: date, maxDeliveryDate: date }
    : dates;
