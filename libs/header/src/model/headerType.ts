import type { Breakpoint } from '@foolscap/core/breakpoints';

/** The header types: full, slim, logo only, third-party verification (storefront-2.65). */
export const HEADER_TYPES = ['full', 'slim', 'logoOnly', 'tpv'] as const;
export type HeaderType = (typeof HEADER_TYPES)[number];

/** Pages whose header must not offer a way out: checkout, its payment steps, and sign-in. */
const logoOnly = [
  /^\/checkout(\/|$)/,
  /^\/office\/supplies\/(checkout|login|register)(\/|$)/,
  /^\/cc\/mmx\/(checkout|login|register)(\/|$)/,
];
const cartPage = [/^(\/cc\/mmx|\/cc\/sparq)?\/cart(\/|$)/];

/**
 * Selects the header type of a page. Checkout and sign-in drop navigation; third-party verification pages show the logo
 * and a label; the cart page uses the slim header on small screens; all other pages use the full header.
 *
 * @param path path of the page, with or without its query
 */
export function getHeaderType(path: string, breakpoint: Breakpoint): HeaderType {
  const plain = path.replace(/[?#].*$/, '');
  if (/(^|\/)tpv(\/|$)/.test(plain)) return 'tpv';
  // The business site also serves every shop page below its own prefix.
  const shop = plain.replace(/^\/cc\/mmx(?=\/office\/)/, '');
  if (logoOnly.some((pattern) => pattern.test(shop))) return 'logoOnly';
  const small = breakpoint === 'xs' || breakpoint === 'sm';
  if (small && cartPage.some((pattern) => pattern.test(plain))) return 'slim';
  return 'full';
}
