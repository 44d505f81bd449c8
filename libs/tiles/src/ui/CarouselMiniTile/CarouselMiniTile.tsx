import { TileAction, type TileActionProps } from '../parts/TileAction.tsx';
import { TilePrice, TileStock } from '../parts/TileFacts.tsx';
import { TileFrame } from '../parts/TileFrame.tsx';
import { TileLinks, type TileLinksProps } from '../parts/TileLinks.tsx';
import { TileName } from '../parts/TileName.tsx';
import { TilePicture } from '../parts/TilePicture.tsx';

export interface CarouselMiniTileProps extends TileActionProps, TileLinksProps {
  /** Quantity that is already in the cart; hidden when 0. */
  readonly inCart?: number | undefined;
  /** Heading level of the product name. */
  readonly headingLevel?: 2 | 3 | 4;
}

/** The small tile of a row that scrolls in a drawer or flyout: picture, name, price and button (storefront-2.61). */
export function CarouselMiniTile({ inCart, headingLevel = 3, ...parts }: CarouselMiniTileProps) {
  const { item, href } = parts;
  return (
    <TileFrame item={item}>
      <TilePicture item={item} inCart={inCart} />
      <TileName item={item} href={href} headingLevel={headingLevel} small />
      <TilePrice item={item} size="small" />
      <TileStock item={item} />
      <TileAction {...parts} />
      <TileLinks {...parts} />
    </TileFrame>
  );
}
