import { classNames } from '../classNames.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Spinner.module.scss';

export interface SpinnerProps {
  /** 16, 24 or 40 px; `lg` unless told (cart 9). */
  readonly size?: 'sm' | 'md' | 'lg';
  /** What is going on, for screen readers ("Updating your cart"). Without it the spinner is decoration. */
  readonly label?: string;
  /** A class of the place that it stands in. */
  readonly className?: string;
}

/** For waits of unknown length in a place whose shape is not known; else use a Skeleton. */
export function Spinner({ size = 'lg', label, className }: SpinnerProps) {
  const ring = (
    <svg
      viewBox="0 0 40 40"
      className={classNames(styles.ring, styles[size], className)}
      aria-hidden
      focusable="false"
    >
      <circle className={styles.track} cx="20" cy="20" r="17" />
      <circle className={styles.arc} cx="20" cy="20" r="17" pathLength="100" />
    </svg>
  );
  if (label === undefined) return ring;
  return (
    <span role="status" className={styles.status}>
      {ring}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
