import { useState } from 'react';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { hasSwatches, type TileItem } from '@foolscap/tiles/model';
import { selectSwatches, type SwatchesRoot } from '@foolscap/tiles/state';
import { SwatchesInView } from './SwatchesInView.tsx';

/**
 * Returns a chosen color's product, with what belongs to the tile's place: the reason for the recommendation and, if the tile replaces
 * another item, the units that replace those of the original, provided that both colors are sold in the same unit. The date of the last
 * order belongs to the product itself.
 */
function putInPlace(color: TileItem, { interest, quantity, altFactor, units }: TileItem): TileItem {
  return {
    ...color,
    ...(interest && { interest }),
    ...(units === color.units && {
      ...(quantity && { quantity: Math.min(quantity, color.quantityLimit) }),
      ...(altFactor && { altFactor }),
    }),
  };
}

/** Manages the colors that a shopper has chosen on tiles. Returns the product that a tile shows, and the renderer of its colors. */
export function useSwatches() {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const swatches = useSelector((root: SwatchesRoot) => root.swatches);
  return {
    /** Returns the product in the chosen color; the tile's own until its colors have loaded. */
    getShown(item: TileItem): TileItem {
      const id = chosen[item.itemId];
      // The tile's own product has data that only its page knows, such as pickup today.
      if (id === undefined || id === item.itemId) return item;
      const set = selectSwatches(swatches ? { swatches } : {}, item.itemId);
      const color = set?.swatches.find((swatch) => swatch.item.itemId === id)?.item;
      return color ? putInPlace(color, item) : item;
    },
    /** Returns the renderer of a tile's colors; undefined for a product with only one color. */
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
