import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import type { CartItem } from '../contract/index.ts';
import { LINE_DETAILS_MESSAGES } from './line-details-messages.ts';

/** A replacement's details, as shown to shoppers. */
export interface ReplacementDetails {
  /** The name of the requested item, or its number. */
  original: string;
  /** The reason. */
  reason: string;
  facts: { term: string; description: string }[];
}

/** Describes the unit price compared with the requested item's. */
function describeDifference(
  difference: number,
  locale: string | undefined,
  { replacements: texts }: typeof LINE_DETAILS_MESSAGES,
): string {
  if (difference === 0) return texts.samePrice;
  const amount = formatMoney(Math.abs(difference), locale);
  return difference > 0 ? texts.more(amount) : texts.less(amount);
}

/** Returns the details of a line's item that replaces the requested one (cart-2.29); undefined for other lines. */
export function getReplacementDetails(
  { altItem, priceInfo, product }: Pick<CartItem, 'altItem' | 'priceInfo' | 'product'>,
  locale?: string,
  messages = LINE_DETAILS_MESSAGES,
): ReplacementDetails | undefined {
  if (!altItem) return undefined;
  const { replacements: texts } = messages;
  const original = altItem.origItemName ?? texts.item(altItem.origItemId);
  const before = toMinorUnits(altItem.origPricePerUnit);
  const now = toMinorUnits(priceInfo.finalPricePerUnit) ?? 0;
  const reason = altItem.hardSubstitutionNotification;
  return {
    original,
    reason,
    facts: [
      { term: texts.chosen, description: original },
      { term: texts.added, description: product.name },
      { term: texts.reason, description: reason },
      ...(before === undefined
        ? []
        : [{ term: texts.price, description: describeDifference(now - before, locale, messages) }]),
    ],
  };
}
