import { Children, type ReactNode, type Ref } from 'react';
import { SkeletonText, useMessages, VisuallyHidden } from '@foolscap/ui/components';
import { ProductTileSkeleton } from '../ProductTile/ProductTileSkeleton.tsx';
import { TILES_MESSAGES } from '../messages.ts';
import styles from './TileGrid.module.scss';

/** Arrangement of tiles. */
export type TileLayout = 'grid' | 'row' | 'list';

const CLASSES = { grid: styles.grid, row: styles.scroller, list: styles.lines } as const;

export interface TileGridProps {
  /** Tiles, one per cell. */
  readonly children: ReactNode;
  /** Accessible name of the list: "Copy paper". */
  readonly label?: string | undefined;
  /** Marks the tiles as stale while newer ones load. */
  readonly busy?: boolean | undefined;
  /** `row` is a single row that scrolls horizontally if it is too long; keyboard focus scrolls it. `list` has one tile per line. */
  readonly layout?: TileLayout;
  /** The list, each of whose children contains one tile: for `useTileBeacons`. */
  readonly ref?: Ref<HTMLUListElement>;
}

/** A grid of 2 to 5 columns, depending on the width of its container (up to 6 on the business site), one scrolling row, or a list. */
export function TileGrid({ children, label, busy = false, layout = 'grid', ref }: TileGridProps) {
  return (
    <div className={styles.container}>
      <ul ref={ref} className={CLASSES[layout]} aria-label={label} aria-busy={busy || undefined}>
        {Children.map(children, (tile) => (
          <li className={styles.place}>{tile}</li>
        ))}
      </ul>
    </div>
  );
}

export interface TileGridSkeletonProps {
  /** Number of placeholder tiles. */
  readonly count?: number;
  /** Status for screen readers: "Loading copy paper". */
  readonly label?: string;
  /** `row` reserves the space of one scrolling row, `list` the space of one tile per line. */
  readonly layout?: TileLayout;
  /** Hides it from screen readers, for tiles that the shopper did not request. */
  readonly silent?: boolean;
  /** Reserves the line of the checkbox for comparing. */
  readonly compares?: boolean;
}

/** A grid of placeholder tiles. */
export function TileGridSkeleton({
  count = 8,
  label,
  layout = 'grid',
  silent = false,
  compares = false,
}: TileGridSkeletonProps) {
  const { texts } = useMessages('tiles', TILES_MESSAGES);
  return (
    <div className={styles.container} {...(silent ? { 'aria-hidden': true } : { role: 'status' })}>
      {!silent && <VisuallyHidden>{label ?? texts.loading}</VisuallyHidden>}
      <div className={CLASSES[layout]}>
        {Array.from({ length: count }, (_, place) => (
          <div key={place} className={styles.place}>
            {layout === 'list' ? <SkeletonText lines={4} /> : <ProductTileSkeleton compares={compares} />}
          </div>
        ))}
      </div>
    </div>
  );
}
