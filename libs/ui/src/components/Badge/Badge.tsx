import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Badge.module.scss';

export interface BadgeProps {
  /** `sale` and `accent` use the accent of the tenant; the rest are states. */
  readonly tone?: 'neutral' | 'accent' | 'sale' | 'success' | 'warning' | 'info' | 'error';
  /** One to three words. */
  readonly children: ReactNode;
  /** A class of the place that it stands in. */
  readonly className?: string;
}

/** A short fact about the thing it lies on: "Sale", "New". */
export function Badge({ tone = 'neutral', children, className }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[tone], className)}>{children}</span>;
}
