/** An item count that can be shown: whole, and 0 for an empty cart; undefined while it is unknown. */
export const getCartCount = (count: number | undefined): number | undefined =>
  count === undefined ? undefined : count > 0 && Number.isFinite(count) ? Math.floor(count) : 0;

/** Formats the badge of the cart link, capped at `99+`; undefined while the cart is empty or its count is unknown. */
export function cartBadge(count: number | undefined): string | undefined {
  const whole = getCartCount(count);
  if (!whole) return undefined;
  return whole > 99 ? '99+' : String(whole);
}
