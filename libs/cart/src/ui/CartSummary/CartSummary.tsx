import type { ReactNode } from 'react';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import { Amounts, SectionHeading, Text, useLocale } from '@foolscap/ui/components';
import type { CartAttributes, CartSummary as Summary } from '../../contract/index.ts';
import { getHandlingFees } from '../../model/index.ts';
import { FreeShippingProgress } from './FreeShippingProgress.tsx';
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
  const money = (value: number) => formatMoney(toMinorUnits(value), locale);
  const { oversized, smallOrder } = getHandlingFees(summary);
  return (
    <section className={styles.summary} aria-label="Order summary" aria-busy={pending}>
      <SectionHeading level={2} size="small">
        Summary
      </SectionHeading>
      {attributes.numberOfItems > 0 && <FreeShippingProgress summary={summary} attributes={attributes} />}
      {aboveTotals}
      <Amounts
        pending={pending}
        rows={[
          {
            label: `Subtotal (${attributes.numberOfItems.toLocaleString(locale)} ${attributes.numberOfItems === 1 ? 'item' : 'items'})`,
            value: money(summary.cartSubTotal),
          },
          ...(summary.instantCouponSavings > 0
            ? [{ label: 'Savings', value: money(-summary.instantCouponSavings) }]
            : []),
          { label: 'Shipping', value: summary.shipFee === 0 ? 'Free' : money(summary.shipFee) },
          ...(oversized > 0 ? [{ label: 'Oversized item handling', value: money(oversized) }] : []),
          ...(smallOrder > 0 ? [{ label: 'Small order fee', value: money(smallOrder) }] : []),
          ...(summary.surchargeFee > 0 ? [{ label: 'Surcharges', value: money(summary.surchargeFee) }] : []),
          ...(furnRate ? [{ label: 'Furniture services', value: money(furnRate) }] : []),
          ...(attributes.isFurnitureServicesFeeTBD
            ? [
                {
                  label: furnRate ? 'Other furniture services' : 'Furniture services',
                  value: 'To be determined',
                },
              ]
            : []),
          ...(summary.dasFee ? [{ label: 'Delivery area fee', value: money(summary.dasFee) }] : []),
          {
            label: 'Tax',
            value: summary.taxTotal === undefined ? 'Calculated at checkout' : money(summary.taxTotal),
          },
        ]}
        total={{
          label: summary.taxTotal === undefined ? 'Estimated total' : 'Total',
          value: money(summary.ordTotal),
        }}
      />
      {deliveryZipCode && (
        <Text size={14} tone="muted">
          Delivery dates are for {deliveryZipCode}.
        </Text>
      )}
      {action}
    </section>
  );
}
