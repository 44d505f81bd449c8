import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button, Inline, lazyComponent, useMessages } from '@foolscap/ui/components';
import type { ListDetails, ShoppingList } from '../contract/index.ts';
import { isBuyable } from '../model/index.ts';
import { listsActions, selectIsAddingToCart, selectIsExporting, selectListPrint } from '../state/index.ts';
import type { ListsRoot } from '../state/index.ts';
import { LIST_PAGE_MESSAGES } from '../model/list-page-messages.ts';
import styles from './ListPage.module.scss';

/** With the reader of CSV files. */
const ImportItems = lazyComponent(async () => ({ default: (await import('./ImportItems.tsx')).ImportItems }));

interface ListActionsProps {
  list: ShoppingList;
  details: ListDetails;
  /** Numbers of the selected items, including those on other pages. */
  selected: readonly string[];
  /** Only the items that match a search are on screen. */
  isSearch: boolean;
  onEdit: () => void;
  /** Replaces the import of a file. */
  importItems?: ReactNode;
}

/** The actions of a whole list. */
export function ListActions({ list, details, selected, isSearch, onEdit, importItems }: ListActionsProps) {
  const dispatch = useDispatch();
  const { listPage: texts } = useMessages('lists', LIST_PAGE_MESSAGES);
  const { id: listId, readOnly, manageable } = list;
  const { items, metadata } = details;
  const isAdding = useSelector((root: ListsRoot) => selectIsAddingToCart(root, listId));
  const isExporting = useSelector((root: ListsRoot) => selectIsExporting(root, listId));
  const isPrinting = useSelector(selectListPrint)?.phase === 'loading';
  const hasBuyable = items.some(isBuyable);
  return (
    <Inline gap={3} className={styles.bar}>
      <Button
        variant="primary"
        icon="cart"
        busy={isAdding}
        disabled={!hasBuyable && selected.length === 0 && metadata.totalItems <= items.length}
        onClick={() =>
          dispatch(
            listsActions.toCartSubmitted({
              listId,
              ...(selected.length > 0 && { itemIds: [...selected] }),
            }),
          )
        }
      >
        {selected.length > 0 ? texts.addSelected(selected.length) : isSearch ? texts.addWhole : texts.addAll}
      </Button>
      <Button
        icon="printer"
        busy={isPrinting}
        onClick={() => dispatch(listsActions.printSubmitted({ listId }))}
      >
        {texts.print}
      </Button>
      {manageable && (
        <Button icon="edit" onClick={onEdit}>
          {texts.edit}
        </Button>
      )}
      <Button busy={isExporting} onClick={() => dispatch(listsActions.exportSubmitted({ listId }))}>
        {texts.exportCsv}
      </Button>
      {!readOnly && (importItems ?? <ImportItems listId={listId} />)}
    </Inline>
  );
}
