import type { Address } from '@foolscap/core/vocabulary';
import type { UpdateCartBody } from '@foolscap/cart/contract';
import { CART_CODES } from '@foolscap/cart/model';
import type { ShipTo } from '../../../kernel/geo/delivery-place.ts';
import { ApiError, badRequest } from '../../../kernel/http/api-error.ts';
import { EMAIL } from '../../../kernel/mail/email-key.ts';
import type { ReplyText } from '../../../kernel/translations/reply-text.ts';
import { findUndeliverable, findUnservedPlace, isCollected } from '../../delivery/index.ts';
import type { CartDecision } from '../cart-command.ts';
import type { LineRow } from '../cart-types.ts';
import type { PickupPerson } from '../tables.ts';
import { checkFutureDelivery, getDeliveryWindow } from './line-dates.ts';
import { decideLevels, LEVEL_NOT_AVAILABLE, levelNotAvailable, listTooFar } from './line-levels.ts';

/** Checks whether a cart update depends on the cart's lines: it sets a level of service, a delivery date or an address. */
export const concernsDelivery = ({ levelOfService, futureDelivery, addresses }: UpdateCartBody): boolean =>
  levelOfService !== undefined || !!futureDelivery?.date || addresses !== undefined;

/**
 * Decides how the lines are delivered after a cart update. Lines too far from a new address lose same-day delivery.
 * @param shipTo the place after the update
 * @throws ApiError 400 for a day that is not available, 409 if no line allows the level
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

const hasBulkyItems = (rows: readonly LineRow[]): boolean =>
  rows.some((row) => row.oversized && row.status === 'ACTIVE' && !isCollected(row));

/** Rejects shipping addresses in areas without delivery, before any other check. @throws ApiError 400 UN_DELIVERABLE_ADDRESSES */
export function checkServed(addresses: readonly Address[]): void {
  for (const [index, address] of addresses.entries()) {
    const found = address.type === 'B' ? undefined : findUnservedPlace(address);
    if (found)
      throw badRequest(CART_CODES.undeliverable, found.message, `addresses[${index}].${found.field}`);
  }
}

/**
 * Returns the reason why the lines cannot be delivered to an address; undefined if they can. A cart may have such an address, for example
 * after an add.
 * @returns ApiError 400 UN_DELIVERABLE_ADDRESSES
 */
export function getUndeliverable(
  address: Address,
  rows: readonly LineRow[],
  path: string = 'addresses',
): ApiError | undefined {
  const found = findUndeliverable(address, { hasBulkyItems: hasBulkyItems(rows) });
  return found && badRequest(CART_CODES.undeliverable, found.message, `${path}.${found.field}`);
}

/** @throws ApiError PICKUP_PERSON_INVALID naming the field */
export function checkedPickupPerson(person: PickupPerson): PickupPerson {
  const checked: PickupPerson = {
    firstName: person.firstName.trim(),
    lastName: person.lastName.trim(),
    email: person.email.trim(),
    phone: person.phone.replace(/[\s().-]/g, ''),
  };
  const refuse = (field: keyof PickupPerson, message: ReplyText) =>
    badRequest('PICKUP_PERSON_INVALID', message, `pickupPerson.${field}`);
  if (!checked.firstName) throw refuse('firstName', 'Enter a first name.');
  if (!checked.lastName) throw refuse('lastName', 'Enter a last name.');
  if (!EMAIL.test(checked.email)) throw refuse('email', 'Invalid email address');
  if (!/^\d{10}$/.test(checked.phone)) throw refuse('phone', 'Invalid phone number');
  return checked;
}
