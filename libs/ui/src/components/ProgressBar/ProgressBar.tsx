import { useId, type ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import styles from './ProgressBar.module.scss';

export interface ProgressBarProps {
  /** What it is about; its accessible name. */
  readonly label: ReactNode;
  /** The label is for screen readers only. */
  readonly hideLabel?: boolean;
  /** How far, from 0 to `max`; left out while nobody knows. */
  readonly value?: number | undefined;
  /** What "all of it" is. */
  readonly max?: number;
  /** How far in words, below the bar and read out in place of a percentage: "$12.05 to free shipping". */
  readonly valueText?: string | undefined;
  /** Added to the outermost element. */
  readonly className?: string | undefined;
}

/** How far something is: an amount on its way to another, or a task. Works without script. */
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
