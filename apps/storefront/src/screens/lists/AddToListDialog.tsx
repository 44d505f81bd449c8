import { AddToList } from '@foolscap/lists/feature';
import type { AddToListProps } from '@foolscap/lists/feature';
import type { TileItem } from '@foolscap/tiles/model';
import { AtlTile } from '@foolscap/tiles/ui';
import { listsActions } from '@foolscap/lists/state';

/** Opens the dialog with the items to add. */
export const { addToListOpened } = listsActions;

export interface AddToListDialogProps extends Pick<AddToListProps, 'onClosed'> {
  /** The product that is added, if its tile is at hand. */
  tile?: TileItem | undefined;
}

/** The dialog that adds items to a list, with the chunk of all overlays. It needs the part of lists. */
export default function AddToListDialog({ tile, ...props }: AddToListDialogProps) {
  return <AddToList {...props} item={tile && <AtlTile item={tile} />} />;
}
