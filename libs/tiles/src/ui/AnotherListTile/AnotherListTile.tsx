import { Button, VisuallyHidden } from '@foolscap/ui/components';
import type { TileItem } from '../../model/index.ts';
import { useTilesMessages } from '../messages.tsx';
import { RowTile } from '../parts/RowTile.tsx';
import { TilePrice } from '../parts/TileFacts.tsx';

export interface AnotherListTileProps {
  /** The product of a list. */
  readonly item: TileItem;
  /** URL of the product page; defaults to `item.itemUrl`. */
  readonly href?: string | undefined;
  /** Opens the choice of another list. */
  readonly onChooseList: (item: TileItem) => void;
}

/** The tile of a product that can be put on another list (storefront-2.61). */
export function AnotherListTile({ item, href, onChooseList }: AnotherListTileProps) {
  const { texts } = useTilesMessages();
  return (
    <RowTile
      item={item}
      href={href}
      end={
        <Button size="small" onClick={() => onChooseList(item)}>
          {texts.anotherList} <VisuallyHidden>{item.title}</VisuallyHidden>
        </Button>
      }
    >
      <TilePrice item={item} size="small" />
    </RowTile>
  );
}
