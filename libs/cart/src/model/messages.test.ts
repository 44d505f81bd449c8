import { buildCartItem } from '../testing/builders.ts';
import type { AddOutcome } from './index.ts';
import { CART_TEXTS, addedTitle, cartMessageText, countAdded, itemMessageText } from './index.ts';

// The exact texts of the specification (cart-4, cart-5, cart-8).
const DOWN = "Sorry, something went wrong. It's us, not you. Try again in a few minutes.";

it.each([
  ['ITEM_SERVICE_IS_DOWN', 'Sorry, but we are unable to display these items. Try again in a few minutes.'],
  ['USER_SERVICE_IS_DOWN', DOWN],
  ['USER_NOT_FOUND', DOWN],
  ['USER_ACCOUNT_SERVICE_IS_DOWN', DOWN],
  [
    'GLOBAL_FEE_SERVICE_IS_DOWN',
    'Sorry, but we are unable to display fee related prices at this time. Try again in a few minutes.',
  ],
  ['EMPTY_CART', 'Your cart is empty.'],
  ['INVALID_ITEMS', 'Items not passed'],
  ['INVALID_QTY', 'Qty of one the items is incorrect'],
])('cart code %s shows: %s', (code, text) => expect(cartMessageText({ code })).toBe(text));

it('shows the description of the server for an unknown code, or the standard error without one', () => {
  expect(cartMessageText({ code: 'NEW', description: 'Something new.' })).toBe('Something new.');
  expect(cartMessageText({ code: 'NEW' })).toBe('Something went wrong. Please try again.');
  expect(itemMessageText({ code: 'NEW' }, buildCartItem())).toBe('Something went wrong. Please try again.');
});

it('uses the fixed texts of the specification', () => {
  expect(CART_TEXTS).toEqual({
    addFailed: 'Failure while adding item to cart. Please try again',
    standardError: 'Something went wrong. Please try again.',
    notLoaded: DOWN,
    pricesDown: 'Sorry, but we are unable to display prices at this time.',
  });
});

it.each([
  [
    'EXCEEDS_MAX_LINE_QTY',
    { qtyAdded: 0 },
    'You already have this item in cart with the maximum quantity allowed.',
  ],
  [
    'EXCEEDS_MAX_LINE_QTY',
    { qtyAdded: 1999, prevQty: 8000 },
    'There is a purchase limit of 9,999 for this item. Because you already have 8,000 in your cart, your order quantity has been updated to 1,999.',
  ],
  [
    'STANDALONE_WARRANTY_ITEM',
    {},
    'Warranties must be purchased with a related product and cannot be purchased separately.',
  ],
  [
    'CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY',
    {},
    'Warranty plan quantity cannot exceed the quantity of items purchased.',
  ],
  ['INVALID_FREE_ITEM', {}, 'This free sample is not available right now.'],
  [
    'BLOCKED_FOR_ADD_TO_CART',
    {},
    'Your organization’s policy doesn’t allow this item. Ask your administrator.',
  ],
  [
    'SURCHG_ALTS_ITM_MSG',
    {},
    'We added this in place of the item you chose. Remove it if it isn’t what you need.',
  ],
  ['PRICE_NOT_AVAILABLE', {}, 'Sorry, but we are unable to display prices at this time.'],
  [
    'PARTIAL_QTY_AVAILABLE',
    { qty: 9, inventory: { items: [{ availablequantity: 4 }] } },
    'Only 4 available. Lower the quantity to continue.',
  ],
  [
    'PARTIAL_QTY_AVAILABLE',
    { qty: 4, inventory: { items: [{ availablequantity: 4 }] } },
    'Only 4 available, so we changed the quantity to 4.',
  ],
  ['OUT_OF_STOCK', { qty: 1 }, 'This item is out of stock. Remove it to continue.'],
  ['OUT_OF_STOCK', { qty: 0 }, 'This item is out of stock.'],
])('line code %s with %p shows: %s', (code, special, text) =>
  expect(itemMessageText({ code }, buildCartItem(special))).toBe(text),
);

it('an add of several lines counts their units', () => {
  const lines = [buildCartItem({ qty: 5, qtyAdded: 2 }), buildCartItem({ qty: 3 })];
  expect(addedTitle('added', countAdded(lines))).toBe('5 items added to cart');
});

it('refused lines add no units', () => {
  const refused = buildCartItem({ status: 'INVALID', qty: 4 });
  expect(countAdded([buildCartItem({ qty: 2 }), refused])).toEqual({ lines: 2, units: 2 });
});

it.each<[AddOutcome, number, string]>([
  ['added', 1, 'Item added to cart'],
  ['added', 3, '6 items added to cart'],
  ['partial-quantity', 1, 'Limited quantity available'],
  ['free-sample', 1, 'Sample item unavailable'],
  ['plan-unavailable', 1, 'Protection plan unavailable'],
  ['surcharge', 1, 'Item added to cart'],
  ['rewards-hint', 2, '4 items added to cart'],
  ['replacement', 1, 'Replacement item added to cart'],
  ['limit-exceeded', 1, 'Item limit exceeded'],
  ['max-line-quantity', 1, 'Item limit exceeded'],
  ['price-unavailable', 1, 'Unavailable for purchase'],
  ['blocked', 1, 'Unavailable for purchase'],
  ['standalone-warranty', 1, 'Unavailable for purchase'],
])('an add with the outcome %p of %d lines has the heading: %s', (outcome, lines, title) =>
  expect(addedTitle(outcome, { lines, units: 2 * lines })).toBe(title),
);
