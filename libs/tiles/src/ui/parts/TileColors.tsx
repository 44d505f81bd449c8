import type { ReactNode } from 'react';
import type { TileItem } from '../../model/index.ts';
import { TileVariants } from './TileFacts.tsx';
import styles from './parts.module.scss';

export interface TileColorsProps {
  /** The product. */
  readonly item: TileItem;
  /** Renders the colors of the product, `TileSwatches`, in place of the number of its choices in words, which it gets to show until then. */
  readonly renderSwatches?: ((inWords: ReactNode) => ReactNode) | undefined;
}

/** The choices of a product: its colors, or the number of its variants in words. */
export function TileColors({ item, renderSwatches }: TileColorsProps) {
  const inWords = <TileVariants item={item} />;
  return renderSwatches ? <div className={styles.swatchRow}>{renderSwatches(inWords)}</div> : inWords;
}
