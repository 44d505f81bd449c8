import { ImageWithFallback, VisuallyHidden, useMessages } from '@foolscap/ui/components';
import { useId } from 'react';
import type { Swatch } from '../../contract/index.ts';
import { tileStock, type TileItem } from '../../model/index.ts';
import { SWATCH_MESSAGES } from '../swatch-messages.ts';
import styles from './TileSwatches.module.scss';

export interface TileSwatchesProps {
  /** Name of the product, for screen readers. */
  readonly title: string;
  /** The colors to show, with the product of each. */
  readonly swatches: readonly Swatch[];
  /** Number of all colors; those beyond `swatches` are counted. */
  readonly count: number;
  /** Item number of the product that the tile shows. */
  readonly chosenId: string;
  /** Called with the product of a color, which the tile then shows. */
  readonly onChoose: (item: TileItem) => void;
}

/** The colors of a product on its tile, as a group of radio buttons. Choosing one changes the product that the tile shows. */
export function TileSwatches({ title, swatches, count, chosenId, onChoose }: TileSwatchesProps) {
  const { swatches: texts } = useMessages('tiles', SWATCH_MESSAGES);
  const name = useId();
  const more = count - swatches.length;
  return (
    <div role="radiogroup" aria-label={texts.colors(title)} className={styles.swatches}>
      {swatches.map(({ label, color, item }) => {
        const { kind } = tileStock(item);
        const isSoldOut = kind === 'outOfStock' || kind === 'discontinued';
        return (
          <label key={item.itemId} className={styles.swatch} title={isSoldOut ? texts.soldOut(label) : label}>
            <input
              type="radio"
              name={name}
              checked={item.itemId === chosenId}
              onChange={() => onChoose(item)}
              className={styles.input}
            />
            <span className={styles.ring}>
              {color === undefined ? (
                <ImageWithFallback src={item.image} alt="" width={20} height={20} className={styles.photo} />
              ) : (
                <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
                  <circle cx="10" cy="10" r="9.5" fill={color} className={styles.rim} />
                </svg>
              )}
              {isSoldOut && (
                <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false" className={styles.strike}>
                  <path d="M2 18 18 2" className={styles.strikeEdge} />
                  <path d="M2 18 18 2" className={styles.strikeLine} />
                </svg>
              )}
            </span>
            <VisuallyHidden>{isSoldOut ? texts.soldOut(label) : label}</VisuallyHidden>
          </label>
        );
      })}
      {more > 0 && (
        <span className={styles.more}>
          +{more}
          <VisuallyHidden> {texts.more}</VisuallyHidden>
        </span>
      )}
    </div>
  );
}
