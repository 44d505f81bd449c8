import type { CartItem } from '@foolscap/cart/contract';
import { type MinorUnits, toDecimal } from '@foolscap/core/money';
import type { LevelOfService } from '@foolscap/core/vocabulary';
import { DEFAULT_FEES } from '@foolscap/pricing/model';
import type { ShipTo } from '../../../kernel/geo/delivery-place.ts';
import type { ReplyMessage, ReplyText } from '../../../kernel/translations/reply-text.ts';
import {
  type DeliveryDates,
  isBackOrder,
  isCollected,
  isNearby,
  isPreOrder,
  isSameDayTime,
} from '../../delivery/index.ts';
import type { LineRow, CartRow } from '../cart-types.ts';
import type { CartDecision } from '../cart-command.ts';
import { datesByOption, lineDates, withFutureDelivery } from './line-dates.ts';

type LevelChoice = NonNullable<NonNullable<CartItem['availableDeliveryOptions']>[number]['levels']>;

/** Levels of service in display order. */
const LEVELS: readonly LevelOfService[] = ['STANDARD', 'NDD', 'SDD'];

type LevelRow = Pick<
  LineRow,
  'delivery_type' | 'product_type_name' | 'oversized' | 'sale_conditions' | 'level_of_service'
>;

/** Checks whether a line qualifies for expedited delivery: it ships now, by parcel carrier. */
export const canExpedite = (row: LevelRow, now: Date): boolean =>
  !isCollected(row) &&
  row.product_type_name !== 'ESD' &&
  !row.oversized &&
  !isPreOrder(row.sale_conditions, now) &&
  !isBackOrder(row.sale_conditions, now);

/**
 * Lists the levels of service of a line at a place (decision-level-of-service). Same-day requires a nearby warehouse that has all units.
 */
export function getLevels(
  row: LevelRow & Pick<LineRow, 'shelves' | 'qty'>,
  { state, point }: ShipTo,
  now: Date,
): LevelOfService[] {
  if (!canExpedite(row, now)) return ['STANDARD'];
  const isToday = isSameDayTime(now, state) && point !== undefined && isNearby(point, row.shelves, row.qty);
  return isToday ? ['STANDARD', 'NDD', 'SDD'] : ['STANDARD', 'NDD'];
}

/**
 * Returns the level of service at which a line is delivered: its own or the cart's, as far as the line allows it. Same-day delivery is
 * chosen per line because it depends on the warehouse; after the cutoff it becomes next-day. A cart with a delivery date always uses
 * standard delivery.
 */
export function getLevel(
  row: LevelRow,
  cart: Pick<CartRow, 'future_delivery' | 'level_of_service'>,
  state: string | undefined,
  now: Date,
): LevelOfService {
  if (cart.future_delivery !== null || !canExpedite(row, now)) return 'STANDARD';
  const ofCart = cart.level_of_service === 'SDD' ? 'STANDARD' : cart.level_of_service;
  const level = row.level_of_service ?? ofCart;
  return level === 'SDD' && !isSameDayTime(now, state) ? 'NDD' : level;
}

const FEES: Partial<Record<LevelOfService, MinorUnits>> = {
  NDD: DEFAULT_FEES.nextDayShipFee,
  SDD: DEFAULT_FEES.sameDayShipFee,
};

/**
 * Returns the levels of service that a shopper can choose for a line, with fees and delivery windows; undefined if there is no choice.
 * Always includes the line's current level, even if it is no longer available.
 */
export function getLevelChoice(
  row: LineRow,
  cart: Pick<CartRow, 'future_delivery' | 'level_of_service'>,
  place: ShipTo,
  now: Date,
): { levels: LevelChoice } | undefined {
  // Plans and services have no delivery of their own; accessories do.
  const isChoiceless = row.parent_line_id !== null && row.relation !== 'ADDON';
  if (cart.future_delivery !== null || isChoiceless) return undefined;
  const offered = new Set([...getLevels(row, place, now), getLevel(row, cart, place.state, now)]);
  if (offered.size < 2) return undefined;
  return {
    levels: LEVELS.filter((level) => offered.has(level)).map((levelOfService) => {
      const fee = FEES[levelOfService];
      return {
        levelOfService,
        ...(fee === undefined ? {} : { fee: toDecimal(fee) }),
        ...datesByOption(row, place, levelOfService, now).toAddress,
      };
    }),
  };
}

/**
 * Applies the cart's level of service to its lines: they follow the cart, except for same-day delivery, which is set on the lines that
 * currently allow it.
 * @returns undefined if no line allows it
 */
export function decideLevels(
  rows: readonly LineRow[],
  level: LevelOfService,
  shipTo: ShipTo,
  now: Date,
): CartDecision['levels'] | undefined {
  if (level !== 'SDD') return rows.map(({ id }) => ({ id, level: null }));
  const levels = rows.map((row) => ({
    id: row.id,
    level: getLevels(row, shipTo, now).includes('SDD') ? ('SDD' as const) : ('STANDARD' as const),
  }));
  return levels.some((line) => line.level === 'SDD') ? levels : undefined;
}

/** Lists the same-day lines that are too far from a place, such as a new address. */
export const listTooFar = (rows: readonly LineRow[], shipTo: ShipTo, now: Date): LineRow[] =>
  rows.filter(
    (row) =>
      row.level_of_service === 'SDD' &&
      !(shipTo.point && canExpedite(row, now) && isNearby(shipTo.point, row.shelves, row.qty)),
  );

const NAMES: Record<LevelOfService, ReplyText> = { STANDARD: 'Standard', NDD: 'Next-day', SDD: 'Same-day' };

export const LEVEL_NOT_AVAILABLE = 'LEVEL_OF_SERVICE_NOT_AVAILABLE';

/** Builds the message of a line that does not allow the chosen level of service. */
export const levelNotAvailable = (level: LevelOfService): ReplyMessage => ({
  code: LEVEL_NOT_AVAILABLE,
  type: 'WARN',
  description: `${NAMES[level]} delivery isn’t available for this item. We’ll ship it by standard delivery.`,
});

/** Returns the level of service at which a line is delivered, and its window, adjusted to the chosen delivery date. */
export function getDelivery(
  row: LineRow,
  cart: Pick<CartRow, 'future_delivery' | 'level_of_service'>,
  shipTo: ShipTo,
  now: Date,
): { level: LevelOfService; dates: DeliveryDates | undefined } {
  const level = getLevel(row, cart, shipTo.state, now);
  const dates = lineDates(row, shipTo, level, now);
  return { level, dates: isCollected(row) ? dates : withFutureDelivery(dates, cart) };
}

/** Like `getDelivery`, for a given level, as far as the line allows it. */
export function getDeliveryBy(
  row: LineRow,
  wanted: LevelOfService,
  shipTo: ShipTo,
  now: Date,
): { level: LevelOfService; dates: DeliveryDates | undefined } {
  const level = getLevels(row, shipTo, now).includes(wanted) ? wanted : 'STANDARD';
  return { level, dates: lineDates(row, shipTo, level, now) };
}
