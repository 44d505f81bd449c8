import type { CartItem } from '@foolscap/cart/contract';
import type { Message } from '@foolscap/core/vocabulary';
import type { ProcessDeps } from './process-deps.ts';

type Analytics = ProcessDeps['analytics'];
type Items = readonly { itemId: string; qty: number; source?: string | undefined }[];

/** Returns what an event says about items or lines. The source is what added them. */
export const getItems = (items: Items): Items =>
  items.map(({ itemId, qty, source }) => ({ itemId, qty, ...(source ? { source } : {}) }));

/** Reports an add that put at least one unit into the cart. @param feedback the surface that confirms it */
export function reportAdded(analytics: Analytics, requested: Items, feedback: string): void {
  analytics.report({ name: 'add-to-cart', data: { items: getItems(requested), feedback } });
}

/** Reports an add that put nothing into the cart. */
export function reportNotAdded(analytics: Analytics, requested: Items, code: string): void {
  analytics.report({ name: 'add-to-cart-error', data: { items: getItems(requested), code } });
}

/** Returns the code of the first reason why nothing was added. */
export const getReason = (lines: readonly Pick<CartItem, 'messages'>[], errors: readonly Message[]): string =>
  [...lines.flatMap(({ messages }) => messages), ...errors][0]?.code ?? 'UNKNOWN';
