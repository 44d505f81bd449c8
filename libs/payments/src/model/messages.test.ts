import { balanceMessage, paymentMessage, vendorMessage } from './payment-message.ts';

// The exact texts of the specification (storefront-8.23).
it.each([
  [
    'PAYMENT_OPERATION_FAILED',
    'There was an error processing your payment. Your credit card was not charged. Please re-enter your credit card details and try again.',
  ],
  ['PAYMENT_EXPIRED', 'Please select a different card or add a new card to proceed with your order.'],
  ['CARD_INVALID', 'Please check that your credit card details are correct and try again.'],
  [
    'ADDRESS_INVALID',
    'Please verify the credit card number, expiration date, security code and billing address are correct and try again.',
  ],
  [
    'NETWORK',
    "We're unable to process your payment at this time. Please try again or use a different payment method.",
  ],
  ['FRAME_UNAVAILABLE', 'Oops, something went wrong on our side. Please refresh the page to continue.'],
  ['NOT_SENT', 'We couldn’t reach the shop. Check your connection and try again.'],
  ['WHATEVER_ELSE', 'Something went wrong. Please try again.'],
])('%s reads: %s', (code, text) => expect(paymentMessage({ code })).toBe(text));

it('reports a card number in a text field with the server’s message, which names the field', () => {
  const message = '“First name” can’t contain a card number.';
  expect(paymentMessage({ code: 'CARD_NUMBER_IN_TEXT', message })).toBe(message);
  expect(paymentMessage({ code: 'CARD_NUMBER_IN_TEXT' })).toMatch(/^Remove the card number/);
});

it.each([
  ['GIFT_CARD_D33', 'Please verify the card number and try again.'],
  [
    'GIFT_CARD_D39',
    'This card is not active. Activate it or call the number on its back, or use another card.',
  ],
  ['CAPTCHA_REQUIRED', 'Confirm that you’re human, then enter the card again.'],
  ['TOO_MANY_REQUESTS', 'Too many attempts. Wait a minute, then try again.'],
  ['NETWORK', 'We couldn’t check the balance. Try again.'],
])('%s of a balance reads: %s', (code, text) => expect(balanceMessage({ code })).toBe(text));

it.each([
  ['PAYPAL_AUTH_FAILURE', 'We are still experiencing problems. Please select Change payment.'],
  ['PAYPAL_AUTH_RETRY', "We're sorry, something went wrong. Click here to retry."],
  ['KLARNA_AUTH_FAILURE', 'We are unable to process your Klarna payment at this time.'],
  ['KLARNA_AUTH_RETRY', 'Error occurred while processing your payment. Please try again.'],
  ['SPAY_API_FAILURE', 'Sorry, something went wrong. Please try again.'],
  ['PAYMENT_EXPIRED', 'Error occurred while processing your payment. Please try again.'],
  ['WHATEVER_ELSE', 'Something went wrong. Please try again.'],
])('%s of a vendor reads: %s', (code, text) => expect(vendorMessage({ code })).toBe(text));
