import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import { useLocale, useMessages } from '@foolscap/ui/components';
import type { TileItem } from '../../model/index.ts';
import { ProductTile, type ProductTileProps } from '../ProductTile/ProductTile.tsx';
import { TILE_DRAWER_MESSAGES } from '../drawer-messages.ts';

export interface AlternateTileProps extends ProductTileProps {
  /** The product that the item is offered in place of. */
  readonly original: Pick<TileItem, 'units' | 'quantity'>;
}

/**
 * A product's tile in a drawer with replacements. It shows the units that it adds, and their price, if they differ from the original's
 * (storefront-3.74).
 */
export function AlternateTile({ original, ...tile }: AlternateTileProps) {
  const { drawers: texts } = useMessages('tiles', TILE_DRAWER_MESSAGES);
  const locale = useLocale();
  const { altFactor = 1, units, quantity, priceValue } = tile.item;
  const price = toMinorUnits(priceValue);
  const label =
    altFactor === 1 || quantity === undefined || price === undefined
      ? undefined
      : texts.adds(
          texts.units(units, quantity),
          formatMoney(price * quantity, locale),
          texts.units(original.units, original.quantity ?? 1),
        );
  return <ProductTile {...tile} label={label} />;
}
