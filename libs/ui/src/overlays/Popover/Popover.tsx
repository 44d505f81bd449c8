import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { SCOPE } from '../../components/scope.ts';
import { UI_MESSAGES } from '../../components/ui-messages.ts';
import styles from './Popover.module.scss';

const { ui: texts } = UI_MESSAGES;

export interface PopoverProps {
  /** The button that opens and closes it: a `Button` or an `IconButton`. It gets `aria-expanded` and focus on closing. */
  readonly trigger: ReactElement;
  /** Title and accessible name. */
  readonly title: ReactNode;
  /** The content of the panel. */
  readonly children: ReactNode;
  /** Preferred side; it flips if there is no space. */
  readonly side?: 'top' | 'bottom';
  /** Edge of the trigger that it aligns with, in reading direction. */
  readonly align?: 'start' | 'center' | 'end';
  /** Controlled state; omit it for an uncontrolled popover. */
  readonly open?: boolean | undefined;
  /** Called by the trigger, the close button, Escape, a press outside, or focus moving out. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  /** Accessible name of the close button. */
  readonly closeLabel?: string;
  /** Initial focus; the first control by default. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/** A small titled panel next to its trigger. The page stays interactive; Escape, a click outside and tabbing out close it. */
export function Popover({
  trigger,
  title,
  children,
  side = 'bottom',
  align = 'start',
  open,
  onOpenChange,
  closeLabel = texts.close,
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
