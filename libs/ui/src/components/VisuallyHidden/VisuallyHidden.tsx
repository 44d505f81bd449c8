import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.scss';

export interface VisuallyHiddenProps {
  /** The words. */
  readonly children: ReactNode;
}

/** Words for screen readers only. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={styles.hidden}>{children}</span>;
}
