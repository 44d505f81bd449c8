/** Values for the action of a tile's button (storefront-4). */
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

/** At this many units or fewer, the shopper sees how many are left. */
export const LOW_STOCK = 5;

/**
 * Returns the unit to show next to a price, such as `ream`; undefined for single pieces, in any language of the shop.
 *
 * @param unit unit in the product catalog
 */
export function shownUnit(unit: string | undefined): string | undefined {
  const text = unit?.trim() ?? '';
  return text === '' || /^(each|ea\.?|unité)$/i.test(text) ? undefined : text;
}
