import type { CheckoutInfo, Order, PlaceOrderBody } from '../contract/index.ts';

/** The item of a quick buy. */
export interface QuickBuyItem {
  itemId: string;
  qty: number;
  /** Items that the shopper has chosen with it, such as a protection plan. */
  extras?: { itemId: string; qty: number; parentItemId?: string }[];
}

/** The reason for a failed quick-buy step, as far as the screen depends on it. */
export interface QuickBuyFailure {
  code: string;
  message: string;
  /** True if the same step may succeed when repeated. */
  retryable: boolean;
}

/** The cancellation of the order that was just placed. */
export type QuickBuyCancel =
  | { phase: 'idle' }
  | { phase: 'canceling' }
  | { phase: 'canceled' }
  | { phase: 'failed'; failure: QuickBuyFailure };

/** One purchase, from clicking "Buy now" to the placed order. `serial` increases with each failure. */
export type QuickBuyPhase =
  | { phase: 'idle' }
  /** The buy-now cart is being filled, and its totals are being read. */
  | { phase: 'preparing' }
  /** It could not be prepared; nothing was ordered. */
  | { phase: 'unready'; failure: QuickBuyFailure; serial: number }
  /** The shopper sees what would be ordered, after `failure` if an attempt was rejected. */
  | { phase: 'review'; info: CheckoutInfo; failure?: QuickBuyFailure; serial: number }
  | { phase: 'placing'; info?: CheckoutInfo; body: PlaceOrderBody; serial: number }
  /** There was no reply, so the order may have been placed. A retry under the same key returns the outcome and never charges twice. */
  | { phase: 'uncertain'; info?: CheckoutInfo; body: PlaceOrderBody; serial: number }
  | { phase: 'placed'; order: Order; cancel: QuickBuyCancel };

export const QUICK_BUY_CODES = {
  /** Quick buy was turned off, or its address or card cannot be used. */
  notReady: 'QUICK_BUY_NOT_READY',
  /** Another window has changed the cart that is being ordered. */
  cartChanged: 'CART_REVISION_CONFLICT',
  /** The item cannot be ordered right now. */
  unavailable: 'QUICK_BUY_ITEM_UNAVAILABLE',
} as const;

/** Reasons why a prepared quick buy differs from what the shopper requested. The last two cannot be ordered. */
export type QuickBuyNotice = 'limited' | 'undeliverable' | 'blocked';

/**
 * Compares a prepared quick buy with the item that the shopper requested. `undeliverable`: nothing can be delivered to the address;
 * `blocked`: a message of the cart or the item blocks the order; `limited`: there are fewer units.
 */
export function quickBuyNotice(
  info: CheckoutInfo,
  { itemId, qty }: QuickBuyItem,
): QuickBuyNotice | undefined {
  const { checkoutKind, deliveryMethods, lines, messages, sections } = info;
  if (checkoutKind !== 'PICKUP' && lines.length > 0 && deliveryMethods.length === 0) return 'undeliverable';
  const all = [...messages, ...lines.flatMap((line) => line.messages)];
  if (lines.length === 0 || all.some(({ type }) => type === 'ERROR') || sections.some(({ done }) => !done))
    return 'blocked';
  const units = lines.find((line) => line.itemId === itemId && !line.parentCartItemId)?.qty ?? 0;
  return units < qty ? 'limited' : undefined;
}

/** Checks whether a prepared quick buy can be ordered as shown. */
export const canOrderQuickBuy = (notice: QuickBuyNotice | undefined): boolean =>
  notice === undefined || notice === 'limited';
