import { matchRoute } from '../routes.ts';
import { isPaymentPage, PAGES } from './pages.ts';

it.each([
  '/checkout',
  '/checkout/',
  '/CHECKOUT',
  '/office/supplies/checkout',
  '/account/payments',
  '/account/invoices',
  '/account/invoices/INV-2026-000012',
  '/gift-card-balance',
])('cards are entered on %s', (pathname) => expect(isPaymentPage(pathname)).toBe(true));

it.each(['/', '/cart', '/checkout/other', '/order/1', '/account', '/account/invoices/1/2', '/search'])(
  'no card is entered on %s',
  (pathname) => expect(isPaymentPage(pathname)).toBe(false),
);

it('knows the paths of the routes', () => {
  for (const path of ['/Checkout', '/office/supplies/checkout/', PAGES.wallet.toUpperCase()]) {
    expect(matchRoute(path).route.path).not.toBe('*');
    expect(isPaymentPage(path)).toBe(true);
  }
});
