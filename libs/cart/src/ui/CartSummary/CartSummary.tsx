import type { ReactNode } from 'react';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import { Amounts, ProgressBar, SectionHeading, Text, useLocale } from '@foolscap/ui/components';
import type { CartAttributes, CartSummary as Summary } from '../../contract/index.ts';
import styles from './CartSummary.module.scss';

export interface CartSummaryProps {
  summary: Summary;
  attributes: CartAttributes;
  /** The sums are about to change: they show as pending and are not guessed. */
  pending?: boolean;
  /** The ZIP code that delivery dates are for; left out where nothing is delivered. */
  deliveryZipCode?: string | undefined;
  /** The one main action. */
  action?: ReactNode;
}

/** What the cart comes to, and how far free shipping is. */
export function CartSummary({
  summary,
  attributes,
  pending = false,
  deliveryZipCode,
  action,
}: CartSummaryProps) {
  const locale = useLocale();
  const money = (value: number) => formatMoney(toMinorUnits(value), locale);
  const remaining = attributes.remainingAmountGetFreeShipping;
  return (
    <section className={styles.summary} aria-label="Order summary" aria-busy={pending}>
      <SectionHeading level={2} size="small">
        Summary
      </SectionHeading>
      {attributes.numberOfItems > 0 && (
        <ProgressBar
          label="Progress to free shipping"
          hideLabel
          max={attributes.freeShippingThreshold}
          value={attributes.freeShippingThreshold - remaining}
          valueText={
            remaining > 0 ? `Add ${money(remaining)} more for free shipping.` : 'Your order ships free.'
          }
        />
      )}
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
          ...(summary.handlingFee > 0
            ? [{ label: 'Oversized item handling', value: money(summary.handlingFee) }]
            : []),
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
