import type { TileItem } from '@foolscap/tiles/model';
import { AtlTile } from '@foolscap/tiles/ui';

/** The tile of the product in the add-to-list dialog, in a chunk of its own: other pages open the dialog without a tile. */
export default function AddedTile({ item }: { item: TileItem }) {
  return <AtlTile item={item} />;
}
