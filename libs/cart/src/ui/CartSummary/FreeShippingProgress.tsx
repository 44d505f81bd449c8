import { ProgressBar, useLocale } from '@foolscap/ui/components';
import { describeFreeShipping, type ShippingTotals } from '../../model/index.ts';

/** A cart's progress toward free shipping and what is missing; renders nothing for a cart that ships nothing. */
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
