/** How far the locator looks, in miles: for stores near an address, and for pickup (storefront 9). */
export const LOCATOR_RADIUS = 20;
export const PICKUP_RADIUS = 100;

/** What the screen offers to choose from. */
export const RADII = [10, 20, 50, 100] as const;

/**
 * Storefront 5: search text is word characters separated by commas or spaces; periods are removed.
 * @returns the text as it is searched for, or undefined where it is rejected
 */
export function storeSearchText(text: string): string | undefined {
  const bare = text.replaceAll('.', '').trim();
  return /^\w+([, ]+\w+)*,?$/.test(bare) ? bare.replace(/,$/, '') : undefined;
}
