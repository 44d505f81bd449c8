import { CHECKOUT_CODES } from './codes.ts';
import { checkoutMessage, isResolvedInCart } from './checkout-message.ts';

it.each([
  ['EMPTY_CART', 'Your cart is empty.'],
  // Texts given by the specification (storefront-8.9).
  [
    'PAYMENT_OPERATION_FAILED',
    'There was an error processing your payment. Your credit card was not charged. Please re-enter your credit card details and try again.',
  ],
  [
    'GATEWAY_UNAVAILABLE',
    "We're unable to process your payment at this time. Please try again or use a different payment method.",
  ],
  ['NO_EMAIL', 'Invalid email address'],
  ['NOT_SENT', 'We couldn’t reach the shop. Check your connection and try again.'],
  ['WHATEVER_ELSE', 'Sorry, something went wrong. Please try again.'],
])('%s reads: %s', (code, text) => expect(checkoutMessage({ code })).toBe(text));

it.each(['ADDRESS_INVALID', 'INVALID_REQUEST', 'BAD_REQUEST'])('%s shows the server’s message', (code) => {
  const message = 'Choose a state of the United States.';
  expect(checkoutMessage({ code, message })).toBe(message);
  expect(checkoutMessage({ code })).toBe('Check these details and try again.');
});

it('reports a card number in a text field with the server’s message, which names the field', () => {
  const message = '“First name” can’t contain a card number.';
  expect(checkoutMessage({ code: 'CARD_NUMBER_IN_TEXT', message })).toBe(message);
  expect(checkoutMessage({ code: 'CARD_NUMBER_IN_TEXT' })).toMatch(/^Remove the card number/);
});

it.each(['BUDGET_EXCEEDED', 'BUDGET_CENTER_MISSING', 'BUDGET_CENTER_INVALID', 'PURCHASE_ORDER_UNKNOWN'])(
  'shows the server’s message for %s',
  (code) => {
    expect(checkoutMessage({ code, message: 'From the server.' })).toBe('From the server.');
    // The budget and the purchase order are chosen on the cart page.
    expect(isResolvedInCart({ code })).toBe(true);
  },
);

it('leads to the cart only for refusals that are resolved there', () => {
  expect(isResolvedInCart({ code: CHECKOUT_CODES.outOfStock })).toBe(true);
  expect(isResolvedInCart({ code: CHECKOUT_CODES.paymentFailed })).toBe(false);
});
