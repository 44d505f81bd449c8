import { TileAction } from '../parts/TileAction.tsx';
import { TileColors } from '../parts/TileColors.tsx';
import { TilePrice, TileRating, TileStock } from '../parts/TileFacts.tsx';
import { TileFrame } from '../parts/TileFrame.tsx';
import { TileLinks } from '../parts/TileLinks.tsx';
import { TileName } from '../parts/TileName.tsx';
import { TilePicture } from '../parts/TilePicture.tsx';
import type { ProductTileProps } from '../ProductTile/ProductTile.tsx';
import { TilePartNumber } from '../parts/TilePartNumber.tsx';
import styles from './ListTile.module.scss';

/** The tile of the list view: picture, facts, and price with the button side by side (storefront-2.61). It has the parts of `ProductTile`. */
export function ListTile({
  inCart,
  pickupStoreName,
  compare,
  renderSwatches,
  label,
  headingLevel = 3,
  eager,
  ...parts
}: ProductTileProps) {
  const { item, href } = parts;
  return (
    <TileFrame item={item} layout="own" className={styles.tile}>
      <TilePicture item={item} inCart={inCart} eager={eager} />
      <div className={styles.facts}>
        {label !== undefined && <p className={styles.label}>{label}</p>}
        <TileName item={item} href={href} headingLevel={headingLevel} />
        <TilePartNumber item={item} />
        <TileRating item={item} />
        <TileColors item={item} renderSwatches={renderSwatches} />
        <TileStock item={item} pickupStoreName={pickupStoreName} />
      </div>
      <div className={styles.buy}>
        <TilePrice item={item} />
        <TileAction {...parts} />
        <div className={styles.tools}>
          {compare}
          <span className={styles.links}>
            <TileLinks {...parts} />
          </span>
        </div>
      </div>
    </TileFrame>
  );
}
