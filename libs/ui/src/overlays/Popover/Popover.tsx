import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { SCOPE } from '../../components/scope.ts';
import styles from './Popover.module.scss';

export interface PopoverProps {
  /** The button that opens and closes it: a `Button` or an `IconButton`. It is told whether it is open, and takes the focus back. */
  readonly trigger: ReactElement;
  /** Its name, also for screen readers. */
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Where it opens while there is room for it. */
  readonly side?: 'top' | 'bottom';
  /** The edge of the trigger that it keeps to, in the direction of reading. */
  readonly align?: 'start' | 'center' | 'end';
  /** Leave it out and the popover looks after itself. */
  readonly open?: boolean | undefined;
  /** Asked for by the trigger, the close button, Escape, a press outside, or the focus going on. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  /** Name of the button that closes it. */
  readonly closeLabel?: string;
  /** Takes the focus on opening; the first control unless told. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/** A small titled panel beside its trigger. The page goes on answering; Escape, a press elsewhere and tabbing on close it. */
export function Popover({
  trigger,
  title,
  children,
  side = 'bottom',
  align = 'start',
  open,
  onOpenChange,
  closeLabel = 'Close',
  initialFocus,
}: PopoverProps) {
  return (
    <Base.Root
      {...(open !== undefined && { open })}
      onOpenChange={(next) => {
        onOpenChange?.(next);
      }}
    >
      <Base.Trigger render={trigger} />
      <Base.Portal className={SCOPE}>
        <Base.Positioner
          className={styles.positioner}
          side={side}
          align={align}
          sideOffset={8}
          collisionPadding={8}
        >
          <Base.Popup className={styles.popover} initialFocus={initialFocus}>
            <header className={styles.header}>
              <Base.Title className={styles.title}>{title}</Base.Title>
              <Base.Close render={<IconButton icon="close" size="small" label={closeLabel} />} />
            </header>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
