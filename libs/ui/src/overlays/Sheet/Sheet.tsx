import { Dialog as Base } from '@base-ui/react/dialog';
import { createContext, use, type ComponentType, type ReactNode, type RefObject } from 'react';
import { classNames } from '../../components/class-names.ts';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { SCOPE } from '../../components/scope.ts';
import styles from './Sheet.module.scss';

/** Props of every modal sheet: drawers and dialogs. */
export interface ModalProps {
  /** Whether it is shown; the caller changes it in `onClose`. */
  readonly open: boolean;
  /** Called by the close button, Escape, or a press outside. */
  readonly onClose: () => void;
  /** Called after the closing transition. */
  readonly onClosed?: (() => void) | undefined;
  /** Title and accessible name. */
  readonly title: ReactNode;
  /** The content; it scrolls if it is taller than the screen. */
  readonly children: ReactNode;
  /** Accessible name of the close button. */
  readonly closeLabel?: string;
  /** Initial focus; the first control by default. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Focus on closing; the previously focused element by default. */
  readonly finalFocus?: RefObject<HTMLElement | null> | undefined;
  /** A click outside does not close it: for content that must not be lost by accident, such as on the second click of a double click. */
  readonly ignoresPressOutside?: boolean | undefined;
}

/** Props of the root, for a dialog or an alert dialog. */
interface RootProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onOpenChangeComplete: (open: boolean) => void;
  children: ReactNode;
  disablePointerDismissal?: boolean;
}

interface SheetProps extends Omit<ModalProps, 'closeLabel'> {
  /** Without it there is no close button: the user must answer the question. */
  readonly closeLabel?: string | undefined;
  /** `alertdialog` for a dialog that interrupts; `dialog` by default. */
  readonly Root?: ComponentType<RootProps>;
  /** Class name of the sheet. */
  readonly className: string | undefined;
  readonly headerClassName?: string | undefined;
  /** Class name of the layer that scrolls the sheet; without it the sheet positions itself. */
  readonly viewportClassName?: string | undefined;
}

/** True inside a sheet, for nested sheets. */
const InSheet = createContext(false);

/**
 * The common part of drawers and dialogs: the page behind has a backdrop and is inert, focus is trapped and returns,
 * Escape closes the topmost sheet, and a title names it. Internal to this folder.
 */
export function Sheet({
  Root = Base.Root,
  open,
  onClose,
  onClosed,
  title,
  children,
  closeLabel,
  initialFocus,
  finalFocus,
  ignoresPressOutside,
  className,
  headerClassName,
  viewportClassName,
}: SheetProps) {
  const onAnother = use(InSheet);
  const sheet = (
    <Base.Popup className={className} initialFocus={initialFocus} finalFocus={finalFocus}>
      <header className={classNames(styles.header, headerClassName)}>
        <Base.Title className={styles.title}>{title}</Base.Title>
        {closeLabel !== undefined && (
          <IconButton icon="close" label={closeLabel} className={styles.close} onClick={onClose} />
        )}
      </header>
      <InSheet value>{children}</InSheet>
    </Base.Popup>
  );
  return (
    <Root
      {...(ignoresPressOutside ? { disablePointerDismissal: true } : {})}
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      onOpenChangeComplete={(next) => {
        if (!next) onClosed?.();
      }}
    >
      <Base.Portal className={SCOPE}>
        {/* One backdrop per sheet: the sheet below is dimmed, too, but the page is not dimmed twice. */}
        <Base.Backdrop forceRender className={classNames(styles.backdrop, onAnother && styles.onAnother)} />
        {viewportClassName === undefined ? (
          sheet
        ) : (
          <Base.Viewport className={viewportClassName}>{sheet}</Base.Viewport>
        )}
      </Base.Portal>
    </Root>
  );
}
