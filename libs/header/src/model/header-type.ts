import type { Breakpoint } from '@foolscap/core/breakpoints';
import type { LOGGED_OFF_MARKER, UserType } from '@foolscap/core/vocabulary';

/** The header types: full, slim, logo only, third-party verification (storefront-2.65). */
export const HEADER_TYPES = ['full', 'slim', 'logoOnly', 'tpv'] as const;
export type HeaderType = (typeof HEADER_TYPES)[number];

/** Pages whose header has no navigation: checkout, its payment steps, and sign-in. */
const logoOnly = [
  /^\/checkout(\/|$)/,
  /^\/office\/supplies\/(checkout|login|register)(\/|$)/,
  /^\/cc\/mmx\/(checkout|login|register)(\/|$)/,
];
const cartPage = [/^(\/cc\/mmx|\/cc\/sparq)?\/cart(\/|$)/];

/**
 * Selects the header type of a page. Third-party users have the header for third-party verification on every page, and so do the
 * verification pages for all users: the logo and a label. Checkout and sign-in drop navigation; the cart page uses the slim header on small
 * screens; all other pages use the full header.
 *
 * @param path path of the page, with or without its query
 * @param userType user type of the session; only `THIRD_PARTY` has an effect
 */
export function getHeaderType(
  path: string,
  breakpoint: Breakpoint,
  userType?: UserType | 'ASC' | typeof LOGGED_OFF_MARKER,
): HeaderType {
  const plain = path.replace(/[?#].*$/, '');
  if (userType === 'THIRD_PARTY' || /(^|\/)tpv(\/|$)/.test(plain)) return 'tpv';
  // The business site also serves every shop page below its own prefix.
  const shop = plain.replace(/^\/cc\/mmx(?=\/office\/)/, '');
  if (logoOnly.some((pattern) => pattern.test(shop))) return 'logoOnly';
  const small = breakpoint === 'xs' || breakpoint === 'sm';
  if (small && cartPage.some((pattern) => pattern.test(plain))) return 'slim';
  return 'full';
}
