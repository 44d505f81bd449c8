import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Spinner.module.scss';

export interface SpinnerProps {
  /** 16, 24 or 40 px; `lg` by default (cart-9.29). */
  readonly size?: 'sm' | 'md' | 'lg';
  /** Status for screen readers ("Updating your cart"). Without it the spinner is decorative. */
  readonly label?: string;
  /** Additional class name. */
  readonly className?: string;
}

/** A loading indicator for content of unknown shape; otherwise use a Skeleton. */
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
