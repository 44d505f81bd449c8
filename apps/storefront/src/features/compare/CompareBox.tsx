import { useDispatch, useSelector } from 'react-redux';
import { getCompareEntry, type TileItem } from '@foolscap/tiles/model';
import { compareActions, selectCompare, type CompareRoot } from '@foolscap/tiles/state';
import { TileCompare } from '@foolscap/tiles/ui';

/** Id of the form for comparing without JavaScript; tile checkboxes belong to it. */
export const COMPARE_FORM = 'compare';

/** A tile's checkbox that adds its product to the comparison. */
export function CompareBox({ item }: { item: TileItem }) {
  const dispatch = useDispatch();
  const entry = getCompareEntry(item);
  const isChosen = useSelector((root: CompareRoot) =>
    selectCompare(root).items.some(({ itemId }) => itemId === entry?.itemId),
  );
  if (!entry) return null;
  const { compareAdded, compareRemoved } = compareActions;
  return (
    <TileCompare
      item={item}
      formId={COMPARE_FORM}
      isChosen={isChosen}
      onChange={(isAdded) => dispatch(isAdded ? compareAdded(entry) : compareRemoved(entry.itemId))}
    />
  );
}
