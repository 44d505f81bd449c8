import { classNames } from '@foolscap/ui/components';
import type { ReactNode } from 'react';
import { tileStock, type TileItem } from '../../model/index.ts';
import styles from './parts.module.scss';

export interface TileFrameProps {
  /** The product; its picture is dimmed if it is out of stock. */
  readonly item: Partial<Pick<TileItem, 'isOutOfStock' | 'unitsLeft'>>;
  /** The parts of the tile. */
  readonly children: ReactNode;
  /** With `own`, the class of the variant arranges the parts; by default they are in a column. */
  readonly layout?: 'column' | 'own';
  /** Class name of the variant. */
  readonly className?: string | undefined;
}

/** The frame of every tile: the whole of it links to the product, by its `TileName`. */
export function TileFrame({ item, children, layout = 'column', className }: TileFrameProps) {
  const soldOut = tileStock(item).kind === 'outOfStock';
  return (
    <article
      className={classNames(
        styles.tile,
        layout === 'column' && styles.column,
        soldOut && styles.soldOut,
        className,
      )}
    >
      {children}
    </article>
  );
}
