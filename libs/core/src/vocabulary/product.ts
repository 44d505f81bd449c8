/** What the one button of a tile does (storefront 4, "Product tile actions by actionLabel"). */
export const ACTION_LABELS = [
  'addToCart',
  'viewOnly',
  'customSkuset',
  'subscribe',
  'expertsSuggest',
  'pickUpToday',
  'viewAlternate',
  'membership',
] as const;
export type ActionLabel = (typeof ACTION_LABELS)[number];

/** From this many units on down a shopper is told how few are left. */
export const LOW_STOCK = 5;

/**
 * The unit to write beside a price, such as `ream`; nothing for one piece, which goes without saying.
 *
 * @param unit as the catalog has it
 */
export function shownUnit(unit: string | undefined): string | undefined {
  const words = unit?.trim() ?? '';
  return words === '' || /^(each|ea\.?)$/i.test(words) ? undefined : words;
}
