import { useEffect, useRef, useState } from 'react';
import { Amounts, useLocale, useMessages } from '@foolscap/ui/components';
import { getAmountRows } from '../OrderSummary/amount-rows.ts';
import type { OrderSummaryProps } from '../OrderSummary/OrderSummary.tsx';
import { ORDER_MESSAGES } from '../../model/order-messages.ts';
import styles from './SummaryBar.module.scss';

export type SummaryBarProps = Pick<OrderSummaryProps, 'totals' | 'orderPayments' | 'pending'>;

/**
 * An order's total at the top of the page on phones, where the summary is at the end. It expands to show all amounts. Hidden on wider
 * screens, where the summary is next to the steps.
 */
export function SummaryBar({ totals, orderPayments, pending = false }: SummaryBarProps) {
  const locale = useLocale();
  const messages = useMessages('checkout', ORDER_MESSAGES);
  // The amounts render only while they are shown, so that the page does not contain each of them twice.
  const [isOpen, setIsOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  // The browser can open it before hydration, when no handler is called.
  useEffect(() => setIsOpen(details.current!.open), []);
  const amounts = getAmountRows({ totals, orderPayments }, locale, messages);
  return (
    <details
      ref={details}
      className={styles.bar}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      suppressHydrationWarning
    >
      <summary aria-busy={pending}>
        <span className={styles.title}>{messages.order.label}</span>
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
