import { normalizeText } from '@foolscap/core/text';

/** Default search radius in miles: for stores near an address, and for pickup (storefront-9.22). */
export const LOCATOR_RADIUS = 20;
export const PICKUP_RADIUS = 100;

/** Search radii that the shopper can select, in miles. */
export const RADII = [10, 20, 50, 100] as const;

/** Store URLs per reply, for the sitemap. */
export const STORE_ADDRESSES_PAGE_SIZE = 1000;

/**
 * Normalizes the text of a store search (storefront-5.32): word characters separated by commas or spaces; periods are
 * removed. Typed text is converted to that form where possible: ZIP+4 to five digits, apostrophes removed, hyphens
 * replaced with spaces.
 *
 * @returns the normalized text, or undefined if the text is invalid
 */
export function storeSearchText(text: string): string | undefined {
  const bare = normalizeText(text)
    .replaceAll(/[.'`´\u02bb\u02bc\u2018\u2019\u2032\uff07]/g, '')
    .replaceAll(/[-\u2010-\u2015\u2212]/g, '-')
    .replace(/(?<!\w)(\d{5})(?: *-? *\d{4})(?!\w)$/, '$1')
    .replaceAll('-', ' ')
    .trim();
  return /^\w+([, ]+\w+)*,?$/.test(bare) ? bare.replace(/,$/, '') : undefined;
}
