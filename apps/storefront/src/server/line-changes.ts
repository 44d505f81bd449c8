import type { CartClient } from '@foolscap/cart/client';
import type { CartItem, UpdateItemsBody } from '@foolscap/cart/contract';
import { CART_CODES, ITEM_CODES, getFulfillmentNames, getQuantityName } from '@foolscap/cart/model';
import { HttpError } from '@foolscap/core/http';
import { MAX_LINE_QUANTITY, readWholeNumber } from '@foolscap/core/quantity';
import type { LevelOfService } from '@foolscap/core/vocabulary';

type Fields = Readonly<Record<string, string>>;
type LineUpdate = UpdateItemsBody['items'][number];

/** Delivery types by form value, for pickup. */
export const COLLECTED: Partial<Record<string, 'ISP' | 'STS'>> = { pickup: 'ISP', 'ship-to-store': 'STS' };
/** Levels of service by form value, for deliveries. */
const LEVELS: Partial<Record<string, LevelOfService>> = {
  delivery: 'STANDARD',
  'next-day': 'NDD',
  'same-day': 'SDD',
};

/**
 * Reads a typed quantity.
 * @throws HttpError INVALID_QTY for anything but a whole number up to the limit of a line
 */
export function readQuantity(text: string): number {
  const qty = readWholeNumber(text);
  if (qty !== undefined && qty <= MAX_LINE_QUANTITY) return qty;
  throw new HttpError({ code: CART_CODES.invalidQuantity, retryable: false, message: 'Not a quantity' });
}

export const readLineQuantity = (fields: Fields, cartItemId: string): number =>
  readQuantity(fields[getQuantityName(cartItemId)] ?? '');

/** Whether the submitted delivery equals that of the line. The store is ignored, because it changes for all lines together. */
function isHeld(fields: Fields, { cartItemId, selectedDeliveryOption: option }: CartItem): boolean {
  const way = fields[getFulfillmentNames(cartItemId).way] ?? '';
  const { deliveryType, levelOfService = 'STANDARD' } = option;
  if (deliveryType === 'STA') return LEVELS[way] === levelOfService;
  return COLLECTED[way] === (deliveryType === 'PCK' ? 'ISP' : deliveryType);
}

/**
 * Returns the submitted delivery of a line; undefined if none was chosen.
 * @throws HttpError INVALID_STORE_NUMBER for pickup without a store
 */
export function readDelivery(fields: Fields, cartItemId: string): Partial<LineUpdate> | undefined {
  const names = getFulfillmentNames(cartItemId);
  const way = fields[names.way];
  if (!way) return undefined;
  const deliveryType = COLLECTED[way];
  const levelOfService = LEVELS[way];
  if (!deliveryType) return { deliveryType: 'STA', ...(levelOfService && { levelOfService }) };
  const pickupStoreNumber = fields[names.store];
  if (!pickupStoreNumber)
    throw new HttpError({ code: ITEM_CODES.invalidStore, retryable: false, message: 'No store' });
  return { deliveryType, pickupStoreNumber };
}

/**
 * Returns the lines whose submitted quantity or delivery differs from the cart's. The form submits those of all lines. If the cart has
 * changed since the page was sent, only the fields of the line whose button was clicked are used, because the others may be outdated.
 * @throws HttpError CART_REVISION_CONFLICT for an outdated page that names no line: Enter in a field
 */
export async function getChangedLines(client: CartClient, fields: Fields): Promise<LineUpdate[]> {
  // Checked first, so that an invalid quantity of the named line changes nothing.
  if (fields.cartItemId) readLineQuantity(fields, fields.cartItemId);
  const { cartInfo } = (await client.getCart()).data;
  const isCurrent = fields.revision === String(cartInfo.revision);
  if (!isCurrent && !fields.cartItemId)
    throw new HttpError({ code: CART_CODES.revisionConflict, retryable: false, message: 'An outdated page' });
  return cartInfo.items
    .filter(({ cartItemId }) => fields[getQuantityName(cartItemId)] !== undefined)
    .filter(({ cartItemId }) => isCurrent || cartItemId === fields.cartItemId)
    .flatMap((line) => {
      const { cartItemId } = line;
      const qty = readLineQuantity(fields, cartItemId);
      const delivery = isHeld(fields, line) ? undefined : readDelivery(fields, cartItemId);
      return delivery || qty !== line.qty ? [{ cartItemId, qty, ...delivery }] : [];
    });
}
