import { useDispatch } from 'react-redux';
import { listsActions } from '../state/index.ts';
import type { AddToList } from '../state/index.ts';
import { countAdded, isIncomplete } from '../state/outcomes.ts';
import { AddedToList } from '../ui/index.ts';
import { ItemProblems } from './ItemResults.tsx';

export interface AddedItemsProps {
  add: AddToList;
  hrefForList?: ((listId: string) => string) | undefined;
}

/** The end of an add: the list with a link to it, and the items that were not added, with the reasons. */
export function AddedItems({
  add: { items, movedFrom, results = [], addedTo },
  hrefForList,
}: AddedItemsProps) {
  const dispatch = useDispatch();
  const hasProblems = results.some(isIncomplete);
  return (
    addedTo && (
      <AddedToList
        listName={addedTo.name}
        itemName={items.length === 1 ? items[0]?.name : undefined}
        added={countAdded(results)}
        of={results.length}
        isMoved={movedFrom !== undefined && !hasProblems}
        problems={
          hasProblems && (
            <ItemProblems
              results={results}
              items={items.map(({ itemId, name }) => ({ itemId, itemDetails: { name } }))}
            />
          )
        }
        listHref={hrefForList?.(addedTo.id)}
        onClose={() => dispatch(listsActions.addToListClosed())}
      />
    )
  );
}
