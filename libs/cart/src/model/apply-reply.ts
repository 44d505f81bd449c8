import type { CartChange, CartData, CartInfo, CartItem } from '../contract/index.ts';

/** What became of a reply that was laid over the cart that we hold. */
export type AppliedReply =
  /** The cart is now this one. */
  | { kind: 'applied'; cart: CartInfo }
  /** The reply is older than what we hold and changes nothing. */
  | { kind: 'stale' }
  /** A change that we never saw lies between: the cart must be read. */
  | { kind: 'gap' };

export const isChange = (cartInfo: CartData['cartInfo']): cartInfo is CartChange =>
  'previousRevision' in cartInfo;

/**
 * Lays a reply over the cart (decisions, "stale writes" and "size of cart replies"). An older revision never overwrites a newer
 * one, except that another cart (after signing in or placing an order) begins its own count.
 */
export function applyReply(current: CartInfo | undefined, reply: CartData['cartInfo']): AppliedReply {
  const sameCart = current !== undefined && current.cartId === reply.cartId;
  if (sameCart && reply.revision < current.revision) return { kind: 'stale' };
  if (!isChange(reply)) return { kind: 'applied', cart: reply };
  if (!sameCart) return { kind: 'gap' };
  if (reply.revision === current.revision) return { kind: 'stale' };
  if (reply.previousRevision !== current.revision) return { kind: 'gap' };

  const { previousRevision: _, items, ...rest } = reply;
  return { kind: 'applied', cart: { ...current, ...rest, items: mergeItems(current.items, items) } };
}

/** Changed lines take the place of the old ones, new lines go to the end, removed ones leave. */
function mergeItems(lines: readonly CartItem[], changed: readonly CartItem[]): CartItem[] {
  const byId = new Map(lines.map((line) => [line.cartItemId, line]));
  for (const line of changed) {
    if (line.status === 'DELETED') byId.delete(line.cartItemId);
    else byId.set(line.cartItemId, line);
  }
  return [...byId.values()];
}

/** Lines that a shopper sees: not removed, not invalid, and not shown below another line (cart 4). */
export const isVisible = (line: CartItem): boolean =>
  line.status !== 'DELETED' && line.status !== 'INVALID' && line.parentRelationType === undefined;
