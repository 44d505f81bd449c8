/** Paths of pages that several others link to, below the tenant's root (decision-pages.6). */
export const PAGES = {
  register: '/office/supplies/register',
  forgotPassword: '/office/supplies/forgot-password',
  resetPassword: '/office/supplies/reset-password',
  confirmEmail: '/office/supplies/confirm-email',
  findOrder: '/orders/find',
  sparqCart: '/cc/sparq/cart',
  tpsLogin: '/office/supplies/tps-login',
  orders: '/account/orders',
  details: '/account/details',
  addresses: '/account/addresses',
  wallet: '/account/payments',
  quickBuy: '/account/quick-buy',
  users: '/account/users',
  shipTo: '/account/ship-to',
  sessions: '/account/sessions',
} as const;

/** The paths of the cart page. */
export const CART_PATHS: readonly string[] = ['/cart', PAGES.sparqCart];

/** The page to which the configurator of a product returns; the API names it in its request. */
export const CUSTOMIZE_PATH = '/customize';

/** The paths of the lists below the tenant's root (storefront-2.9, storefront-2.10). */
export const LIST_PATHS = [
  '/list/mylists',
  '/list/details',
  '/cc/sparq/list',
  '/kuber/viewList',
  '/kuber/createList',
  '/list/shared/:linkId',
];

/** The paths on which numbers and codes of payment, gift or prepaid cards are entered. Like routes, they match with any case. */
const PAYMENT_PATHS = /^\/(checkout|office\/supplies\/checkout|account\/payments|gift-card-balance)\/*$/i;

/**
 * Checks whether cards are entered on a page. Nothing of other parties loads there (docs/decisions/cookie-consent.md).
 *
 * @param pathname below the tenant's root
 */
export const isPaymentPage = (pathname: string): boolean => PAYMENT_PATHS.test(pathname);

/** The action that reports a page which the router has opened, also without a new document. */
export const pageOpened = { type: 'shop/pageOpened' } as const;
