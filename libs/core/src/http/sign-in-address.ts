import type { TenantId } from '../vocabulary/index.ts';
import { BUSINESS_PATH_PREFIX, LOGIN_PATH, readSitePath, splitLocale } from '../vocabulary/index.ts';

const REDIRECTED = 'redirected';

/**
 * Returns the URL of the sign-in page for a shopper who must sign in first. The consumer site passes the current address as `jumpUrl`, the
 * business site as `TARGET` with the marker `redirected=1` (cart-7.53, storefront-2.3). Undefined if the address already has the marker or
 * is the sign-in page: the redirect happens exactly once.
 *
 * @param current path and query of the page, from the root
 */
export function signInAddress(tenant: TenantId, current: string): string | undefined {
  const url = new URL(`http://here${current}`);
  const { prefix, rest } = splitLocale(url.pathname);
  const path = rest.startsWith(BUSINESS_PATH_PREFIX) ? rest.slice(BUSINESS_PATH_PREFIX.length) : rest;
  if (path === LOGIN_PATH || url.searchParams.get(REDIRECTED) === '1') return undefined;
  const target = url.pathname + url.search;
  if (tenant === 'sdc') return `${prefix}${LOGIN_PATH}?${new URLSearchParams({ jumpUrl: target })}`;
  return `${prefix}${BUSINESS_PATH_PREFIX}${LOGIN_PATH}?${new URLSearchParams({ TARGET: target, [REDIRECTED]: '1' })}`;
}

/**
 * Removes the marker of an earlier redirect. For a server that knows from the session that the shopper is not signed
 * in, so that it cannot cause a redirect loop.
 */
export function withoutRedirectMarker(current: string): string {
  const url = new URL(`http://here${current}`);
  url.searchParams.delete(REDIRECTED);
  return url.pathname + url.search;
}

/** Returns the URL to open after signing in: the given return target if it is within the site (`readSitePath`), otherwise `otherwise`. */
export const returnAddress = (search: URLSearchParams, otherwise = '/'): string =>
  readSitePath(search.get('jumpUrl') ?? search.get('TARGET') ?? '') ?? otherwise;
