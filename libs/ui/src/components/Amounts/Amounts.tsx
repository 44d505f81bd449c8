import type { ReactNode } from 'react';
import styles from './Amounts.module.scss';

export interface Amount {
  /** What it is for; each one once. */
  readonly label: string;
  /** A formatted amount, or what is known instead of it: "Free", "Calculated at checkout". */
  readonly value: ReactNode;
}

export interface AmountsProps {
  /** The parts, in the order that they add up. */
  readonly rows: readonly Amount[];
  /** What they come to, below a rule. */
  readonly total: Amount;
  /** The amounts are about to change; they are shown paler and never guessed. */
  readonly pending?: boolean;
}

/** Amounts one below the other, and what they come to. */
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
