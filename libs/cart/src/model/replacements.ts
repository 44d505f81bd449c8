import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import type { CartItem } from '../contract/index.ts';

/** A replacement's details, as shown to shoppers. */
export interface ReplacementDetails {
  /** The name of the requested item, or its number. */
  original: string;
  /** The reason. */
  reason: string;
  facts: { term: string; description: string }[];
}

/** Describes the unit price compared with the requested item's. */
function describeDifference(difference: number, locale: string | undefined): string {
  if (difference === 0) return 'Same price';
  const amount = formatMoney(Math.abs(difference), locale);
  return `${amount} ${difference > 0 ? 'more' : 'less'} each`;
}

/** Returns the details of a line's item that replaces the requested one (cart-2.29); undefined for other lines. */
export function getReplacementDetails(
  { altItem, priceInfo, product }: Pick<CartItem, 'altItem' | 'priceInfo' | 'product'>,
  locale?: string,
): ReplacementDetails | undefined {
  if (!altItem) return undefined;
  const original = altItem.origItemName ?? `item ${altItem.origItemId}`;
  const before = toMinorUnits(altItem.origPricePerUnit);
  const now = toMinorUnits(priceInfo.finalPricePerUnit) ?? 0;
  const reason = altItem.hardSubstitutionNotification;
  return {
    original,
    reason,
    facts: [
      { term: 'You chose', description: original },
      { term: 'We added', description: product.name },
      { term: 'Reason', description: reason },
      ...(before === undefined
        ? []
        : [{ term: 'Price', description: describeDifference(now - before, locale) }]),
    ],
  };
}
