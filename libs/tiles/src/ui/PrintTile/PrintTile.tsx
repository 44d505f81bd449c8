import { Text, useMessages } from '@foolscap/ui/components';
import type { TileItem } from '../../model/index.ts';
import { RowTile } from '../parts/RowTile.tsx';
import { TilePrice } from '../parts/TileFacts.tsx';
import { TILES_MESSAGES } from '../messages.ts';

export interface PrintTileProps {
  /** The product. */
  readonly item: TileItem;
  /** The quantity to print; without it none is printed. */
  readonly quantity?: number | undefined;
}

/**
 * The tile for printing: the item number to reorder by instead of links and buttons (storefront-2.61). Its picture loads eagerly, so that
 * it is ready for printing.
 */
export function PrintTile({ item, quantity }: PrintTileProps) {
  const { texts } = useMessages('tiles', TILES_MESSAGES);
  return (
    <RowTile item={item} isText eager end={<TilePrice item={item} />}>
      <Text size={14}>
        {texts.itemNumber(item.itemId)}
        {quantity === undefined ? '' : `, ${texts.quantity(quantity)}`}
      </Text>
    </RowTile>
  );
}
