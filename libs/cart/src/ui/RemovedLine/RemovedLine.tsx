import { useEffect, useRef } from 'react';
import { Button, useMessages } from '@foolscap/ui/components';
import type { CartItem } from '../../contract/index.ts';
import { getLineLabel } from '../../model/index.ts';
import { CART_VIEW_MESSAGES } from '../../model/cart-view-messages.ts';
import styles from './RemovedLine.module.scss';

export interface RemovedLineProps {
  /** The removed line, from before its removal. */
  line: CartItem;
  /** Removed and restorable, being restored, or not restored after a failure. */
  phase: 'removed' | 'restoring' | 'failed';
  /** Focuses Undo on mount if the focused element disappeared with the line. */
  focusOnMount?: boolean;
  /** Called by the button "Undo". */
  onUndo?: () => void;
  /** Called when the pointer enters the line or focus moves into it: the line must stay. */
  onHold?: () => void;
  /** Called once both pointer and focus have left the line. */
  onRelease?: () => void;
}

/** A removed line that can still be restored: its name and Undo (decision-undo.3). */
export function RemovedLine({
  line,
  phase,
  focusOnMount = false,
  onUndo,
  onHold,
  onRelease,
}: RemovedLineProps) {
  const { view: texts } = useMessages('cart', CART_VIEW_MESSAGES);
  const label = getLineLabel(line);
  const undo = useRef<HTMLButtonElement>(null);
  const holds = useRef({ pointer: false, focus: false });
  const hold = (by: 'pointer' | 'focus', held: boolean) => {
    const before = holds.current.pointer || holds.current.focus;
    holds.current[by] = held;
    const after = holds.current.pointer || holds.current.focus;
    if (before !== after) (after ? onHold : onRelease)?.();
  };
  useEffect(() => {
    // If the shopper has moved on while the line was being removed, the focus stays where it is.
    if (focusOnMount && document.activeElement === document.body) undo.current?.focus();
  }, [focusOnMount]);

  return (
    <div
      className={styles.removed}
      onMouseEnter={() => hold('pointer', true)}
      onMouseLeave={() => hold('pointer', false)}
      onFocus={() => hold('focus', true)}
      onBlur={() => hold('focus', false)}
    >
      <p className={styles.text}>
        <span className={styles.name}>{label}</span> {phase === 'failed' ? texts.notRestored : texts.removed}
      </p>
      <Button
        ref={undo}
        size="small"
        busy={phase === 'restoring'}
        onClick={onUndo}
        aria-label={phase === 'failed' ? texts.restoreAgain(label) : texts.undoRemoval(label)}
      >
        {phase === 'failed' ? texts.tryAgain : texts.undo}
      </Button>
    </div>
  );
}
