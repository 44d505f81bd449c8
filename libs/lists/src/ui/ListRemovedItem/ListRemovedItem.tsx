import { useEffect, useRef } from 'react';
import { Button, useMessages } from '@foolscap/ui/components';
import { LIST_PAGE_MESSAGES } from '../../model/list-page-messages.ts';
import styles from './ListRemovedItem.module.scss';

export interface ListRemovedItemProps {
  /** The name of the item. */
  name: string;
  /** Being removed, removed, being restored, or not restored after a failure. */
  phase: 'removing' | 'removed' | 'restoring' | 'failed';
  /** The reason why it could not be restored. */
  reason?: string | undefined;
  /** Focuses Undo on mount if the focused element disappeared with the row of the item. */
  focusOnMount?: boolean;
  /** Called by the button "Undo", which does not wait for the removal. */
  onUndo: () => void;
}

/** The row of an item that was removed from a list and can be restored. */
export function ListRemovedItem({ name, phase, reason, focusOnMount = false, onUndo }: ListRemovedItemProps) {
  const { listPage: page } = useMessages('lists', LIST_PAGE_MESSAGES);
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // If the shopper has moved focus in the meantime, it is not moved.
    if (focusOnMount && document.activeElement === document.body) undo.current?.focus();
  }, [focusOnMount]);
  const isFailed = phase === 'failed';
  return (
    <div className={styles.removed} data-print="hide">
      <p className={styles.text} role={isFailed ? 'alert' : undefined}>
        <span className={styles.name}>{name}</span> {isFailed ? page.notRestored : page.removed}
        {isFailed && reason && ` ${reason}`}
      </p>
      <Button
        ref={undo}
        size="small"
        icon={isFailed ? undefined : 'undo'}
        busy={phase === 'restoring'}
        // The second click of a double click on Remove would hit this button, which has moved there.
        onClick={(event) => event.detail < 2 && onUndo()}
        aria-label={isFailed ? page.retryRestore(name) : page.undoRemove(name)}
      >
        {isFailed ? page.retry : page.undo}
      </Button>
    </div>
  );
}
