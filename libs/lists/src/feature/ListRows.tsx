import { useState } from 'react';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button, ButtonLink, EmptyState, useMessages } from '@foolscap/ui/components';
import type { ListDetails, ListDetailsQuery, ListItem, ShoppingList } from '../contract/index.ts';
import { listErrorMessage } from '../model/index.ts';
import { listsActions, selectListRows, selectOpenList, toRemovedItem } from '../state/index.ts';
import type { ListRow, ListsRoot } from '../state/index.ts';
import { ListItems, ListRemovedItem } from '../ui/index.ts';
import { ItemRow } from './ItemRow.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { useFreshOutcome } from './use-fresh-outcome.ts';
import { useItemRowFocus } from './use-item-row-focus.ts';
import { LISTS_MESSAGES } from '../model/messages.ts';
import { LIST_PAGE_MESSAGES } from '../model/list-page-messages.ts';
import styles from './ListPage.module.scss';

interface ListRowsProps {
  list: ShoppingList;
  details: ListDetails;
  /** The query that the items belong to. */
  query: ListDetailsQuery;
  isLoading: boolean;
  selected: readonly string[];
  onSelect: (itemIds: readonly string[]) => void;
  hrefFor: (query: ListDetailsQuery) => string;
  offersSaveForLater: boolean;
  renderItemActions: ((item: ListItem) => ReactNode) | undefined;
}

/** The number of rows that the server renders with controls: more than fit on most screens. */
const ROWS_WITH_CONTROLS = 8;

const keyOf = (row: ListRow) => (row.kind === 'item' ? row.item.itemId : row.removed.item.itemId);

/** The rows of a page of a list: its items, and removed items that can be restored. */
export function ListRows({
  list,
  details,
  query,
  isLoading,
  selected,
  onSelect,
  hrefFor,
  offersSaveForLater,
  renderItemActions,
}: ListRowsProps) {
  const dispatch = useDispatch();
  const { errors, texts } = useMessages('lists', LISTS_MESSAGES);
  const { listPage: pageTexts } = useMessages('lists', LIST_PAGE_MESSAGES);
  const { id: listId, readOnly } = list;
  const open = useSelector((root: ListsRoot) => selectOpenList(root, listId));
  const rows = useSelector((root: ListsRoot) => selectListRows(root, listId));
  const outcome = useFreshOutcome();
  // Focus follows the most recently removed or restored item, to Undo and back.
  const [acted, setActed] = useState<string>();
  const { page, pages } = details.metadata.pagination;
  const { container, onFocus } = useItemRowFocus(rows.map(keyOf), page, query);

  const items = details.items;
  const isSorted = query.sort !== undefined && query.sort !== 'POSITION_ASCENDING';
  const isMovable = !readOnly && !isSorted && !query.search && items.length > 1;
  // The position before the first item of a later page is unknown here.
  const isFirstPage = page === 1;
  /** Moves an item after a row. If that row was removed, it moves after the item above it. */
  const move = (itemId: string, afterRow: string | undefined) => {
    const others = rows.filter((row) => keyOf(row) !== itemId);
    const place = others.findIndex((row) => keyOf(row) === afterRow);
    const after = others.slice(0, place + 1).findLast(({ kind }) => kind === 'item');
    const afterItemId = after && keyOf(after);
    if (afterItemId !== undefined || isFirstPage)
      dispatch(
        listsActions.itemUpdateSubmitted({ listId, itemId, body: { afterItemId: afterItemId ?? null } }),
      );
  };
  const moves = (itemId: string) => {
    const at = items.findIndex((item) => item.itemId === itemId);
    return {
      onMoveUp:
        isMovable && at > (isFirstPage ? 0 : 1) ? () => move(itemId, items[at - 2]?.itemId) : undefined,
      onMoveDown: isMovable && at < items.length - 1 ? () => move(itemId, items[at + 1]?.itemId) : undefined,
    };
  };
  const select = (itemId: string, isSelected: boolean) =>
    onSelect(isSelected ? [...selected, itemId] : selected.filter((each) => each !== itemId));

  /** Returns undefined if there are none, so that phones show no empty menu. */
  const getActions = (item: ListItem) => {
    const savesForLater = offersSaveForLater && !readOnly;
    if (!savesForLater && !renderItemActions) return undefined;
    const { itemId, qty, itemDetails } = item;
    return (
      <>
        {savesForLater && (
          <Button
            size="small"
            variant="quiet"
            aria-label={pageTexts.saveItemForLater(itemDetails.name)}
            onClick={() => dispatch(listsActions.saveForLaterSubmitted({ listId, itemId, qty }))}
          >
            {pageTexts.saveForLater}
          </Button>
        )}
        {renderItemActions?.(item)}
      </>
    );
  };

  return (
    <div
      ref={container}
      tabIndex={-1}
      role="group"
      aria-label={pageTexts.place({ page, pages: Math.max(page, pages) })}
      aria-busy={isLoading}
      className={styles.rows}
      onFocus={onFocus}
    >
      {items.length > 0 && <SelectionBar items={items} selected={selected} onSelect={onSelect} />}
      {rows.length > 0 && (
        <ListItems
          items={rows}
          keyOf={keyOf}
          onMove={isMovable ? move : undefined}
          canMove={({ kind }) => kind === 'item'}
          renderRow={(row, index) =>
            row.kind === 'removed' ? (
              <ListRemovedItem
                name={row.removed.item.itemDetails.name}
                phase={row.removed.phase}
                reason={row.removed.failure && listErrorMessage(row.removed.failure, errors)}
                focusOnMount={acted === keyOf(row)}
                onUndo={() => {
                  setActed(keyOf(row));
                  dispatch(
                    listsActions.undoRemoveSubmitted({
                      listId,
                      itemId: keyOf(row),
                      serial: row.removed.serial,
                    }),
                  );
                }}
              />
            ) : (
              <ItemRow
                list={list}
                item={row.item}
                outcome={outcome}
                selected={selected.includes(row.item.itemId)}
                focusOnMount={acted === row.item.itemId}
                deferred={index >= ROWS_WITH_CONTROLS}
                onSelect={(isSelected) => select(row.item.itemId, isSelected)}
                onRemove={() => {
                  const { itemId, itemDetails } = row.item;
                  setActed(itemId);
                  select(itemId, false);
                  dispatch(
                    listsActions.itemRemoveSubmitted({
                      listId,
                      itemId,
                      name: itemDetails.name,
                      removed: open && toRemovedItem(open, itemId),
                    }),
                  );
                }}
                {...moves(row.item.itemId)}
                actions={getActions(row.item)}
              />
            )
          }
        />
      )}
      {items.length === 0 &&
        (page > pages ? (
          <EmptyState
            title={pageTexts.noSuchPage}
            level={2}
            actions={
              <ButtonLink href={hrefFor({ ...query, page: String(pages) })}>{pageTexts.lastPage}</ButtonLink>
            }
          >
            {pageTexts.noSuchPageHint(pages)}
          </EmptyState>
        ) : (
          <EmptyState title={query.search ? pageTexts.noItemMatch : pageTexts.noItems} level={2}>
            {query.search ? texts.noMatchHint : pageTexts.noItemsHint}
          </EmptyState>
        ))}
    </div>
  );
}
