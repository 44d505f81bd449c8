import type { ReactNode } from 'react';
import { lazyComponent } from '../lazy-component.tsx';
import styles from './EmptyState.module.scss';

/** Lazy, because most pages never show it; without it only the text is shown. */
const BlankSheet = lazyComponent(() =>
  import('./BlankSheet.tsx').then(
    (module) => ({ default: module.BlankSheet }),
    () => ({ default: () => null }),
  ),
);

export interface EmptyStateProps {
  /** The current state: "Your cart is empty." */
  readonly title: ReactNode;
  /** Heading level of the title. */
  readonly level?: 1 | 2 | 3;
  /** Suggestion for the next step. */
  readonly children?: ReactNode;
  /** A drawing; a blank sheet by default. */
  readonly picture?: ReactNode;
  /** Next actions, the most likely one first. */
  readonly actions?: ReactNode;
}

/** An empty state that suggests a next step. */
export function EmptyState({ title, level = 2, children, picture, actions }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      <div className={styles.picture}>{picture ?? <BlankSheet />}</div>
      <Heading className={styles.title}>{title}</Heading>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
