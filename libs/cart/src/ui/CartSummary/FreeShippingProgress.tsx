import { ProgressBar, useLocale, useMessages } from '@foolscap/ui/components';
import { describeFreeShipping, type ShippingTotals } from '../../model/index.ts';
import { SHIPPING_MESSAGES } from '../../model/shipping-messages.ts';

/** A cart's progress toward free shipping and what is missing; renders nothing for a cart that ships nothing. */
export function FreeShippingProgress(totals: ShippingTotals) {
  const locale = useLocale();
  const messages = useMessages('cart', SHIPPING_MESSAGES);
  const text = describeFreeShipping(totals, locale, messages);
  if (text === undefined) return null;
  const { freeShippingThreshold: threshold, remainingAmountGetFreeShipping: remaining } = totals.attributes;
  return (
    <ProgressBar
      label={messages.shipping.progress}
      hideLabel
      max={threshold}
      value={threshold - remaining}
      valueText={text}
    />
  );
}
