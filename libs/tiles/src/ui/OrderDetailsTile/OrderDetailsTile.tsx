import { Text } from '@foolscap/ui/components';
import type { TileItem } from '../../model/index.ts';
import { useTilesMessages } from '../messages.tsx';
import { RowTile } from '../parts/RowTile.tsx';
import { TilePrice } from '../parts/TileFacts.tsx';

export interface OrderDetailsTileProps {
  /** The product. */
  readonly item: TileItem;
  /** URL of the product page; defaults to `item.itemUrl`. */
  readonly href?: string | undefined;
  /** The ordered quantity. */
  readonly quantity: number;
}

/** The tile of an ordered product in a list: its item number, the ordered quantity and its present price (storefront-2.61). */
export function OrderDetailsTile({ item, href, quantity }: OrderDetailsTileProps) {
  const { texts } = useTilesMessages();
  return (
    <RowTile item={item} href={href} end={<TilePrice item={item} />}>
      <Text size={14} tone="muted">
        {texts.itemNumber(item.itemId)}
      </Text>
      <Text size={14}>{texts.ordered(quantity)}</Text>
    </RowTile>
  );
}
