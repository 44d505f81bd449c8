import { useState } from 'react';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { hasSwatches, type TileItem } from '@foolscap/tiles/model';
import { selectSwatches, type SwatchesRoot } from '@foolscap/tiles/state';
import { SwatchesInView } from './SwatchesInView.tsx';

/** The colors that a shopper chose on tiles. Returns the product that a tile shows, and the renderer of its colors. */
export function useSwatches() {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const swatches = useSelector((root: SwatchesRoot) => root.swatches);
  return {
    /** Returns the product of the chosen color; the tile's own until its colors have loaded. */
    getShown(item: TileItem): TileItem {
      const id = chosen[item.itemId];
      // The tile's own product has what only its page knows, such as pickup today.
      if (id === undefined || id === item.itemId) return item;
      const set = selectSwatches(swatches ? { swatches } : {}, item.itemId);
      return set?.swatches.find((swatch) => swatch.item.itemId === id)?.item ?? item;
    },
    /** Returns the renderer of the colors of a tile; undefined for a product of one color. */
    getRenderer(item: TileItem): ((inWords: ReactNode) => ReactNode) | undefined {
      if (!hasSwatches(item)) return undefined;
      return (inWords) => (
        <SwatchesInView
          item={item}
          chosenId={chosen[item.itemId] ?? item.itemId}
          inWords={inWords}
          onChoose={({ itemId }) => setChosen((before) => ({ ...before, [item.itemId]: itemId }))}
        />
      );
    },
  };
}
