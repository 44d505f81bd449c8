import { useEffect, useRef, useState } from 'react';
import { Amounts, useLocale } from '@foolscap/ui/components';
import { getAmountRows } from '../OrderSummary/amount-rows.ts';
import type { OrderSummaryProps } from '../OrderSummary/OrderSummary.tsx';
import styles from './SummaryBar.module.scss';

export type SummaryBarProps = Pick<OrderSummaryProps, 'totals' | 'orderPayments' | 'pending'>;

/**
 * The total of an order at the top of a phone's page, whose summary is at the end. It opens to all amounts. On wider screens it is not shown,
 * because the summary is beside the steps.
 */
export function SummaryBar({ totals, orderPayments, pending = false }: SummaryBarProps) {
  const locale = useLocale();
  // The amounts render only while they are shown, so that the page does not contain each of them twice.
  const [isOpen, setIsOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  // The browser opens it without a script; before hydration no handler hears of it.
  useEffect(() => setIsOpen(details.current!.open), []);
  const amounts = getAmountRows({ totals, orderPayments }, locale);
  return (
    <details
      ref={details}
      className={styles.bar}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      suppressHydrationWarning
    >
      <summary aria-busy={pending}>
        <span className={styles.title}>Order summary</span>
        <span className={styles.total}>
          <span className={styles.label}>{amounts.total.label} </span>
          {amounts.total.value}
        </span>
      </summary>
      {isOpen && (
        <div className={styles.amounts}>
          <Amounts {...amounts} pending={pending} />
        </div>
      )}
    </details>
  );
}
