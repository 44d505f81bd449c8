import { useDeferredValue, useId, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Button, classNames, IconButton, useMessages } from '@foolscap/ui/components';
import { LIST_PAGE_MESSAGES } from '../../model/list-page-messages.ts';
import styles from './ListItemRow.module.scss';

interface ListItemActionsProps {
  /** The name of the item. */
  name: string;
  note: string;
  noteButton: RefObject<HTMLButtonElement | null>;
  /** Shown at any width: the quantity and the button that adds to the cart. */
  children: ReactNode;
  /** More actions of the application. */
  actions: ReactNode;
  onEditNote: (() => void) | undefined;
  onRemove: (() => void) | undefined;
  onMoveUp: (() => void) | undefined;
  onMoveDown: (() => void) | undefined;
}

/**
 * The actions of an item. On phones, all but the most frequent ones are behind "More". The server leaves these out, because they need JavaScript and
 * would be the larger part of a long list's markup, which delays its first paint.
 */
export function ListItemActions({
  name,
  note,
  noteButton,
  children,
  actions,
  onEditNote,
  onRemove,
  onMoveUp,
  onMoveDown,
}: ListItemActionsProps) {
  const { row: texts } = useMessages('lists', LIST_PAGE_MESSAGES);
  const [isOpen, setIsOpen] = useState(false);
  const moreId = useId();
  // Rendered after hydration, in a pass that input may interrupt.
  const rendersMore = useDeferredValue(true, false);
  const canMove = (onMoveUp ?? onMoveDown) !== undefined;
  const hasMore = (onEditNote ?? onRemove) !== undefined || canMove || Boolean(actions);
  const move = (icon: 'chevron-up' | 'chevron-down', label: string, onMove: (() => void) | undefined) => (
    <IconButton
      icon={icon}
      size="small"
      label={label}
      // It stays focusable at the end of the list, so that the other direction is one key press away.
      aria-disabled={!onMove || undefined}
      className={onMove ? undefined : styles.atEnd}
      onClick={onMove}
    />
  );
  return (
    <div className={classNames(styles.actions, !hasMore && styles.plain)}>
      {children}
      {hasMore && (
        <Button
          size="small"
          variant="quiet"
          className={styles.more}
          aria-label={texts.moreActions(name)}
          aria-expanded={isOpen}
          aria-controls={moreId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {texts.more}
        </Button>
      )}
      {hasMore && (
        <div id={moreId} className={styles.rest} data-open={isOpen}>
          {rendersMore && (
            <>
              {onEditNote && (
                <Button
                  ref={noteButton}
                  size="small"
                  variant="quiet"
                  onClick={onEditNote}
                  aria-label={note ? texts.editItemNote(name) : texts.addItemNote(name)}
                >
                  {note ? texts.editNote : texts.addNote}
                </Button>
              )}
              {actions}
              {onRemove && (
                <Button
                  size="small"
                  variant="quiet"
                  icon="trash"
                  // The second click of a double click would hit the control that has moved here.
                  onClick={(event) => event.detail < 2 && onRemove()}
                  aria-label={texts.removeItem(name)}
                >
                  {texts.remove}
                </Button>
              )}
              {canMove && (
                <span className={styles.moves}>
                  {move('chevron-up', texts.moveUp(name), onMoveUp)}
                  {move('chevron-down', texts.moveDown(name), onMoveDown)}
                </span>
              )}
            </>
          )}
        </div>
      )}
    </div>
  );
}
