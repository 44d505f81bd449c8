import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ListItem, ShoppingList, UpdateListItemBody } from '../contract/index.ts';
import { listErrorMessage } from '../model/index.ts';
import {
  listsActions,
  selectCartResult,
  selectIsItemAddingToCart,
  selectIsItemPending,
  selectIsNotePending,
  selectNoteFailure,
  selectPendingQuantity,
} from '../state/index.ts';
import type { ListOutcome, ListsRoot } from '../state/index.ts';
import { ListItemRow } from '../ui/index.ts';
import type { ListItemRowProps } from '../ui/index.ts';
import { RowResult } from './RowResult.tsx';
import { useMessages } from '@foolscap/ui/components';
import { LISTS_MESSAGES } from '../model/messages.ts';

interface ItemRowProps extends Pick<
  ListItemRowProps,
  'selected' | 'focusOnMount' | 'deferred' | 'onSelect' | 'onRemove' | 'onMoveUp' | 'onMoveDown'
> {
  list: ShoppingList;
  item: ListItem;
  actions: ReactNode;
  /** The outcome of the last change of any item. */
  outcome: ListOutcome | null;
}

/** The row of an item, with its changes in flight and their results. */
export function ItemRow({ list, item, outcome, ...rest }: ItemRowProps) {
  const dispatch = useDispatch();
  const { errors } = useMessages('lists', LISTS_MESSAGES);
  const { id: listId, readOnly } = list;
  const { itemId } = item;
  const isPending = useSelector((root: ListsRoot) => selectIsItemPending(root, listId, itemId));
  const qty = useSelector((root: ListsRoot) => selectPendingQuantity(root, listId, itemId));
  const isNotePending = useSelector((root: ListsRoot) => selectIsNotePending(root, listId, itemId));
  const noteFailure = useSelector((root: ListsRoot) => selectNoteFailure(root, listId, itemId));
  const isAdding = useSelector((root: ListsRoot) => selectIsItemAddingToCart(root, listId, itemId));
  const result = useSelector((root: ListsRoot) => selectCartResult(root, listId, itemId));
  const isOwn = outcome?.listId === listId && outcome.itemId === itemId && !outcome.isNote;
  const failure = isOwn ? outcome.failure : undefined;
  const update = (body: UpdateListItemBody) =>
    dispatch(listsActions.itemUpdateSubmitted({ listId, itemId, body }));
  return (
    <ListItemRow
      {...rest}
      item={{ ...item, qty: qty ?? item.qty }}
      readOnly={readOnly}
      busy={isPending}
      savingNote={isNotePending}
      noteError={noteFailure && listErrorMessage(noteFailure, errors)}
      addingToCart={isAdding}
      result={
        (failure ?? result) && (
          <RowResult key={failure && outcome?.serial} failure={failure} result={result} />
        )
      }
      onQuantity={(next) => update({ qty: next })}
      onNote={(note) => update({ note })}
      onAddToCart={() => dispatch(listsActions.toCartSubmitted({ listId, itemIds: [itemId], isRow: true }))}
    />
  );
}
