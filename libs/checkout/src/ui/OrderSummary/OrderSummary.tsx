import type { ReactNode } from 'react';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import { ImageWithFallback, useLocale } from '@foolscap/ui/components';
import type { Totals } from '../../contract/index.ts';
import styles from './OrderSummary.module.scss';

export interface OrderSummaryLine {
  itemId: string;
  name: string;
  image: string;
  qty: number;
  finalPrice: number;
  uom: string;
}

export interface OrderSummaryProps {
  lines: readonly OrderSummaryLine[];
  totals: Totals;
  /** The sums are about to change. */
  pending?: boolean;
  /** The one main action and what must be said beside it. */
  action?: ReactNode;
}

/** With more lines than these the list folds, so that the total and the one action stay in sight. */
const MOST_OPEN_LINES = 5;

/** What is bought and what it comes to. */
export function OrderSummary({ lines, totals, pending = false, action }: OrderSummaryProps) {
  const locale = useLocale();
  const money = (value: number) => formatMoney(toMinorUnits(value), locale);
  const rows: [string, string][] = [
    [
      `Subtotal (${totals.numberOfItems} ${totals.numberOfItems === 1 ? 'item' : 'items'})`,
      money(totals.cartSubTotal),
    ],
    ...(totals.instantCouponSavings > 0
      ? [['Savings', money(-totals.instantCouponSavings)] satisfies [string, string]]
      : []),
    ['Shipping', totals.shipFee === 0 ? 'Free' : money(totals.shipFee)],
    ...(totals.handlingFee > 0
      ? [['Oversized item handling', money(totals.handlingFee)] satisfies [string, string]]
      : []),
    ['Tax', totals.taxTotal === undefined ? 'Needs your address' : money(totals.taxTotal)],
  ];
  const list = (
    <ul className={styles.lines}>
      {lines.map(({ itemId, name, image, qty, finalPrice }, place) => (
        <li key={`${itemId}-${place}`} className={styles.line}>
          <ImageWithFallback src={image} alt="" width={56} height={56} loading="lazy" />
          <p className={styles.name}>
            {name} <span className={styles.quantity}>× {qty}</span>
          </p>
          <p className={styles.price}>{money(finalPrice)}</p>
        </li>
      ))}
    </ul>
  );
  return (
    <section className={styles.summary} aria-label="Order summary" aria-busy={pending}>
      {lines.length > MOST_OPEN_LINES ? (
        <details className={styles.many}>
          <summary>{lines.length} products</summary>
          {list}
        </details>
      ) : (
        list
      )}
      <dl className={styles.rows} data-pending={pending}>
        {rows.map(([label, value]) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{totals.taxTotal === undefined ? 'Estimated total' : 'Total'}</dt>
          <dd>{money(totals.ordTotal)}</dd>
        </div>
      </dl>
      {action}
    </section>
  );
}
