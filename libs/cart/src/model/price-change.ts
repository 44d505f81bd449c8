import { messageText } from '@foolscap/core/messages';
import { formatMoney, type MinorUnits, toMinorUnits } from '@foolscap/core/money';
import type { CartItem } from '../contract/index.ts';
import { CART_MESSAGES } from './messages.ts';

/** A change of an item's unit price since the shopper added it, in minor units. */
export interface PriceChangeSinceAdding {
  kind: 'dropped' | 'rose';
  from: MinorUnits;
  to: MinorUnits;
}

/** Returns the change of a line's unit price since the shopper added the item (cart-3.93); undefined if it has not changed. */
export function getPriceChange({
  priceChangedFrom,
  priceInfo,
}: Pick<CartItem, 'priceChangedFrom' | 'priceInfo'>): PriceChangeSinceAdding | undefined {
  const from = toMinorUnits(priceChangedFrom);
  const to = toMinorUnits(priceInfo.finalPricePerUnit);
  if (from === undefined || to === undefined || from === to) return undefined;
  return { kind: to < from ? 'dropped' : 'rose', from, to };
}

/** Returns the note about a change of price. */
export const priceChangeText = (
  { kind, from, to }: PriceChangeSinceAdding,
  locale?: string,
  { prices } = CART_MESSAGES,
): string => messageText(prices[kind], { from: formatMoney(from, locale), to: formatMoney(to, locale) });
