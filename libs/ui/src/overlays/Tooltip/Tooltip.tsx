import { Tooltip as Base } from '@base-ui/react/tooltip';
import { cloneElement, useId, useState, type ReactElement } from 'react';
import { SCOPE } from '../../components/scope.ts';
import styles from './Tooltip.module.scss';

export interface TooltipProps {
  /** One short line without markup; use a `Popover` for more. */
  readonly text: string;
  /** The control that it describes. It must take focus, and be understandable without the tooltip. */
  readonly children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
  /** Preferred side; it flips if there is no space. */
  readonly side?: 'top' | 'bottom';
  /** The text is the control's accessible name, as on an icon button: screen readers do not announce it twice. */
  readonly repeatsName?: boolean;
  /** Milliseconds of hovering before it opens. With the keyboard it opens immediately. */
  readonly delay?: number;
}

/**
 * Text for a hovered or focused control. It does not open on touch, so it must not contain essential information.
 * Escape closes it, and the pointer may move onto the text (WCAG 1.4.13).
 */
export function Tooltip({ text, children, side = 'top', repeatsName = false, delay = 500 }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const described = open && !repeatsName;
  return (
    <Base.Root open={open} onOpenChange={setOpen}>
      <Base.Trigger
        delay={delay}
        render={described ? cloneElement(children, { 'aria-describedby': id }) : children}
      />
      <Base.Portal className={SCOPE}>
        <Base.Positioner className={styles.positioner} side={side} sideOffset={6} collisionPadding={8}>
          <Base.Popup id={id} role="tooltip" className={styles.tooltip}>
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
