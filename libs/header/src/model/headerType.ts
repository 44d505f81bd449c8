import type { Breakpoint } from '@foolscap/core/breakpoints';

/** Full, slim, logo alone, third-party verification (storefront 2, "Header types"). */
export const HEADER_TYPES = ['full', 'slim', 'logoOnly', 'tpv'] as const;
export type HeaderType = (typeof HEADER_TYPES)[number];

/** Where the shopper must not be led away: checkout, its payment steps, and signing in. */
const logoOnly = [
  /^\/checkout(\/|$)/,
  /^\/office\/supplies\/(checkout|login|register)(\/|$)/,
  /^\/cc\/mmx\/(checkout|login|register)(\/|$)/,
];
const cartPage = [/^(\/cc\/mmx|\/cc\/sparq)?\/cart(\/|$)/];

/**
 * Which header a page has. Checkout and sign-in drop navigation; the verification pages of a third party show
 * the logo and say so; the cart page on small screens leaves the room to the cart; all else has everything.
 *
 * @param path path of the page, without its query
 */
export function headerTypeOf(path: string, breakpoint: Breakpoint): HeaderType {
  const plain = path.replace(/[?#].*$/, '');
  if (/(^|\/)tpv(\/|$)/.test(plain)) return 'tpv';
  // The business site has every page of the shop below its prefix as well.
  const shop = plain.replace(/^\/cc\/mmx(?=\/office\/)/, '');
  if (logoOnly.some((pattern) => pattern.test(shop))) return 'logoOnly';
  const small = breakpoint === 'xs' || breakpoint === 'sm';
  if (small && cartPage.some((pattern) => pattern.test(plain))) return 'slim';
  return 'full';
}
