import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { useRef, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import styles from '../Dialog/Dialog.module.scss';

export interface ConfirmDialogProps {
  readonly open: boolean;
  /** The question: "Remove Ridgeway copy paper?" */
  readonly title: ReactNode;
  /** What follows from a yes. */
  readonly children?: ReactNode;
  /** The deed itself, never "OK": "Remove". */
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** The deed takes something away. */
  readonly danger?: boolean;
  /** The deed is on its way. */
  readonly busy?: boolean;
}

/** Asks before something is done; the focus starts on the harmless answer, and a press outside is no answer. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  onConfirm,
  onCancel,
  danger = false,
  busy = false,
}: ConfirmDialogProps) {
  const harmless = useRef<HTMLButtonElement>(null);
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => {
        if (!next && !busy) onCancel();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup className={styles.dialog} initialFocus={harmless}>
            <header className={styles.header}>
              <Base.Title className={styles.title}>{title}</Base.Title>
            </header>
            {children !== undefined && (
              <Base.Description render={<div />} className={styles.body}>
                {children}
              </Base.Description>
            )}
            <footer className={styles.actions}>
              <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
                {confirmLabel}
              </Button>
              <Button ref={harmless} onClick={onCancel} disabled={busy}>
                {cancelLabel}
              </Button>
            </footer>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
