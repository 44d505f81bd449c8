import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectSwatches, swatchesActions, type SwatchesRoot } from '@foolscap/tiles/state';
import { TileSwatches } from '@foolscap/tiles/ui';
import type { SwatchesInViewProps } from './SwatchesInView.tsx';
import { tilesFeature } from './feature.ts';

export const features = [tilesFeature];

export type SwatchesProps = SwatchesInViewProps;

/** Requests a tile's colors and shows them. If there are none, their number stays as text (storefront-4.43). */
export default function Swatches({ item, chosenId, inWords, onChoose }: SwatchesProps) {
  const dispatch = useDispatch();
  const set = useSelector((root: SwatchesRoot) => selectSwatches(root, item.itemId));
  const isMissing = set === undefined;
  useEffect(() => {
    if (isMissing) dispatch(swatchesActions.swatchesWanted([item.itemId]));
  }, [dispatch, item.itemId, isMissing]);
  if (!set?.swatches.length) return inWords;
  return <TileSwatches title={item.title} {...set} chosenId={chosenId} onChoose={onChoose} />;
}
