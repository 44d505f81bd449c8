import type { Message } from '@foolscap/core/vocabulary';
import type { CartItem } from '../contract/index.ts';
import { CART_CODES, ITEM_CODES } from './codes.ts';

/** The words of the cart, by code (cart 4, 8). Codes whose text the specification does not show have one of ours. */
export const CART_TEXTS = {
  addFailed: 'Failure while adding item to cart. Please try again',
  standardError: 'Something went wrong. Please try again.',
  notLoaded: "Sorry, something went wrong. It's us, not you. Try again in a few minutes.",
  pricesDown: 'Sorry, but we are unable to display prices at this time.',
} as const;

/** Notices of ours, beside the texts of the specification. */
export const CART_NOTICES = {
  changedElsewhere:
    'Your cart was changed in another window. We applied your change to the quantity that it has now.',
} as const;

const DOWN = "Sorry, something went wrong. It's us, not you. Try again in a few minutes.";

const CART_MESSAGES: Readonly<Record<string, string>> = {
  [CART_CODES.empty]: 'Your cart is empty.',
  [CART_CODES.itemServiceDown]:
    'Sorry, but we are unable to display these items. Try again in a few minutes.',
  [CART_CODES.userServiceDown]: DOWN,
  [CART_CODES.userNotFound]: DOWN,
  [CART_CODES.userAccountServiceDown]: DOWN,
  [CART_CODES.globalFeeServiceDown]:
    'Sorry, but we are unable to display fee related prices at this time. Try again in a few minutes.',
  [CART_CODES.autoMerge]: 'We added the items from your earlier visit to this cart.',
  [CART_CODES.oosOrPartial]:
    'Some items are out of stock or only partly available. Change or remove them to go on.',
  [CART_CODES.deliveryCombination]:
    'These items can’t be delivered together. Order them one after the other.',
  [ITEM_CODES.noneInStore]:
    'Your new store has none of some items, so they stay as they were. Pick them up at the former store, or have them delivered.',
  [ITEM_CODES.invalidStore]:
    'This store doesn’t hand out orders. Choose another store, or have it delivered.',
  [CART_CODES.tooManyRequests]:
    'Too many people on your network started shopping at once. Wait a minute, then try again.',
  [CART_CODES.skuInvalid]: 'We couldn’t find that item number.',
  [CART_CODES.itemNotPublished]: 'This item is no longer sold.',
  [CART_CODES.invalidItems]: 'Items not passed',
  [CART_CODES.invalidQuantity]: 'Qty of one the items is incorrect',
};

/** The text of a cart-level message; what the server says itself comes second, since codes are ours to word. */
export function cartMessageText({ code, description }: { code: string; description?: string }): string {
  return CART_MESSAGES[code] ?? description ?? CART_TEXTS.standardError;
}

const count = (n: number) => n.toLocaleString('en-US');

/** The text of a message of one line. Quantities come from the line (cart 5, EXCEEDS_MAX_LINE_QTY). */
export function itemMessageText(
  { code, description }: { code: string; description?: string },
  line: Pick<CartItem, 'qty' | 'qtyAdded' | 'prevQty' | 'inventory' | 'product'> &
    Partial<Pick<CartItem, 'selectedDeliveryOption'>>,
): string {
  const store = line.selectedDeliveryOption?.pickupStoreName;
  const at = store ? ` at ${store}` : '';
  const available = line.inventory.items[0]?.availablequantity ?? 0;
  switch (code) {
    case ITEM_CODES.outOfStock:
      // An item that was refused when it was added is no line that could be removed.
      if (line.qty > 0 && store)
        return `This item is out of stock${at}. Have it delivered, or remove it to go on.`;
      return line.qty > 0
        ? 'This item is out of stock. Remove it to go on.'
        : `This item is out of stock${at}.`;
    case ITEM_CODES.partialQuantity:
      // The server says the same of a line that it has cut to what there is, and of one that has become too large.
      return line.qty > available
        ? `Only ${count(available)} available${at}. Lower the quantity to go on.`
        : `Only ${count(available)} available${at}, so we changed the quantity to ${count(line.qty)}.`;
    case ITEM_CODES.partialQuantityFixed:
      return `Only ${count(available)} available${at}, so we changed the quantity to ${count(line.qty)}.`;
    case ITEM_CODES.quantityLimitExceeded:
    case ITEM_CODES.quantityLimitItem:
    case ITEM_CODES.exceededLimit:
      return `There is a purchase limit of ${count(line.product.quantityLimit ?? line.qty)} for this item.`;
    case ITEM_CODES.exceedsMaxLineQuantity:
      return line.qtyAdded
        ? `There is a purchase limit of 9,999 for this item. Because you already have ${count(line.prevQty ?? 0)} in your cart, your order quantity has been updated to ${count(line.qtyAdded)}.`
        : 'You already have this item in cart with the maximum quantity allowed.';
    case ITEM_CODES.priceNotAvailable:
      return CART_TEXTS.pricesDown;
    case ITEM_CODES.blocked:
      return 'Your organization’s policy doesn’t allow this item. Ask your administrator.';
    case ITEM_CODES.offContract:
      return 'This item isn’t part of your contract.';
    case ITEM_CODES.standaloneWarranty:
      return 'Warranties must be purchased with a related product and cannot be purchased separately.';
    case ITEM_CODES.childQuantity:
      return 'Warranty plan quantity cannot exceed the quantity of items purchased.';
    case ITEM_CODES.invalidStore:
      return 'This store doesn’t hand out orders. Choose another store, or have it delivered.';
    case ITEM_CODES.notForPickup:
      return line.selectedDeliveryOption?.deliveryType === 'ISP'
        ? 'This item can’t be picked up in a store. Have it delivered instead.'
        : 'This item can’t be picked up in a store. We’ll ship it to you.';
    case ITEM_CODES.surchargeAlternate:
      return 'We added this in place of the item you chose. Remove it if it isn’t what you need.';
    case ITEM_CODES.invalidFreeItem:
      return 'This free sample is not available right now.';
    default:
      return description ?? CART_TEXTS.standardError;
  }
}

/** What a line has to say after the shopper chose another store by a form, as the server would have said it. */
export function lineTold(code: string, store = 'Your store'): Message {
  return {
    code,
    type: 'WARN',
    ...(code === ITEM_CODES.noneInStore
      ? {
          description: `${store} has none of this item, so it stays where it was. Have it delivered, or choose another store.`,
        }
      : {}),
  };
}
