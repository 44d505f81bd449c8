import type { ReactNode } from 'react';
import { classNames } from '../../components/class-names.ts';
import { Sheet, type ModalProps } from '../Sheet/Sheet.tsx';
import { UI_MESSAGES } from '../../components/ui-messages.ts';
import styles from './Drawer.module.scss';

const { ui: texts } = UI_MESSAGES;

export interface DrawerProps extends ModalProps {
  /**
   * Edge that it slides in from: right for the cart, bottom for filters on phones. Left and right are swapped in
   * right-to-left text.
   */
  readonly side?: 'right' | 'left' | 'bottom';
  /** Stays at the bottom while the content scrolls; the place for the primary action. */
  readonly footer?: ReactNode;
  /** Accessible name of the scroll container, for keyboard users. */
  readonly contentLabel?: string;
}

/**
 * A modal panel at an edge of the screen. Focus moves into it, is trapped, and returns; the page behind does not scroll
 * or respond. 480 px wide, full width on phones. A drawer opened from another one covers it but leaves its edge
 * visible.
 */
export function Drawer({
  side = 'right',
  children,
  footer,
  closeLabel = texts.close,
  contentLabel = texts.content,
  ...sheet
}: DrawerProps) {
  return (
    <Sheet
      {...sheet}
      closeLabel={closeLabel}
      className={classNames(styles.drawer, styles[side])}
      headerClassName={styles.header}
    >
      {/* A scroll container must be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable region (WCAG 2.1.1) */}
      <div className={styles.body} tabIndex={0} role="region" aria-label={contentLabel}>
        {children}
      </div>
      {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
    </Sheet>
  );
}
