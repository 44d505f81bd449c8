import { Dialog as Base } from '@base-ui/react/dialog';
import { createContext, use, type ComponentType, type ReactNode, type RefObject } from 'react';
import { classNames } from '../../components/classNames.ts';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { SCOPE } from '../../components/scope.ts';
import styles from './Sheet.module.scss';

/** What every sheet that takes the screen for itself is given: drawers and dialogs. */
export interface ModalProps {
  readonly open: boolean;
  /** Asked for by the close button, Escape, or a press outside. */
  readonly onClose: () => void;
  /** Called when it has left the screen. */
  readonly onClosed?: (() => void) | undefined;
  /** Its name, also for screen readers. */
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Name of the button that closes it. */
  readonly closeLabel?: string;
  /** Takes the focus on opening; the first control unless told. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Takes the focus on closing; what had it before unless told. */
  readonly finalFocus?: RefObject<HTMLElement | null> | undefined;
}

/** What a root is given, whether a dialog's or an alert dialog's. */
interface RootProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onOpenChangeComplete: (open: boolean) => void;
  children: ReactNode;
}

interface SheetProps extends Omit<ModalProps, 'closeLabel'> {
  /** Without it there is no button that closes it: the question has to be answered. */
  readonly closeLabel?: string | undefined;
  /** A dialog, unless it is one that interrupts. */
  readonly Root?: ComponentType<RootProps>;
  /** Look of the sheet itself. */
  readonly className: string | undefined;
  readonly headerClassName?: string | undefined;
  /** Look of the layer that scrolls the sheet; without it the sheet is placed on the screen by itself. */
  readonly viewportClassName?: string | undefined;
}

/** Whether what is drawn here lies in a sheet already. */
const InSheet = createContext(false);

/**
 * What drawers and dialogs have in common: the page behind is dimmed and out of reach, the focus goes in, stays in and comes back, Escape
 * closes the topmost, a title names it. Not for use outside of this folder.
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
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      onOpenChangeComplete={(next) => {
        if (!next) onClosed?.();
      }}
    >
      <Base.Portal className={SCOPE}>
        {/* One for each: what lies below another sheet is dimmed, too, but the page not twice as much. */}
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
