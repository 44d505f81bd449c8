import { classNames } from '@foolscap/ui/components';
import type { ReactNode } from 'react';
import type { TileItem } from '../../model/index.ts';
import { TileFrame } from './TileFrame.tsx';
import { TileName, type TileNameProps } from './TileName.tsx';
import { TilePicture } from './TilePicture.tsx';
import styles from './RowTile.module.scss';

/** The fields of a product that every such tile shows, and its stock if it is known. */
export type RowTileItem = Pick<TileItem, 'title' | 'itemUrl' | 'image'> &
  Partial<Pick<TileItem, 'isOutOfStock' | 'unitsLeft' | 'priceValue' | 'originalPriceValue'>>;

export interface RowTileProps extends Omit<TileNameProps, 'item' | 'small'> {
  /** The product. */
  readonly item: RowTileItem;
  /** Additional content below the name. */
  readonly children: ReactNode;
  /** Loads the picture eagerly. */
  readonly eager?: boolean;
  /** Parts at the end of the row. */
  readonly end?: ReactNode;
}

/** The arrangement of small tiles: a picture of 56 px, then the name with additional content below it. */
export function RowTile({ item, children, eager = false, end, ...name }: RowTileProps) {
  return (
    <TileFrame
      item={item}
      layout="own"
      className={classNames(styles.tile, end !== undefined && styles.withEnd)}
    >
      <TilePicture item={item} eager={eager} plain />
      <div className={styles.text}>
        <TileName item={item} small {...name} />
        {children}
      </div>
      {end}
    </TileFrame>
  );
}
