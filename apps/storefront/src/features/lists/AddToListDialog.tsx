import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { AddToList } from '@foolscap/lists/feature';
import { listsActions } from '@foolscap/lists/state';
import { AtlTile } from '@foolscap/tiles/ui';
import { useShop } from '../../shell/shop-context.ts';
import { listsFeature } from './feature.ts';
import { listPath } from './list-paths.ts';
import type { AddToListRequest } from './use-add-to-list.tsx';

export const features = [listsFeature];

export interface AddToListDialogProps extends AddToListRequest {
  /** Called when the dialog has closed. */
  onClosed: () => void;
}

/** The dialog that adds items to a list. It opens once, with the items of its first render. */
export default function AddToListDialog({
  items,
  movedFrom,
  ignoreListId,
  tile,
  onClosed,
}: AddToListDialogProps) {
  const dispatch = useDispatch();
  const { tenant } = useShop();
  // The request of the first render, so that the second click of a double click does not clear the form.
  const [opening] = useState(() => listsActions.addToListOpened({ items, movedFrom, ignoreListId }));
  useEffect(() => void dispatch(opening), [dispatch, opening]);
  return (
    <AddToList
      onClosed={onClosed}
      item={tile && <AtlTile item={tile} />}
      hrefForList={(listId) => listPath(tenant, listId)}
    />
  );
}
