import type { MessageText } from '@foolscap/core/messages';
import type { SALE_CODES } from '@foolscap/pricing/model';
import type { CartItem } from '../contract/index.ts';
import type { AddOutcome } from './add-outcome.ts';
import type { AddedCounts } from './added-counts.ts';
import type { CART_CODES } from './cart-codes.ts';
import type { ITEM_CODES } from './item-codes.ts';
import { CONNECTION_TEXTS } from './connection-messages.ts';

/** Cart texts that have no code (cart-4, cart-8). */
export const CART_TEXTS = {
  addFailed: 'Failure while adding item to cart. Please try again',
  standardError: 'Something went wrong. Please try again.',
  notLoaded: "Sorry, something went wrong. It's us, not you. Try again in a few minutes.",
  pricesDown: 'Sorry, but we are unable to display prices at this time.',
} as const;

/** Notices that the specification does not define. */
export const CART_NOTICES = {
  changedElsewhere:
    'Your cart was changed in another window. We applied your change to the quantity that it has now.',
  removedElsewhere: 'The item that you changed was removed from your cart in another window or tab.',
  notRestored: 'This item sold out, so we couldn’t restore it.',
} as const;

const DOWN = "Sorry, something went wrong. It's us, not you. Try again in a few minutes.";

const count = (n: number) => n.toLocaleString('en-US');

/** Values that a line's message may include (cart-5.7). Quantities are the line's. */
export interface LineMessageValues {
  /** 0 for an item that the server refused to add, which has no line to remove. */
  quantity: number;
  /** The quantity before the add. */
  previousQuantity: number;
  /** 0 if nothing was added. */
  addedQuantity: number;
  available: number;
  purchaseLimit: number;
  /** The multiple that the item is sold in; 1 for most items. */
  orderMultiple: number;
  /** The pickup store; undefined for a delivered line. */
  storeName: string | undefined;
  /** Distinguishes shipping to a store from pickup of store stock. */
  deliveryType: CartItem['selectedDeliveryOption']['deliveryType'] | undefined;
}

export type LineMessage = MessageText<LineMessageValues>;

const at = (storeName: string | undefined) => (storeName ? ` at ${storeName}` : '');

const fixedQuantity = ({ available, quantity, storeName }: LineMessageValues) =>
  `Only ${count(available)} available${at(storeName)}, so we changed the quantity to ${count(quantity)}.`;

const orderMultiple = ({ quantity, orderMultiple: multiple }: LineMessageValues) => {
  const sold = `Sold in multiples of ${count(multiple)}`;
  if (quantity % multiple) return `${sold}. Change the quantity to continue.`;
  return quantity ? `${sold}, so we changed the quantity to ${count(quantity)}.` : `${sold}.`;
};

const purchaseLimit = ({ purchaseLimit: limit }: LineMessageValues) =>
  `There is a purchase limit of ${count(limit)} for this item.`;

/** The unit prices that the note about a changed price includes. */
export interface PriceChangeValues {
  from: string;
  to: string;
}

type CartCode = (typeof CART_CODES)[keyof typeof CART_CODES];
type ItemCode = (typeof ITEM_CODES)[keyof typeof ITEM_CODES];
type SaleCode = (typeof SALE_CODES)[keyof typeof SALE_CODES];

/** All cart messages, by group and code. */
export interface CartMessageTables {
  /** Texts without a code. */
  texts: Record<keyof typeof CART_TEXTS, string>;
  /** Messages about the whole cart. A code without an entry shows the server's description. */
  cart: Partial<Record<CartCode | ItemCode | SaleCode, string>>;
  /** Messages about one line. A code without an entry shows the server's description. */
  line: Partial<Record<ItemCode | SaleCode, LineMessage>>;
  /** Notes about a line whose price differs from the one at which the shopper added it; the prices are formatted. */
  prices: Record<'dropped' | 'rose', MessageText<PriceChangeValues>>;
  /** Notices about changes made in another window. */
  notices: Record<keyof typeof CART_NOTICES, string>;
  /** Messages for failures caused by the connection of this device. */
  connection: Record<keyof typeof CONNECTION_TEXTS, string>;
  /** The heading of the drawer or overlay after an add, by outcome (cart-4). */
  added: Record<AddOutcome, MessageText<AddedCounts>>;
}

// Literals checked by their type, so that pages need not load the code table.
const CART: CartMessageTables['cart'] = {
  EMPTY_CART: 'Your cart is empty.',
  ITEM_SERVICE_IS_DOWN: 'Sorry, but we are unable to display these items. Try again in a few minutes.',
  USER_SERVICE_IS_DOWN: DOWN,
  USER_NOT_FOUND: DOWN,
  USER_ACCOUNT_SERVICE_IS_DOWN: DOWN,
  GLOBAL_FEE_SERVICE_IS_DOWN:
    'Sorry, but we are unable to display fee related prices at this time. Try again in a few minutes.',
  CART_AUTO_MERGE: 'We added the items from your earlier visit to this cart.',
  CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY:
    'Some items are out of stock or only partly available. Change or remove them to continue.',
  DELIVERY_COMBINATION_CONSTRAINT_FAILED: 'These items can’t be delivered together. Place separate orders.',
  ITEM_INVENTORY_NOT_AVAILABLE:
    'Your new store has none of some items, so they stay as they were. Pick them up at the previous store, or have them delivered.',
  INVALID_STORE_NUMBER: 'This store doesn’t offer pickup. Choose another store, or have it delivered.',
  ITEM_NOT_AVAILABLE: 'Some items are no longer available. Remove them to continue.',
  SKU_INVALID: 'We couldn’t find that item number.',
  ITEM_NOT_PUBLISHED: 'This item is no longer sold.',
  ITEM_NOT_CONFIGURED: 'Items that are made to order need a design. Customize them on their pages.',
  CART_REVISION_CONFLICT: 'Your cart was changed in another window. Check it, then try again.',
  INVALID_ITEMS: 'Items not passed',
  INVALID_QTY: 'Qty of one the items is incorrect',
};

const LINE: CartMessageTables['line'] = {
  OUT_OF_STOCK: ({ quantity, storeName }) => {
    if (quantity === 0) return `This item is out of stock${at(storeName)}.`;
    return storeName
      ? `This item is out of stock${at(storeName)}. Have it delivered, or remove it to continue.`
      : 'This item is out of stock. Remove it to continue.';
  },
  // The server uses one code both for a line that it reduced to the available quantity and for a line that now exceeds it.
  PARTIAL_QTY_AVAILABLE: (line) =>
    line.quantity > line.available
      ? `Only ${count(line.available)} available${at(line.storeName)}. Lower the quantity to continue.`
      : fixedQuantity(line),
  PARTIAL_QTY_FIXED: fixedQuantity,
  QTY_LIMIT_EXCEEDED: purchaseLimit,
  QTY_LIMIT_ITEM: purchaseLimit,
  EXCEEDED_LIMIT: purchaseLimit,
  EXCEEDS_MAX_LINE_QTY: ({ addedQuantity, previousQuantity }) =>
    addedQuantity > 0
      ? `There is a purchase limit of 9,999 for this item. Because you already have ${count(previousQuantity)} in your cart, your order quantity has been updated to ${count(addedQuantity)}.`
      : 'You already have this item in cart with the maximum quantity allowed.',
  PRICE_NOT_AVAILABLE: CART_TEXTS.pricesDown,
  BLOCKED_FOR_ADD_TO_CART: 'Your organization’s policy doesn’t allow this item. Ask your administrator.',
  OFF_CONTRACT_ERROR: 'This item isn’t part of your contract.',
  STANDALONE_WARRANTY_ITEM:
    'Warranties must be purchased with a related product and cannot be purchased separately.',
  CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY:
    'Warranty plan quantity cannot exceed the quantity of items purchased.',
  INVALID_STORE_NUMBER: 'This store doesn’t offer pickup. Choose another store, or have it delivered.',
  NOT_AVAILABLE_FOR_BOPIS: ({ deliveryType }) =>
    deliveryType === 'ISP'
      ? 'This item can’t be picked up in a store. Have it delivered instead.'
      : 'This item can’t be picked up in a store. We’ll ship it to you.',
  SURCHG_ALTS_ITM_MSG: 'We added this in place of the item you chose. Remove it if it isn’t what you need.',
  ORDER_MULTIPLE: orderMultiple,
  INVALID_FREE_ITEM: 'This free sample is not available right now.',
};

const UNAVAILABLE = 'Unavailable for purchase';

const addedItems = ({ lines, units }: AddedCounts) =>
  lines > 1 ? `${units} items added to cart` : 'Item added to cart';

/** The English messages of the cart. */
export const CART_MESSAGES: CartMessageTables = {
  texts: CART_TEXTS,
  cart: CART,
  line: LINE,
  prices: {
    dropped: ({ from, to }) => `Price dropped from ${from} to ${to} since you added it.`,
    rose: ({ from, to }) => `Price changed from ${from} to ${to} since you added it.`,
  },
  notices: CART_NOTICES,
  connection: CONNECTION_TEXTS,
  added: {
    'out-of-stock': 'Out of stock',
    replacement: 'Replacement item added to cart',
    'partial-quantity': 'Limited quantity available',
    'limit-exceeded': 'Item limit exceeded',
    'max-line-quantity': 'Item limit exceeded',
    'free-sample': 'Sample item unavailable',
    'price-unavailable': UNAVAILABLE,
    blocked: UNAVAILABLE,
    'standalone-warranty': UNAVAILABLE,
    'child-quantity': 'Item limit exceeded',
    'plan-unavailable': 'Protection plan unavailable',
    surcharge: addedItems,
    'rewards-hint': addedItems,
    'not-added': CART_TEXTS.addFailed,
    added: addedItems,
  },
};
