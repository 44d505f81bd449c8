import { useEffect, useRef } from 'react';
import { Button } from '@foolscap/ui/components';
import type { CartItem } from '../../contract/index.ts';
import styles from './RemovedLine.module.scss';

export interface RemovedLineProps {
  line: CartItem;
  phase: 'removed' | 'restoring' | 'failed';
  /**
   * Undo takes the focus as it appears: for the shopper whose Remove button went with the line. Being put there is
   * no choice to stay, so the time runs on; coming back holds it as ever.
   */
  focusOnMount?: boolean;
  onUndo?: () => void;
  /** Pointing at the line or focusing it keeps it; leaving lets its time run on. */
  onHold?: () => void;
  onRelease?: () => void;
}

/** What is left of a removed line for five seconds: its name and Undo (decisions, "deleted lines, undo"). */
export function RemovedLine({
  line,
  phase,
  focusOnMount = false,
  onUndo,
  onHold,
  onRelease,
}: RemovedLineProps) {
  const undo = useRef<HTMLButtonElement>(null);
  const placed = useRef(false);
  useEffect(() => {
    if (!focusOnMount) return;
    placed.current = true;
    undo.current?.focus();
  }, [focusOnMount]);

  return (
    <div
      className={styles.removed}
      onMouseEnter={onHold}
      onMouseLeave={onRelease}
      onFocus={() => {
        if (!placed.current) onHold?.();
      }}
      onBlur={() => {
        if (!placed.current) onRelease?.();
        placed.current = false;
      }}
    >
      <p className={styles.words}>
        <span className={styles.name}>{line.product.name}</span>{' '}
        {phase === 'failed' ? 'couldn’t be put back.' : 'removed from your cart.'}
      </p>
      <Button
        ref={undo}
        size="small"
        busy={phase === 'restoring'}
        onClick={onUndo}
        aria-label={
          phase === 'failed'
            ? `Try again to put ${line.product.name} back`
            : `Undo removing ${line.product.name}`
        }
      >
        {phase === 'failed' ? 'Try again' : 'Undo'}
      </Button>
    </div>
  );
}
