import type { TenantId } from '../vocabulary/index.ts';
import { BUSINESS_PATH_PREFIX, LOGIN_PATH } from '../vocabulary/index.ts';

const REDIRECTED = 'redirected';

/**
 * Where somebody is sent who must sign in first: the consumer site hands the current address on as `jumpUrl`, the business
 * site as `TARGET` with the marker `redirected=1` (cart 7, storefront 2). Undefined when the address already bears the marker
 * or is the sign-in page itself: the redirect happens exactly once.
 *
 * @param current path and query of the page, from the root
 */
export function signInAddress(tenant: TenantId, current: string): string | undefined {
  const url = new URL(`http://here${current}`);
  const path = url.pathname.startsWith(BUSINESS_PATH_PREFIX)
    ? url.pathname.slice(BUSINESS_PATH_PREFIX.length)
    : url.pathname;
  if (path === LOGIN_PATH || url.searchParams.get(REDIRECTED) === '1') return undefined;
  const target = url.pathname + url.search;
  if (tenant === 'sdc') return `${LOGIN_PATH}?${new URLSearchParams({ jumpUrl: target })}`;
  return `${BUSINESS_PATH_PREFIX}${LOGIN_PATH}?${new URLSearchParams({ TARGET: target, [REDIRECTED]: '1' })}`;
}

/**
 * Takes the marker of an earlier redirect off an address: for a server that knows from the session that the shopper is not signed in, and so
 * cannot send anybody in circles.
 */
export function withoutRedirectMarker(current: string): string {
  const url = new URL(`http://here${current}`);
  url.searchParams.delete(REDIRECTED);
  return url.pathname + url.search;
}

/**
 * Where to go after signing in: the address that was handed on, when it lies within the site; else the given one.
 * Backslashes and a second slash are refused because browsers read `//host` and `/\host` as other hosts.
 */
export function returnAddress(search: URLSearchParams, otherwise = '/'): string {
  const target = search.get('jumpUrl') ?? search.get('TARGET') ?? '';

  return /^\/(?![/\\])[^\\\u0000-\u001f]*$/.test(target) ? target : otherwise;
}
