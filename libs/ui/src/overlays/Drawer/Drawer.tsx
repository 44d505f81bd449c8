import type { ReactNode } from 'react';
import { classNames } from '../../components/classNames.ts';
import { Sheet, type ModalProps } from '../Sheet/Sheet.tsx';
import styles from './Drawer.module.scss';

export interface DrawerProps extends ModalProps {
  /** The edge it comes from: the cart from the right, filters on phones from the bottom. Left and right change places from right to left. */
  readonly side?: 'right' | 'left' | 'bottom';
  /** Stays at the lower edge while the rest scrolls; the place of the one main action. */
  readonly footer?: ReactNode;
  /** Name of the part that scrolls, for who comes to it by keyboard. */
  readonly contentLabel?: string;
}

/**
 * A panel from an edge of the screen. The focus goes in, stays in and comes back; the page behind neither
 * scrolls nor answers. 480 px wide, full width on phones. One that is opened out of another lies on it and leaves an edge of it in sight.
 */
export function Drawer({
  side = 'right',
  children,
  footer,
  closeLabel = 'Close',
  contentLabel = 'Content',
  ...sheet
}: DrawerProps) {
  return (
    <Sheet
      {...sheet}
      closeLabel={closeLabel}
      className={classNames(styles.drawer, styles[side])}
      headerClassName={styles.header}
    >
      {/* Scrolls by itself, so it must be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable region (WCAG 2.1.1) */}
      <div className={styles.body} tabIndex={0} role="region" aria-label={contentLabel}>
        {children}
      </div>
      {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
    </Sheet>
  );
}
