import type { ReactNode } from 'react';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import { SectionHeading, useLocale } from '@foolscap/ui/components';
import type { CartAttributes, CartSummary as Summary } from '../../contract/index.ts';
import styles from './CartSummary.module.scss';

export interface CartSummaryProps {
  summary: Summary;
  attributes: CartAttributes;
  /** The sums are about to change: they show as pending and are not guessed. */
  pending?: boolean;
  /** The one main action. */
  action?: ReactNode;
}

/** What the cart comes to, and how far free shipping is. */
export function CartSummary({ summary, attributes, pending = false, action }: CartSummaryProps) {
  const locale = useLocale();
  const money = (value: number) => formatMoney(toMinorUnits(value), locale);
  const remaining = attributes.remainingAmountGetFreeShipping;
  return (
    <section className={styles.summary} aria-label="Order summary" aria-busy={pending}>
      <SectionHeading level={2} size="small">
        Summary
      </SectionHeading>
      {attributes.numberOfItems > 0 && (
        <div className={styles.shipping}>
          <p>
            {remaining > 0 ? (
              <>
                Add <strong>{money(remaining)}</strong> more for free shipping.
              </>
            ) : (
              <strong>Your order ships free.</strong>
            )}
          </p>
          <progress
            className={styles.progress}
            max={attributes.freeShippingThreshold}
            value={Math.max(0, attributes.freeShippingThreshold - remaining)}
            aria-label="Progress to free shipping"
          />
        </div>
      )}
      <dl className={styles.rows} data-pending={pending}>
        <Row
          label={`Subtotal (${attributes.numberOfItems} ${attributes.numberOfItems === 1 ? 'item' : 'items'})`}
        >
          {money(summary.cartSubTotal)}
        </Row>
        {summary.instantCouponSavings > 0 && (
          <Row label="Savings">{money(-summary.instantCouponSavings)}</Row>
        )}
        <Row label="Shipping">{summary.shipFee === 0 ? 'Free' : money(summary.shipFee)}</Row>
        {summary.handlingFee > 0 && <Row label="Oversized item handling">{money(summary.handlingFee)}</Row>}
        <Row label="Tax">
          {summary.taxTotal === undefined ? 'Calculated at checkout' : money(summary.taxTotal)}
        </Row>
        <Row label={summary.taxTotal === undefined ? 'Estimated total' : 'Total'} strong>
          {money(summary.ordTotal)}
        </Row>
      </dl>
      {action && <div className={styles.action}>{action}</div>}
    </section>
  );
}

function Row({ label, strong = false, children }: { label: string; strong?: boolean; children: ReactNode }) {
  return (
    <div className={strong ? styles.total : styles.row}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
