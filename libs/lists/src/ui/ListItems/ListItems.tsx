import { useDeferredValue, useState } from 'react';
import type { ReactNode } from 'react';
import { lazyComponent, useMessages } from '@foolscap/ui/components';
import type { DragHandleProps } from './DragHandle.tsx';
import { LIST_PAGE_MESSAGES } from '../../model/list-page-messages.ts';
import styles from './ListItems.module.scss';

export interface ListItemsProps<Item> {
  /** The items of the page, in their order. */
  items: readonly Item[];
  /** Returns the number of an item, unique in the list. */
  keyOf: (item: Item) => string;
  /** Renders the row of an item. */
  renderRow: (item: Item, index: number) => ReactNode;
  /** Called when an item is dropped after another one, or before all others (`undefined`); without it rows cannot be dragged. */
  onMove?: ((itemId: string, afterItemId: string | undefined) => void) | undefined;
  /** Returns whether a row can be dragged; every row can by default. */
  canMove?: (item: Item) => boolean;
  /** Accessible name; "Items of the list" by default. */
  label?: string;
}

/** Rows can also be moved with their buttons, so handles are optional. */
const DragHandle = lazyComponent<DragHandleProps>(() =>
  import('./DragHandle.tsx').catch(() => ({ default: () => null })),
);

/**
 * A list's rows. Off-screen rows are not laid out, but stay in the page for search and screen readers. Rows are dragged by their handles
 * with a mouse; each row's buttons do the same by keyboard and touch.
 */
export function ListItems<Item>({
  items,
  keyOf,
  renderRow,
  onMove,
  canMove = () => true,
  label,
}: ListItemsProps<Item>) {
  const { listPage } = useMessages('lists', LIST_PAGE_MESSAGES);
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<number>();
  // Handles need JavaScript and a mouse. The server omits them and reserves their space.
  const hasHandles = useDeferredValue(true, false);

  function drop(target: number): void {
    const from = items.findIndex((item) => keyOf(item) === dragged);
    setDragged(undefined);
    setOver(undefined);
    if (dragged === undefined || from < 0 || from === target) return;
    const rest = items.filter((item) => keyOf(item) !== dragged);
    // Dropped on a row above, it goes before that row; on a row below, after it.
    const before = rest[target - 1];
    onMove?.(dragged, before && keyOf(before));
  }

  return (
    <ul className={styles.items} aria-label={label ?? listPage.items}>
      {items.map((item, index) => (
        <li
          key={keyOf(item)}
          className={styles.item}
          data-over={over === index && dragged !== keyOf(item) ? '' : undefined}
          onDragOver={(event) => {
            if (dragged === undefined) return;
            event.preventDefault();
            setOver(index);
          }}
          onDrop={(event) => {
            event.preventDefault();
            drop(index);
          }}
          onDragEnd={() => {
            setDragged(undefined);
            setOver(undefined);
          }}
        >
          {onMove && (
            <span className={styles.gutter} aria-hidden="true">
              {hasHandles && canMove(item) && <DragHandle onDragStart={() => setDragged(keyOf(item))} />}
            </span>
          )}
          <div className={styles.row}>{renderRow(item, index)}</div>
        </li>
      ))}
    </ul>
  );
}
