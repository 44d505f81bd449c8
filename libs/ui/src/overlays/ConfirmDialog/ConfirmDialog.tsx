import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { useRef, type ReactNode, type RefObject } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { UI_MESSAGES } from '../../components/ui-messages.ts';
import styles from '../Dialog/Dialog.module.scss';
import { Sheet } from '../Sheet/Sheet.tsx';

const { ui: texts } = UI_MESSAGES;

export interface ConfirmDialogProps {
  /** Whether it is shown; the caller changes it in `onClose`. */
  readonly open: boolean;
  /** The question: "Remove Ridgeway copy paper?" */
  readonly title: ReactNode;
  /** Consequences of confirming. */
  readonly children?: ReactNode;
  /** Label of the confirm button, never "OK": "Remove". */
  readonly confirmLabel: string;
  /** Label of the cancel button. */
  readonly cancelLabel?: string;
  /** Called by the button that confirms. */
  readonly onConfirm: () => void;
  /** Called by the cancel button and Escape. */
  readonly onCancel: () => void;
  /** Styles the confirm button for a destructive action. */
  readonly danger?: boolean;
  /** Focus on closing; the previously focused element by default. For actions that remove that element. */
  readonly finalFocus?: RefObject<HTMLElement | null> | undefined;
  /** The action is in progress: neither the buttons nor Escape respond. */
  readonly busy?: boolean;
}

/** Requests confirmation. Focus starts on the cancel button, and pressing the backdrop does not close it. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel = texts.cancel,
  onConfirm,
  onCancel,
  danger = false,
  finalFocus,
  busy = false,
}: ConfirmDialogProps) {
  const cancelButton = useRef<HTMLButtonElement>(null);
  return (
    <Sheet
      Root={Base.Root}
      open={open}
      onClose={() => {
        if (!busy) onCancel();
      }}
      title={title}
      initialFocus={cancelButton}
      finalFocus={finalFocus}
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
        <Button ref={cancelButton} onClick={onCancel} disabled={busy}>
          {cancelLabel}
        </Button>
      </footer>
    </Sheet>
  );
}
