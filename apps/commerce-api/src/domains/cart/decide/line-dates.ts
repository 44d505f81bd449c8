import type { CartInfo } from '@foolscap/cart/contract';
import { getFutureDeliveryWindow, isDeliveryDay } from '@foolscap/cart/model';
import { shortDay } from '@foolscap/core/dates';
import type { ShipTo } from '../../../kernel/geo/delivery-place.ts';
import { badRequest } from '../../../kernel/http/api-error.ts';
import type { ReplyMessage } from '../../../kernel/translations/reply-text.ts';
import {
  ANY_TRANSIT,
  type DeliveryDates,
  getDeliveryDates,
  getShippableFrom,
  isBackOrder,
  isCollected,
  isPickup,
  isPreOrder,
  shipToStoreDates,
  todayIn,
  transitTo,
} from '../../delivery/index.ts';
import type { CartRow, LineRow } from '../cart-types.ts';
import { isSold } from './line-places.ts';

/** The delivery windows of a line by delivery option; undefined if the option is not available. */
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

/** Returns the delivery window of the chosen option; undefined for pickup from store stock and for downloads. */
export function chosenDates(row: LineRow, { toAddress, toStore }: DatesByOption): DeliveryDates | undefined {
  if (isPickup(row)) return undefined;
  return isCollected(row) ? toStore : toAddress;
}

/** Returns the delivery window of a line for its chosen delivery option. */
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

/** The dates on which all shipped lines of a cart can be delivered together, as ISO dates. */
interface DeliveryWindow {
  earliest: string;
  latest: string;
}

/** Returns the dates that can be chosen, based on standard delivery; undefined if nothing is shipped. */
export function getDeliveryWindow(
  rows: readonly LineRow[],
  shipTo: ShipTo,
  now: Date,
): DeliveryWindow | undefined {
  const shipped = rows.filter((row) => row.status === 'ACTIVE' && isSold(row) && !isCollected(row));
  // Uses the last day of each window, by which everything has arrived.
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

/** Checks a delivery date chosen by the shopper. @throws ApiError 400 INVALID_DELIVERY_DATE with the available dates */
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
 * Returns the delivery date part of a whole cart (cart-3.6). A chosen date that is no longer available is kept, with a message that gives
 * the date on which everything is delivered.
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
            } satisfies ReplyMessage,
          ]
        : [],
    },
  };
}

/** Moves a delivery window to the chosen date if that is not before the window's last day. */
export const withFutureDelivery = (
  dates: DeliveryDates | undefined,
  { future_delivery: date }: Pick<CartRow, 'future_delivery'>,
): DeliveryDates | undefined =>
  dates && date !== null && date >= dates.maxDeliveryDate
    ? { minDeliveryDate: date, maxDeliveryDate: date }
    : dates;
