/** What the cart link of the header says. */
export interface CartBadge {
  /** Inside the badge; nothing while the cart is empty or not known yet. */
  readonly text: string | undefined;
  /** Accessible name of the link. */
  readonly label: string;
}

/** From 100 items on the badge says `99+`; the name says the whole number. */
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
