/** Text and accessible name of the cart link in the header. */
export interface CartBadge {
  /** Text of the badge; undefined while the cart is empty or its count is unknown. */
  readonly text: string | undefined;
  /** Accessible name of the link. */
  readonly label: string;
}

/** Formats the cart's item count. The badge is capped at `99+`; the accessible name always has the exact count. */
export function cartBadge(count: number | undefined): CartBadge {
  if (count === undefined || !Number.isFinite(count) || count <= 0) {
    return { text: undefined, label: count === undefined ? 'Cart' : 'Cart, empty' };
  }
  const whole = Math.floor(count);
  return {
    text: whole > 99 ? '99+' : String(whole),
    label: `Cart, ${whole.toLocaleString('en-US')} ${whole === 1 ? 'item' : 'items'}`,
  };
}
