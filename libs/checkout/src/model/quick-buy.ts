import type { CheckoutInfo } from '../contract/index.ts';

/** The item of a quick buy. */
export interface QuickBuyItem {
  itemId: string;
  qty: number;
}

/** The code of a quick buy that is not ready anymore: it was turned off, or its address or card cannot be used. */
export const QUICK_BUY_NOT_READY = 'QUICK_BUY_NOT_READY';

/** Reasons why a prepared quick buy differs from what the shopper asked for. The last two cannot be ordered. */
export type QuickBuyNotice = 'limited' | 'undeliverable' | 'blocked';

/**
 * Compares a prepared quick buy with the item that the shopper asked for. `undeliverable`: nothing can be delivered to the address;
 * `blocked`: a message of the cart or of the item blocks the order; `limited`: there are fewer units.
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

/** Whether a prepared quick buy can be ordered as it is shown. */
export const canOrderQuickBuy = (notice: QuickBuyNotice | undefined): boolean =>
  notice === undefined || notice === 'limited';
