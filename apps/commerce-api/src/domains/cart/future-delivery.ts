import type { CartInfo } from '@foolscap/cart/contract';
import { getFutureDeliveryWindow } from '@foolscap/cart/model';
import { shortDay } from '@foolscap/core/dates';
import type { ShipTo } from '../../kernel/geo/ship-to.ts';
import { badRequest } from '../../kernel/http/api-error.ts';
import { type DeliveryDates, mergedDates, todayIn } from '../delivery/index.ts';
import { isCollected, type LineRow } from './cart-lines.repository.ts';
import type { CartRow } from './cart.repository.ts';
import { lineDates } from './line-dates.ts';
import { getLevel } from './line-levels.ts';
import { isSold } from './price-rows.ts';
import { isBackOrder, isPreOrder } from './release-date.ts';

type DatedCart = Pick<CartRow, 'level_of_service' | 'future_delivery'>;

/** Returns the days on which all shipped lines of a cart can arrive together; undefined if nothing is shipped. */
export function getDeliveryChoice(
  rows: readonly LineRow[],
  cart: DatedCart,
  shipTo: ShipTo,
  now: Date,
): { earliest: string; latest: string } | undefined {
  const shipped = rows.filter((row) => row.status === 'ACTIVE' && isSold(row) && !isCollected(row));
  const windows = shipped.map((row) => lineDates(row, shipTo, getLevel(row, cart, shipTo.state, now), now));
  const earliest = windows
    .flatMap((dates) => dates?.minDeliveryDate ?? [])
    .sort()
    .at(-1);
  if (earliest === undefined) return undefined;
  const waits = shipped.some(
    ({ sale_conditions }) => isPreOrder(sale_conditions, now) || isBackOrder(sale_conditions, now),
  );
  return getFutureDeliveryWindow({ earliest, today: todayIn(shipTo.state, now), waits });
}

/** Checks a day that the shopper chose. @throws ApiError 400 INVALID_DELIVERY_DATE with the days that are possible */
export function checkFutureDelivery(date: string, choice: ReturnType<typeof getDeliveryChoice>): void {
  if (choice && date >= choice.earliest && date <= choice.latest) return;
  throw badRequest(
    'INVALID_DELIVERY_DATE',
    choice
      ? `Choose a day from ${shortDay(choice.earliest)} to ${shortDay(choice.latest)}.`
      : 'Nothing in this cart is delivered to an address.',
    'futureDelivery.date',
  );
}

/**
 * Returns the part of a whole cart about later delivery (cart-3.6). A chosen day that has become too early is kept, and a message gives the day on
 * which everything arrives.
 */
export function getFutureDelivery(
  rows: readonly LineRow[],
  cart: DatedCart,
  shipTo: ShipTo,
  now: Date,
): Pick<CartInfo, 'futureDelivery'> {
  const choice = getDeliveryChoice(rows, cart, shipTo, now);
  if (!choice) return {};
  const { earliest } = choice;
  const date = cart.future_delivery;
  const isLate = date !== null && date < earliest;
  return {
    futureDelivery: {
      ...(date === null ? {} : { date }),
      earliestDeliveryDate: earliest,
      messages: isLate
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

/** Moves a delivery window to the chosen day, if that is later than its first day. */
export const withFutureDelivery = (
  dates: DeliveryDates | undefined,
  { future_delivery: date }: Pick<CartRow, 'future_delivery'>,
): DeliveryDates | undefined =>
  dates && date !== null && date > dates.minDeliveryDate
    ? mergedDates([{ minDeliveryDate: date, maxDeliveryDate: date }])
    : dates;
