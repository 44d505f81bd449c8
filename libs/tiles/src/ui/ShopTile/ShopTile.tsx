import { Icon, useMessages } from '@foolscap/ui/components';
import type { TileItem } from '../../model/index.ts';
import { TilePrice } from '../parts/TileFacts.tsx';
import { TileFrame } from '../parts/TileFrame.tsx';
import { TileName } from '../parts/TileName.tsx';
import { TilePicture } from '../parts/TilePicture.tsx';
import { TILES_MESSAGES } from '../messages.ts';
import styles from './ShopTile.module.scss';

export interface ShopTileProps {
  /** The product. */
  readonly item: TileItem;
  /** URL of the product page; defaults to `item.itemUrl`. */
  readonly href?: string | undefined;
  /** Heading level of the product name. */
  readonly headingLevel?: 2 | 3 | 4;
}

/** The tile that links to a product instead of adding it, for editorial content (storefront-2.61). */
export function ShopTile({ item, href, headingLevel = 3 }: ShopTileProps) {
  const { texts } = useMessages('tiles', TILES_MESSAGES);
  return (
    <TileFrame item={item}>
      <TilePicture item={item} />
      <TileName item={item} href={href} headingLevel={headingLevel} />
      <TilePrice item={item} />
      {/* The link of the name covers the tile. */}
      <p className={styles.shop} aria-hidden>
        {texts.shopNow}
        <Icon name="chevron-right" size="small" />
      </p>
    </TileFrame>
  );
}
