import type { ReactNode } from 'react';
import { later } from '../later/later.tsx';
import styles from './EmptyState.module.scss';

/** A drawing that most pages never show; where it cannot be fetched the words stand alone. */
const BlankSheet = later(() =>
  import('./BlankSheet.tsx').then(
    (module) => ({ default: module.BlankSheet }),
    () => ({ default: () => null }),
  ),
);

export interface EmptyStateProps {
  /** Says what is so: "Your cart is empty." */
  readonly title: ReactNode;
  /** Level of the title in the outline of the page. */
  readonly level?: 1 | 2 | 3;
  /** What to do next. */
  readonly children?: ReactNode;
  /** A drawing; a blank sheet with its watermark unless told. */
  readonly picture?: ReactNode;
  /** Ways on, the likely one first. */
  readonly actions?: ReactNode;
}

/** Nothing here, said kindly, with a way on. */
export function EmptyState({ title, level = 2, children, picture, actions }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      <div className={styles.picture}>{picture ?? <BlankSheet />}</div>
      <Heading className={styles.title}>{title}</Heading>
      {children !== undefined && <div className={styles.words}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
