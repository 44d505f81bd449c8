import { isPaymentPage } from './payment-pages.ts';

it.each(['/checkout', '/checkout/', '/CHECKOUT', '/office/supplies/checkout', '/account/payments'])(
  'cards are entered on %s',
  (pathname) => expect(isPaymentPage(pathname)).toBe(true),
);

it.each(['/', '/cart', '/checkout/other', '/order/1', '/account', '/search'])(
  'no card is entered on %s',
  (pathname) => expect(isPaymentPage(pathname)).toBe(false),
);
