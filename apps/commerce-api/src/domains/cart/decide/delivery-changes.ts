import type { UpdateCartBody } from '@foolscap/cart/contract';
import type { ShipTo } from '../../../kernel/geo/ship-to.ts';
import { ApiError } from '../../../kernel/http/api-error.ts';
import type { CartDecision, LineRow } from '../cart-types.ts';
import { checkFutureDelivery, getDeliveryWindow } from './future-delivery.ts';
import { decideLevels, LEVEL_NOT_AVAILABLE, levelNotAvailable, listTooFar } from './line-levels.ts';

/** Whether an update of a cart depends on its lines: a level of service, a day of delivery, or an address. */
export const concernsDelivery = ({ levelOfService, futureDelivery, addresses }: UpdateCartBody): boolean =>
  levelOfService !== undefined || !!futureDelivery?.date || addresses !== undefined;

/**
 * Decides the delivery of the lines after an update of their cart. A new address ends same-day delivery of lines that it is too far for.
 * @param shipTo the place after the update
 * @throws ApiError 400 for a day that cannot be chosen, 409 if no line allows the level
 */
export function decideDelivery(
  { levelOfService, futureDelivery }: UpdateCartBody,
  lines: readonly LineRow[],
  shipTo: ShipTo,
  now: Date,
): Pick<CartDecision, 'levels'> & Partial<Pick<CartDecision, 'messages'>> {
  if (futureDelivery?.date) checkFutureDelivery(futureDelivery.date, getDeliveryWindow(lines, shipTo, now));
  if (levelOfService) {
    const levels = decideLevels(lines, levelOfService, shipTo, now);
    if (levels) return { levels };
    throw new ApiError(
      409,
      LEVEL_NOT_AVAILABLE,
      'Same-day delivery isn’t available for these items now. Choose another delivery.',
      { field: 'levelOfService' },
    );
  }
  const tooFar = listTooFar(lines, shipTo, now);
  return tooFar.length
    ? {
        levels: tooFar.map(({ id }) => ({ id, level: 'STANDARD' })),
        messages: Object.fromEntries(tooFar.map(({ id }) => [id, [levelNotAvailable('SDD')]])),
      }
    : {};
}
