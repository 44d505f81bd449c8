import {
  blocksCheckout,
  invalidStore,
  getOrderMultiple,
  hasWrongMultiple,
  ITEM_CODES,
  notMultiple,
  notForPickup,
  pickupNotPermitted,
  stockMessages,
} from '@foolscap/cart/model';
import type { Message } from '@foolscap/core/vocabulary';
import { backInStock, restrictedItem, SALE_CODES, type SalePlace } from '@foolscap/pricing/model';
import { isRestrictedAt, isSold } from '../decide/line-places.ts';
import type { LineRow } from '../cart-types.ts';
import { hasLostServices, serviceRemoved } from '../decide/furniture-services.ts';
import { LEVEL_NOT_AVAILABLE } from '../decide/line-levels.ts';
import { getDesignMessage, lacksDesign, notSold, priceMissing } from '../decide/sale-rules.ts';
import { isBackOrder, isCollected, isPickup } from '../../delivery/index.ts';

/** Returns the messages of a line that can no longer be sold. It stays in the cart, marked, so that the shopper finds out (cart-4.1). */
export function unsoldMessages(row: LineRow): Message[] {
  if (!row.published) return [notSold()];
  return row.price === null ? [priceMissing(row)] : [];
}

/** Returns the messages about a line's stock, in its store or for delivery. They are computed on every read. */
function placeMessages(row: LineRow): Message[] {
  if (isCollected(row) && !row.may_collect) return [pickupNotPermitted('ERROR')];
  if (isCollected(row) && !row.store) return [invalidStore()];
  if (isPickup(row) && !row.bopis_eligible) return [notForPickup('ERROR')];
  return stockMessages(row.available, row.in_place, isPickup(row) ? row.store?.name : undefined);
}

const DELIVERY_CODES: readonly string[] = [
  ITEM_CODES.outOfStock,
  ITEM_CODES.noneInStore,
  ITEM_CODES.invalidStore,
  ITEM_CODES.notForPickup,
  SALE_CODES.restricted,
  SALE_CODES.backInStock,
  LEVEL_NOT_AVAILABLE,
];

/** Checks whether a line message is about the chosen delivery option, which also shows it. */
export const isAboutDelivery = ({ code }: Message): boolean => DELIVERY_CODES.includes(code);

function withoutRepeats(messages: readonly Message[]): Message[] {
  // An error takes precedence over a warning with the same code.
  const inOrder = [...messages.filter(blocksCheckout), ...messages];
  return messages
    .map(({ code }) => inOrder.find((message) => message.code === code)!)
    .filter((message, index, all) => all.indexOf(message) === index);
}

/** Returns a line's messages: those of the call, and the reasons why the line cannot be ordered as it is. */
export function getLineMessages(
  row: LineRow,
  callMessages: readonly Message[],
  place: SalePlace,
  now: Date,
): Message[] {
  if (row.status !== 'ACTIVE') return withoutRepeats(callMessages);
  if (!isSold(row)) return withoutRepeats([...callMessages, ...unsoldMessages(row)]);
  // The message of a refused plan already says that it is out of stock.
  const isRefusedPlan = callMessages.some(({ code }) => code === ITEM_CODES.planUnavailable);
  return withoutRepeats([
    ...callMessages,
    ...(isRefusedPlan ? [] : placeMessages(row)),
    ...(hasWrongMultiple(row) ? [notMultiple(getOrderMultiple(row))] : []),
    ...(lacksDesign(row) ? [getDesignMessage(row)] : []),
    ...(isRestrictedAt(row, place) ? [restrictedItem(place)] : []),
    ...(hasLostServices(row) ? [serviceRemoved()] : []),
    ...(isBackOrder(row.sale_conditions, now) ? [backInStock(row.sale_conditions?.backInStockOn ?? '')] : []),
  ]);
}
