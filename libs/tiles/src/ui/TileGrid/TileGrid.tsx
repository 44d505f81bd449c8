import { Children, type ReactNode } from 'react';
import { VisuallyHidden } from '@foolscap/ui/components';
import { ProductTileSkeleton } from '../ProductTile/ProductTileSkeleton.tsx';
import styles from './TileGrid.module.scss';

export interface TileGridProps {
  /** Tiles, one a place. */
  readonly children: ReactNode;
  /** Name of the list for screen readers: "Copy paper". */
  readonly label?: string | undefined;
  /** Newer tiles are on their way; these stay in the meantime. */
  readonly busy?: boolean | undefined;
  /** `row`: one row that scrolls where it is too long; its links and buttons bring it along under a keyboard. */
  readonly layout?: 'grid' | 'row';
}

/** Tiles in 2, 3, 4 and on wide screens 5 columns, by the room that the grid itself has; or in one row. */
export function TileGrid({ children, label, busy = false, layout = 'grid' }: TileGridProps) {
  return (
    <div className={styles.room}>
      <ul
        className={layout === 'row' ? styles.scroller : styles.grid}
        aria-label={label}
        aria-busy={busy || undefined}
      >
        {Children.map(children, (tile) => (
          <li className={styles.place}>{tile}</li>
        ))}
      </ul>
    </div>
  );
}

export interface TileGridSkeletonProps {
  /** How many tiles are expected. */
  readonly count?: number;
  /** What is being fetched, for screen readers: "Fetching copy paper". */
  readonly label?: string;
}

/** The same grid with the places of tiles. */
export function TileGridSkeleton({ count = 8, label = 'Fetching products' }: TileGridSkeletonProps) {
  return (
    <div className={styles.room} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={styles.grid}>
        {Array.from({ length: count }, (_, place) => (
          <div key={place} className={styles.place}>
            <ProductTileSkeleton />
          </div>
        ))}
      </div>
    </div>
  );
}
