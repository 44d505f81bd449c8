import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Badge.module.scss';

export interface BadgeProps {
  /** `sale` and `accent` use the tenant's accent color; the others are states. */
  readonly tone?: 'neutral' | 'accent' | 'sale' | 'success' | 'warning' | 'info' | 'error';
  /** One to three words. */
  readonly children: ReactNode;
  /** Additional class name. */
  readonly className?: string;
}

/** A short label on an element: "Sale", "New". */
export function Badge({ tone = 'neutral', children, className }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[tone], className)}>{children}</span>;
}
