import { formatMoney } from '@foolscap/core/money';
import { Text, useLocale, useMessages } from '@foolscap/ui/components';
import type { TileItem } from '../../model/index.ts';
import { RowTile } from '../parts/RowTile.tsx';
import { TilePrice, TileStock } from '../parts/TileFacts.tsx';
import { TILES_MESSAGES } from '../messages.ts';

export interface OrderDetailsTileProps {
  /** The product. */
  readonly item: TileItem;
  /** URL of the product page; defaults to `item.itemUrl`. */
  readonly href?: string | undefined;
  /** The ordered quantity. */
  readonly quantity: number;
  /** The unit price in the order, in minor units, to compare with the current price. */
  readonly paidPrice?: number | undefined;
}

/** The tile of an ordered product in a list: its item number, the ordered quantity, its stock and its current price (storefront-2.61). */
export function OrderDetailsTile({ item, href, quantity, paidPrice }: OrderDetailsTileProps) {
  const { texts } = useMessages('tiles', TILES_MESSAGES);
  const locale = useLocale();
  return (
    <RowTile item={item} href={href} end={<TilePrice item={item} />}>
      <Text size={14} tone="muted">
        {texts.itemNumber(item.itemId)}
      </Text>
      <Text size={14}>
        {texts.ordered(quantity)}
        {paidPrice === undefined ? '' : `, ${texts.paid(formatMoney(paidPrice, locale))}`}
      </Text>
      <TileStock item={item} />
    </RowTile>
  );
}
