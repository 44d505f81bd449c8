import type { TileItem } from '@foolscap/tiles/model';
import { Tiles } from '../Tiles.tsx';

/** Recommended products in a drawer or flyout, as one row that scrolls. */
export default function RecommendedTiles({ items, label }: { items: readonly TileItem[]; label: string }) {
  return <Tiles items={items} label={label} layout="row" inDrawer />;
}
