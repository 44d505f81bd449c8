import { LOGIN_PATH } from '@foolscap/core/vocabulary';
import type { TenantId } from '@foolscap/core/vocabulary';

/** The routes for signing in and for creating an account, below the tenant's root; they take a return target. */
const ENTRY = /^\/office\/supplies\/(login|register|tps-login)$/;
/** The pages of the identity area, and those of third-party customers. */
const IDENTITY = /^\/(office\/supplies\/(?!checkout)|tpv)/;

/** Returns a return target as parameters: `jumpUrl`, or `TARGET` with its marker on the business site. */
const getParams = (tenant: TenantId, target: string): Record<string, string> =>
  tenant === 'sba' ? { TARGET: target, redirected: '1' } : { jumpUrl: target };

/**
 * Returns the path of the sign-in page, below the tenant's root, with a return target.
 * @param target path from the root of the host
 */
export const signInPath = (tenant: TenantId, target: string): string =>
  `${LOGIN_PATH}?${new URLSearchParams(getParams(tenant, target))}`;

/**
 * Adds the current page to a link that leads to signing in or to creating an account (storefront-2.15). The home page, the identity area and
 * the pages of third-party customers are no target (storefront-2.16), and neither is the page of a link that has parameters of its own.
 *
 * @param page path of the current page, below the tenant's root
 * @param target its path and query, from the root of the host
 */
export const withReturnTarget = (tenant: TenantId, href: string, page: string, target: string): string =>
  ENTRY.test(href) && page !== '/' && !IDENTITY.test(page)
    ? `${href}?${new URLSearchParams(getParams(tenant, target))}`
    : href;

/** Renames the return target of a redirect to one of these routes to that of the tenant. */
export function withTenantTarget(tenant: TenantId, path: string): string {
  const url = new URL(path, 'http://here');
  const target = url.searchParams.get('jumpUrl');
  if (tenant !== 'sba' || target === null || !ENTRY.test(url.pathname)) return path;
  url.searchParams.delete('jumpUrl');
  for (const [name, value] of Object.entries(getParams(tenant, target))) url.searchParams.set(name, value);
  return url.pathname + url.search + url.hash;
}

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
