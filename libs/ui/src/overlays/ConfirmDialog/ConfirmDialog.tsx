import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { useRef, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import styles from '../Dialog/Dialog.module.scss';
import { Sheet } from '../Sheet/Sheet.tsx';

export interface ConfirmDialogProps {
  readonly open: boolean;
  /** The question: "Remove Ridgeway copy paper?" */
  readonly title: ReactNode;
  /** What follows from a yes. */
  readonly children?: ReactNode;
  /** The deed itself, never "OK": "Remove". */
  readonly confirmLabel: string;
  /** The harmless answer. */
  readonly cancelLabel?: string;
  readonly onConfirm: () => void;
  /** Asked for by the harmless answer and by Escape. */
  readonly onCancel: () => void;
  /** The deed takes something away. */
  readonly danger?: boolean;
  /** The deed is on its way: neither answer nor Escape does anything. */
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
    <Sheet
      Root={Base.Root}
      open={open}
      onClose={() => {
        if (!busy) onCancel();
      }}
      title={title}
      initialFocus={harmless}
      className={styles.dialog}
      headerClassName={styles.header}
      viewportClassName={styles.viewport}
    >
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
    </Sheet>
  );
}
