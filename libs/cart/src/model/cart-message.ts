import { messageFor, messageText } from '@foolscap/core/messages';
import type { CartItem } from '../contract/index.ts';
import type { AddOutcome } from './add-outcome.ts';
import type { AddedCounts } from './added-counts.ts';
import { CART_MESSAGES } from './messages.ts';
import type { LineMessage, LineMessageValues } from './messages.ts';

/** Returns the text of a cart-level message: ours for the code, otherwise the server's description, otherwise the standard error. */
export function cartMessageText(
  { code, description }: { code: string; description?: string },
  messages = CART_MESSAGES,
): string {
  return messageFor<string>(messages.cart, code) ?? description ?? messages.texts.standardError;
}

type MessageLine = Pick<CartItem, 'qty' | 'qtyAdded' | 'prevQty' | 'inventory'> &
  Partial<Pick<CartItem, 'selectedDeliveryOption'>> & {
    product: Pick<CartItem['product'], 'quantityLimit' | 'orderMultiple'>;
  };

const getDetails = (line: MessageLine): LineMessageValues => ({
  quantity: line.qty,
  previousQuantity: line.prevQty ?? 0,
  addedQuantity: line.qtyAdded ?? 0,
  available: line.inventory.items[0]?.availablequantity ?? 0,
  purchaseLimit: line.product.quantityLimit ?? line.qty,
  orderMultiple: line.product.orderMultiple ?? 1,
  storeName: line.selectedDeliveryOption?.pickupStoreName,
  deliveryType: line.selectedDeliveryOption?.deliveryType,
});

/** Returns the text of a line's message, with the same fallbacks as `cartMessageText`. */
export function itemMessageText(
  { code, description }: { code: string; description?: string },
  line: MessageLine,
  messages = CART_MESSAGES,
): string {
  const text = messageFor<LineMessage>(messages.line, code);
  return text === undefined
    ? (description ?? messages.texts.standardError)
    : messageText(text, getDetails(line));
}

/** Returns the title of the toast, drawer or overlay after an add (cart-4.14). */
export const addedTitle = (outcome: AddOutcome, counts: AddedCounts, messages = CART_MESSAGES): string =>
  messageText(messages.added[outcome], counts);
