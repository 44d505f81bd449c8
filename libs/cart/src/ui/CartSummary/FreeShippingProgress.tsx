import { ProgressBar, useLocale } from '@foolscap/ui/components';
import { describeFreeShipping, type ShippingTotals } from '../../model/index.ts';

/** The progress of a cart to free shipping, and what is missing; nothing for a cart of which nothing is shipped. */
export function FreeShippingProgress(totals: ShippingTotals) {
  const locale = useLocale();
  const text = describeFreeShipping(totals, locale);
  if (text === undefined) return null;
  const { freeShippingThreshold: threshold, remainingAmountGetFreeShipping: remaining } = totals.attributes;
  return (
    <ProgressBar
      label="Progress to free shipping"
      hideLabel
      max={threshold}
      value={threshold - remaining}
      valueText={text}
    />
  );
}
