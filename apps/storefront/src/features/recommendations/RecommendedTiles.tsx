import { useRef } from 'react';
import type { RecommendationSlot, TileItem } from '@foolscap/tiles/model';
import { MiniTile } from '@foolscap/tiles/ui';
import { Tiles } from '../tiles/Tiles.tsx';
import { useDismissal } from './use-dismissal.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

export interface RecommendedTilesProps {
  /** The slot from which items are dismissed. */
  slot: RecommendationSlot;
  items: readonly TileItem[];
  label: string;
}

/** Recommended products in a drawer or flyout, as a column of small tiles. Dismissed ones are replaced by the next ones. */
export default function RecommendedTiles({ slot, items, label }: RecommendedTilesProps) {
  const place = useRef<HTMLDivElement>(null);
  const renderDismiss = useDismissal(slot, items, place);
  useKeptFocus(place);
  return (
    <div ref={place} tabIndex={-1}>
      <Tiles
        items={items}
        label={label}
        layout="list"
        variant={MiniTile}
        renderDismiss={renderDismiss}
        inDrawer
      />
    </div>
  );
}
