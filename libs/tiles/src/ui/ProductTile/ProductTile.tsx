import type { ReactNode } from 'react';
import { TileAction, type TileActionProps } from '../parts/TileAction.tsx';
import { TilePrice, TileRating, TileStock } from '../parts/TileFacts.tsx';
import { TileColors, type TileColorsProps } from '../parts/TileColors.tsx';
import { TileFrame } from '../parts/TileFrame.tsx';
import { TileLinks, type TileLinksProps } from '../parts/TileLinks.tsx';
import { TileName } from '../parts/TileName.tsx';
import { TilePicture } from '../parts/TilePicture.tsx';
import styles from '../parts/parts.module.scss';

export interface ProductTileProps
  extends TileActionProps, TileLinksProps, Pick<TileColorsProps, 'renderSwatches'> {
  /** Quantity that is already in the cart; hidden when 0. */
  readonly inCart?: number | undefined;
  /** Name of the chosen store; shows the pickup note for eligible products. */
  readonly pickupStoreName?: string | undefined;
  /** The checkbox that adds the product to a comparison: `TileCompare`. */
  readonly compare?: ReactNode;
  /** The button that removes a recommended product: `TileDismiss`. */
  readonly dismiss?: ReactNode;
  /** A line above the name, such as "Sponsored". */
  readonly label?: ReactNode;
  /** Heading level of the product name. */
  readonly headingLevel?: 2 | 3 | 4;
  /** Loads the picture eagerly; for tiles in the first viewport. */
  readonly eager?: boolean;
}

/** The standard product tile: picture, name, price, notes and one button. The whole tile links to the product. */
export function ProductTile({
  inCart,
  pickupStoreName,
  compare,
  dismiss,
  renderSwatches,
  label,
  headingLevel = 3,
  eager,
  ...parts
}: ProductTileProps) {
  const { item, href } = parts;
  return (
    <TileFrame item={item}>
      <TilePicture item={item} inCart={inCart} eager={eager} />
      {label !== undefined && <p className={styles.label}>{label}</p>}
      <TileName item={item} href={href} headingLevel={headingLevel} />
      <TilePrice item={item} />
      <TileRating item={item} />
      <TileColors item={item} renderSwatches={renderSwatches} />
      <TileStock item={item} pickupStoreName={pickupStoreName} />
      <TileAction {...parts} />
      {compare}
      {dismiss}
      <TileLinks {...parts} />
    </TileFrame>
  );
}
