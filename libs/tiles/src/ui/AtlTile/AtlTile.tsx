import type { TileItem } from '../../model/index.ts';
import { RowTile } from '../parts/RowTile.tsx';
import { TilePrice } from '../parts/TileFacts.tsx';

export interface AtlTileProps {
  /** The product. */
  readonly item: TileItem;
}

/**
 * The tile of the product that is being added to a list, ATL (storefront-2.61). It has no link, because that would take the shopper away
 * from the task.
 */
export function AtlTile({ item }: AtlTileProps) {
  return (
    <RowTile item={item} isText>
      <TilePrice item={item} size="small" />
    </RowTile>
  );
}
