import type { TileItem } from '../../model/index.ts';
import { RowTile } from '../parts/RowTile.tsx';
import { TilePrice } from '../parts/TileFacts.tsx';

export interface MiniTileProps {
  /** The product. */
  readonly item: TileItem;
  /** URL of the product page; defaults to `item.itemUrl`. */
  readonly href?: string | undefined;
}

/** The mini tile: a small picture, the name and the price, linked to the product (storefront-2.61). */
export function MiniTile({ item, href }: MiniTileProps) {
  return (
    <RowTile item={item} href={href}>
      <TilePrice item={item} size="small" />
    </RowTile>
  );
}
