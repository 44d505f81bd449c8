import type { ReactNode } from 'react';
import { Sheet, type ModalProps } from '../Sheet/Sheet.tsx';
import { UI_MESSAGES } from '../../components/ui-messages.ts';
import styles from './Dialog.module.scss';

const { ui: texts } = UI_MESSAGES;

export interface DialogProps extends ModalProps {
  /** Buttons at the end of the dialog, the primary one first. */
  readonly actions?: ReactNode;
}

/** A modal dialog in the center of the screen, 540 px wide; on phones it slides up from the bottom. */
export function Dialog({ children, actions, closeLabel = texts.close, ...sheet }: DialogProps) {
  return (
    <Sheet
      {...sheet}
      closeLabel={closeLabel}
      className={styles.dialog}
      headerClassName={styles.header}
      viewportClassName={styles.viewport}
    >
      <div className={styles.body}>{children}</div>
      {actions !== undefined && <footer className={styles.actions}>{actions}</footer>}
    </Sheet>
  );
}
