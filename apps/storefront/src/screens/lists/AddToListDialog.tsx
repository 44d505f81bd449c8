import { AddToList } from '@foolscap/lists/feature';
import type { AddToListProps } from '@foolscap/lists/feature';
import { listsActions } from '@foolscap/lists/state';

/** Opens the dialog with the items to add. */
export const { addToListOpened } = listsActions;

/** The dialog that adds items to a list, with the chunk of all overlays. It needs the part of lists. */
export default function AddToListDialog(
  props: AddToListProps & Required<Pick<AddToListProps, 'hrefForList'>>,
) {
  return <AddToList {...props} />;
}
