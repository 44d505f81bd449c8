import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './ProgressBar.module.scss';

export interface ProgressBarProps {
  /** Accessible name. */
  readonly label: ReactNode;
  /** Hides the label visually. */
  readonly hideLabel?: boolean;
  /** Progress, from 0 to `max`; omit it for an indeterminate bar. */
  readonly value?: number | undefined;
  /** Value of a complete bar. */
  readonly max?: number;
  /** Description of the progress, shown below the bar and announced instead of a percentage: "$12.05 to free shipping". */
  readonly valueText?: string | undefined;
  /** Additional class name of the root element. */
  readonly className?: string | undefined;
}

/** The progress of a task, or of an amount towards a threshold. Works without JavaScript. */
export function ProgressBar({
  label,
  hideLabel = false,
  value,
  max = 1,
  valueText,
  className,
}: ProgressBarProps) {
  const id = useId();
  const done = value === undefined ? undefined : Math.min(Math.max(value, 0), max);
  return (
    <div className={classNames(styles.progress, className)}>
      <span id={id} className={classNames(styles.label, hideLabel && styles.hidden)}>
        {label}
      </span>
      <progress
        className={classNames(styles.bar, done === max && styles.full)}
        aria-labelledby={id}
        aria-valuetext={valueText}
        max={max}
        value={done}
      />
      {valueText !== undefined && (
        <span className={styles.text} aria-hidden>
          {valueText}
        </span>
      )}
    </div>
  );
}
