import { LOGIN_PATH } from '@foolscap/core/vocabulary';
import type { TenantId } from '@foolscap/core/vocabulary';

/** Paths of pages that several others link to, below the tenant's root (decision-pages.6). */
export const PAGES = {
  register: '/office/supplies/register',
  forgotPassword: '/office/supplies/forgot-password',
  resetPassword: '/office/supplies/reset-password',
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

/** The paths of the lists below the tenant's root (storefront-2.9, storefront-2.10). */
export const LIST_PATHS = [
  '/list/mylists',
  '/list/details',
  '/cc/sparq/list',
  '/kuber/viewList',
  '/kuber/createList',
  '/list/shared/:linkId',
];

/**
 * Returns the path of the sign-in page, below the tenant's root, that leads back to an address: as `jumpUrl`, or as `TARGET` with its marker on
 * the business site.
 * @param target path from the root of the host
 */
export const signInPath = (tenant: TenantId, target: string): string =>
  `${LOGIN_PATH}?${new URLSearchParams(tenant === 'sba' ? { TARGET: target, redirected: '1' } : { jumpUrl: target })}`;

/** Adds the return target of the current URL to a path: `jumpUrl`, or `TARGET` on the business site. */
export function withTarget(path: string, search: string): string {
  const handed = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of ['jumpUrl', 'TARGET', 'redirected']) {
    const value = handed.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept.size ? `${path}?${kept}` : path;
}
