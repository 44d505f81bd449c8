import type { ReactNode } from 'react';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import { Amounts, SectionHeading, Text, useLocale, useMessages } from '@foolscap/ui/components';
import type { CartAttributes, CartSummary as Summary } from '../../contract/index.ts';
import { getHandlingFees } from '../../model/index.ts';
import { FreeShippingProgress } from './FreeShippingProgress.tsx';
import { SUMMARY_MESSAGES } from '../../model/summary-messages.ts';
import { CART_VIEW_MESSAGES } from '../../model/cart-view-messages.ts';
import styles from './CartSummary.module.scss';

export interface CartSummaryProps {
  /** Totals, savings and fees of the reply, in dollars. */
  summary: Summary;
  /** Free-shipping threshold, remaining amount and fees to be determined. */
  attributes: CartAttributes;
  /** The known furniture service fee in dollars; omit it without such services. */
  furnRate?: number | undefined;
  /** Whether the totals are being recalculated; they are dimmed, not estimated. */
  pending?: boolean;
  /** ZIP code for delivery dates; omit it if nothing is delivered. */
  deliveryZipCode?: string | undefined;
  /** Slot above the totals, for example for `Coupons`. */
  aboveTotals?: ReactNode;
  /** Slot for the main action. */
  action?: ReactNode;
}

/** The cart's totals, and its progress toward free shipping. */
export function CartSummary({
  summary,
  attributes,
  furnRate,
  pending = false,
  deliveryZipCode,
  aboveTotals,
  action,
}: CartSummaryProps) {
  const locale = useLocale();
  const { summary: texts } = useMessages('cart', SUMMARY_MESSAGES);
  const { totals } = useMessages('cart', CART_VIEW_MESSAGES);
  const money = (value: number) => formatMoney(toMinorUnits(value), locale);
  const { oversized, smallOrder } = getHandlingFees(summary);
  return (
    <section className={styles.summary} aria-label={texts.label} aria-busy={pending}>
      <SectionHeading level={2} size="small">
        {texts.heading}
      </SectionHeading>
      {attributes.numberOfItems > 0 && <FreeShippingProgress summary={summary} attributes={attributes} />}
      {aboveTotals}
      <Amounts
        pending={pending}
        rows={[
          {
            label: totals.subtotal(attributes.numberOfItems),
            value: money(summary.cartSubTotal),
          },
          ...(summary.instantCouponSavings > 0
            ? [{ label: totals.savings, value: money(-summary.instantCouponSavings) }]
            : []),
          { label: totals.shipping, value: summary.shipFee === 0 ? totals.free : money(summary.shipFee) },
          ...(oversized > 0 ? [{ label: texts.oversized, value: money(oversized) }] : []),
          ...(smallOrder > 0 ? [{ label: texts.smallOrder, value: money(smallOrder) }] : []),
          ...(summary.surchargeFee > 0
            ? [{ label: texts.surcharges, value: money(summary.surchargeFee) }]
            : []),
          ...(furnRate ? [{ label: texts.furniture, value: money(furnRate) }] : []),
          ...(attributes.isFurnitureServicesFeeTBD
            ? [
                {
                  label: furnRate ? texts.otherFurniture : texts.furniture,
                  value: texts.notDetermined,
                },
              ]
            : []),
          ...(summary.dasFee ? [{ label: texts.area, value: money(summary.dasFee) }] : []),
          {
            label: texts.tax,
            value: summary.taxTotal === undefined ? texts.taxLater : money(summary.taxTotal),
          },
        ]}
        total={{
          label: summary.taxTotal === undefined ? texts.estimatedTotal : texts.total,
          value: money(summary.ordTotal),
        }}
      />
      {deliveryZipCode && (
        <Text size={14} tone="muted">
          {texts.datesFor(deliveryZipCode)}
        </Text>
      )}
      {action}
    </section>
  );
}
