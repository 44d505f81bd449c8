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
  approvals: '/account/approvals',
  approvalRules: '/account/approval-rules',
  budgets: '/account/budgets',
  reports: '/account/reports',
  costCenters: '/cart/cost-centers',
  shipTo: '/account/ship-to',
  sessions: '/account/sessions',
} as const;

/** The paths of the cart page. */
export const CART_PATHS: readonly string[] = ['/cart', PAGES.sparqCart];

/** The page that a product's configurator returns to; the API includes it in its request. */
export const CUSTOMIZE_PATH = '/customize';

/** Paths of the lists below the tenant's root (storefront-2.9, storefront-2.10). */
export const LIST_PATHS = [
  '/list/mylists',
  '/list/details',
  '/cc/sparq/list',
  '/kuber/viewList',
  '/kuber/createList',
  '/list/shared/:linkId',
];

/** Paths on which numbers and codes of payment, gift or prepaid cards are entered. Like routes, they are case-insensitive. */
const PAYMENT_PATHS =
  /^\/(checkout|office\/supplies\/checkout|account\/(payments|invoices(\/[^/]+)?)|gift-card-balance)\/*$/i;

/**
 * Checks whether cards are entered on a page, which then loads nothing from third parties (docs/decisions/cookie-consent.md).
 *
 * @param pathname below the tenant's root
 */
export const isPaymentPage = (pathname: string): boolean => PAYMENT_PATHS.test(pathname);

/** Checks whether a page needs a signed-in user. @param pathname below the tenant's root */
export const isAccountPage = (pathname: string): boolean => pathname.startsWith('/account');

/** Event: the router has opened a page, with or without a new document. */
export const pageOpened = { type: 'shop/pageOpened' } as const;
