import type { ReactNode } from 'react';
import styles from './Amounts.module.scss';

export interface Amount {
  /** Label; unique within the list. */
  readonly label: string;
  /** A formatted amount, or a text instead: "Free", "Calculated at checkout". */
  readonly value: ReactNode;
}

export interface AmountsProps {
  /** The amounts in order. */
  readonly rows: readonly Amount[];
  /** The total, below a rule. */
  readonly total: Amount;
  /** The amounts are being recalculated; they are dimmed and never estimated. */
  readonly pending?: boolean;
}

/** A list of amounts with their total. */
export function Amounts({ rows, total, pending = false }: AmountsProps) {
  const row = ({ label, value }: Amount, className: string | undefined) => (
    <div key={label} className={className}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
  return (
    <dl className={styles.amounts} data-pending={pending}>
      {rows.map((amount) => row(amount, styles.row))}
      {row(total, styles.total)}
    </dl>
  );
}
