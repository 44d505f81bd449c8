import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import styles from './Dialog.module.scss';

export interface DialogProps {
  readonly open: boolean;
  /** Asked for by the close button, Escape, or a press outside. */
  readonly onClose: () => void;
  /** Called when the dialog has left the screen. */
  readonly onClosed?: (() => void) | undefined;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Buttons at the end of the dialog, the main one first. */
  readonly actions?: ReactNode;
  readonly closeLabel?: string;
  /** Takes the focus on opening; the first control unless told. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Takes the focus on closing; what had it before unless told. */
  readonly finalFocus?: RefObject<HTMLElement | null> | undefined;
}

/** A sheet in the middle of the screen, 540 px wide; on phones it rises from the lower edge. */
export function Dialog({
  open,
  onClose,
  onClosed,
  title,
  children,
  actions,
  closeLabel = 'Close',
  initialFocus,
  finalFocus,
}: DialogProps) {
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
        <Base.Viewport className={styles.viewport}>
          <Base.Popup className={styles.dialog} initialFocus={initialFocus} finalFocus={finalFocus}>
            <header className={styles.header}>
              <Base.Title className={styles.title}>{title}</Base.Title>
              <IconButton icon="close" label={closeLabel} className={styles.close} onClick={onClose} />
            </header>
            <div className={styles.body}>{children}</div>
            {actions !== undefined && <footer className={styles.actions}>{actions}</footer>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
