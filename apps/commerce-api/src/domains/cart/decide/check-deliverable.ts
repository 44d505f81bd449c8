import type { Address, Message } from '@foolscap/core/vocabulary';
import { CHECKOUT_CODES } from '@foolscap/checkout/model';
import { badRequest } from '../../../kernel/http/api-error.ts';
import { findUndeliverable, findUnservedPlace } from '../../delivery/index.ts';
import { isCollected } from '../facts/cart-lines.repository.ts';
import type { LineRow } from '../cart-types.ts';

const hasBulkyItems = (rows: readonly LineRow[]): boolean =>
  rows.some((row) => row.oversized && row.status === 'ACTIVE' && !isCollected(row));

/** Refuses shipping addresses in places without delivery, before anything else is checked. @throws ApiError 400 UN_DELIVERABLE_ADDRESSES */
export function checkServed(addresses: readonly Address[]): void {
  for (const [index, address] of addresses.entries()) {
    const found = address.type === 'B' ? undefined : findUnservedPlace(address);
    if (found)
      throw badRequest(CHECKOUT_CODES.undeliverable, found.message, `addresses[${index}].${found.field}`);
  }
}

/** Refuses a shipping address that the lines cannot be delivered to. @throws ApiError 400 UN_DELIVERABLE_ADDRESSES */
export function checkDeliverable(
  address: Address,
  rows: readonly LineRow[],
  path: string = 'addresses',
): void {
  const found = findUndeliverable(address, { hasBulkyItems: hasBulkyItems(rows) });
  if (found) throw badRequest(CHECKOUT_CODES.undeliverable, found.message, `${path}.${found.field}`);
}

/** Returns the message of a cart whose address its lines cannot be delivered to, for example after an item was added. */
export function undeliverableMessage(address: Address, rows: readonly LineRow[]): Message | undefined {
  const found = findUndeliverable(address, { hasBulkyItems: hasBulkyItems(rows) });
  return found && { code: CHECKOUT_CODES.undeliverable, type: 'ERROR', description: found.message };
}
