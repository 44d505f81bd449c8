import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import { ProgressBar, useLocale } from '@foolscap/ui/components';
import type { CartAttributes } from '../../contract/index.ts';

interface FreeShippingProgressProps {
  attributes: Pick<CartAttributes, 'freeShippingThreshold' | 'remainingAmountGetFreeShipping'>;
}

/** The progress of a cart to free shipping, and the missing amount. */
export function FreeShippingProgress({
  attributes: { freeShippingThreshold: threshold, remainingAmountGetFreeShipping: remaining },
}: FreeShippingProgressProps) {
  const locale = useLocale();
  return (
    <ProgressBar
      label="Progress to free shipping"
      hideLabel
      max={threshold}
      value={threshold - remaining}
      valueText={
        remaining > 0
          ? `Add ${formatMoney(toMinorUnits(remaining), locale)} more for free shipping.`
          : 'Your order ships free.'
      }
    />
  );
}
