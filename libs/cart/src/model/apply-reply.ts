import type { CartChange, CartData, CartInfo, CartItem } from '../contract/index.ts';
import { withChildIds } from './line-relations.ts';

/** The result of merging a reply into the held cart. */
export type AppliedReply =
  /** `cart` replaces the held cart. */
  | { kind: 'applied'; cart: CartInfo }
  /** The reply is older than the held cart and changes nothing. */
  | { kind: 'stale' }
  /** The client missed a change before this one and must read the whole cart. */
  | { kind: 'gap' };

export const isChange = (cartInfo: CartData['cartInfo']): cartInfo is CartChange =>
  'previousRevision' in cartInfo;

/**
 * Merges a reply into the held cart (decision-stale-writes.2, decision-size-of-cart-replies.2). An older revision never overwrites a newer
 * one. Revisions of different carts are not compared: after signing in or placing an order, the new cart has its own count.
 */
export function applyReply(current: CartInfo | undefined, reply: CartData['cartInfo']): AppliedReply {
  const sameCart = current !== undefined && current.cartId === reply.cartId;
  if (sameCart && reply.revision < current.revision) return { kind: 'stale' };
  if (!isChange(reply)) return { kind: 'applied', cart: reply };
  if (!sameCart) return { kind: 'gap' };
  if (reply.revision === current.revision) {
    if (reply.previousRevision < reply.revision) return { kind: 'stale' };
    // The call changed nothing, and its lines contain the reasons.
    const refused = reply.items.filter(({ messages, status }) => status === 'ACTIVE' && messages.length);
    return { kind: 'applied', cart: { ...current, items: mergeItems(current.items, refused) } };
  }
  if (reply.previousRevision !== current.revision) return { kind: 'gap' };

  const { previousRevision: _, items, cartAttributes, ...rest } = reply;
  // If a change omits one of these, it no longer applies.
  const { freeItems: _free, availableFreeItems: _available, furnRate: _rate, ...held } = current;
  return {
    kind: 'applied',
    cart: {
      ...held,
      ...rest,
      // A change omits the owner's attributes.
      cartAttributes: { ...current.cartAttributes, ...cartAttributes },
      items: mergeItems(current.items, items),
    },
  };
}

/** Replaces changed lines in place, appends new lines, and drops removed ones. */
function mergeItems(lines: readonly CartItem[], changed: readonly CartItem[]): CartItem[] {
  const byId = new Map(lines.map((line) => [line.cartItemId, line]));
  for (const line of changed) {
    if (line.status === 'DELETED') byId.delete(line.cartItemId);
    else byId.set(line.cartItemId, line);
  }
  // Parents list their children, and a change contains only the lines that it wrote.
  return withChildIds([...byId.values()]);
}
