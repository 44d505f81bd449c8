import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { classNames } from '../../components/classNames.ts';
import styles from './Drawer.module.scss';

export interface DrawerProps {
  readonly open: boolean;
  /** Asked for by the close button, Escape, or a press outside. */
  readonly onClose: () => void;
  /** Called when the drawer has left the screen. */
  readonly onClosed?: (() => void) | undefined;
  /** The edge it comes from: the cart from the right, filters on phones from the bottom. */
  readonly side?: 'right' | 'left' | 'bottom';
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Stays at the lower edge while the rest scrolls; the place of the one main action. */
  readonly footer?: ReactNode;
  readonly closeLabel?: string;
  /** Takes the focus on opening; the first control unless told. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Takes the focus on closing; what had it before unless told. */
  readonly finalFocus?: RefObject<HTMLElement | null> | undefined;
}

/**
 * A panel from an edge of the screen. The focus goes in, stays in and comes back; the page behind neither
 * scrolls nor answers. 480 px wide, full width on phones.
 */
export function Drawer({
  open,
  onClose,
  onClosed,
  side = 'right',
  title,
  children,
  footer,
  closeLabel = 'Close',
  initialFocus,
  finalFocus,
}: DrawerProps) {
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      onOpenChangeComplete={(next) => {
        if (!next) onClosed?.();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Popup
          className={classNames(styles.drawer, styles[side])}
          initialFocus={initialFocus}
          finalFocus={finalFocus}
        >
          <header className={styles.header}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            <IconButton icon="close" label={closeLabel} onClick={onClose} />
          </header>
          {/* Scrolls by itself, so it must be reachable by keyboard. */}
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable region (WCAG 2.1.1) */}
          <div className={styles.body} tabIndex={0} role="region" aria-label={`${textOf(title)} content`}>
            {children}
          </div>
          {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

function textOf(title: ReactNode): string {
  return typeof title === 'string' ? title : 'Panel';
}
