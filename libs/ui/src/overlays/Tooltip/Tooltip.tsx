import { Tooltip as Base } from '@base-ui/react/tooltip';
import { cloneElement, useId, useState, type ReactElement } from 'react';
import { SCOPE } from '../../components/scope.ts';
import styles from './Tooltip.module.scss';

export interface TooltipProps {
  /** One short line, no markup: what needs more is a `Popover`. */
  readonly words: string;
  /** The control that it explains; one that takes the focus, and that is understood without it. */
  readonly children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
  /** Where it opens while there is room for it. */
  readonly side?: 'top' | 'bottom';
  /** The words are the control's own name, as on a button that is only an icon: screen readers do not hear them twice. */
  readonly repeatsName?: boolean;
  /** How long the pointer rests on the control before it opens, in ms. By keyboard it opens at once. */
  readonly delay?: number;
}

/**
 * Words for who hovers or focuses a control. Never the only way to them: under a finger it does not open. Escape closes it, and the pointer
 * may rest on the words themselves (WCAG 1.4.13).
 */
export function Tooltip({ words, children, side = 'top', repeatsName = false, delay = 500 }: TooltipProps) {
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
            {words}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
