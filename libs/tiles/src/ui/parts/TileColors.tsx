import type { ReactNode } from 'react';
import type { TileItem } from '../../model/index.ts';
import { TileVariants } from './TileFacts.tsx';
import styles from './parts.module.scss';

export interface TileColorsProps {
  /** The product. */
  readonly item: TileItem;
  /** Renders the product's colors, `TileSwatches`, instead of the number of choices as text, which it receives to show until then. */
  readonly renderSwatches?: ((inWords: ReactNode) => ReactNode) | undefined;
}

/** The choices of a product: its colors, or the number of its variants as text. */
export function TileColors({ item, renderSwatches }: TileColorsProps) {
  const inWords = <TileVariants item={item} />;
  return renderSwatches ? <div className={styles.swatchRow}>{renderSwatches(inWords)}</div> : inWords;
}
