import { Button } from '@foolscap/ui/components';
import type { CartItem } from '../../contract/index.ts';
import styles from './RemovedLine.module.scss';

export interface RemovedLineProps {
  line: CartItem;
  phase: 'removed' | 'restoring' | 'failed';
  onUndo?: () => void;
  /** Pointing at the line or focusing it keeps it; leaving lets its time run on. */
  onHold?: () => void;
  onRelease?: () => void;
}

/** What is left of a removed line for five seconds: its name and Undo (decisions, "deleted lines, undo"). */
export function RemovedLine({ line, phase, onUndo, onHold, onRelease }: RemovedLineProps) {
  return (
    <div
      className={styles.removed}
      onMouseEnter={onHold}
      onMouseLeave={onRelease}
      onFocus={onHold}
      onBlur={onRelease}
    >
      <p className={styles.words}>
        <span className={styles.name}>{line.product.name}</span>{' '}
        {phase === 'failed' ? 'couldn’t be put back.' : 'removed from your cart.'}
      </p>
      <Button
        size="small"
        busy={phase === 'restoring'}
        onClick={onUndo}
        aria-label={`Undo removing ${line.product.name}`}
      >
        {phase === 'failed' ? 'Try again' : 'Undo'}
      </Button>
    </div>
  );
}
