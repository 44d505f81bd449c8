import { useDispatch, useSelector } from 'react-redux';
import { listsActions, selectListsForm } from '../state/index.ts';
import type { AddToList } from '../state/index.ts';
import { ListsToolbar } from '../ui/ListsToolbar/ListsToolbar.tsx';

export interface AddToListToolsProps {
  add: AddToList;
}

/** Search, filter and sort of the lists of the add-to-list dialog. */
export function AddToListTools({ add: { search, lists } }: AddToListToolsProps) {
  const dispatch = useDispatch();
  const { ATLFilter, ATLSort } = useSelector(selectListsForm);
  const data = lists.value;
  const isSharing =
    data && (data.availableAccessLevel.length > 1 || data.shoppingLists.some(({ ownerName }) => ownerName));
  return (
    <ListsToolbar
      narrow
      form={{ SearchText: search, SelectedListsType: ATLFilter, SortOrder: ATLSort }}
      filters={isSharing || ATLFilter === 'SHARED' ? undefined : ['ALL_LIST', 'FAVORITES']}
      onChange={({ SearchText, SelectedListsType, SortOrder }) =>
        dispatch(
          listsActions.addToListFormChanged({
            ...(SearchText !== undefined && { search: SearchText }),
            ...(SelectedListsType && { ATLFilter: SelectedListsType }),
            ...(SortOrder && { ATLSort: SortOrder }),
          }),
        )
      }
    />
  );
}
