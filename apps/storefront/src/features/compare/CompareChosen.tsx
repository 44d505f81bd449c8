import { useDispatch, useSelector } from 'react-redux';
import { getComparePath } from '@foolscap/tiles/model';
import { compareActions, selectCompare } from '@foolscap/tiles/state';
import { CompareBar } from '@foolscap/tiles/ui';

/** Moves the focus out of the bar before it disappears. */
const focusResults = () => document.getElementById('main')?.focus({ preventScroll: true });

/** The bar with the products to compare. */
export default function CompareChosen() {
  const dispatch = useDispatch();
  const { items, ignoredAdds } = useSelector(selectCompare);
  return (
    <CompareBar
      items={items}
      ignoredAdds={ignoredAdds}
      compareHref={getComparePath(items.map(({ itemId }) => itemId))}
      onRemove={(itemId) => {
        if (items.length === 1) focusResults();
        dispatch(compareActions.compareRemoved(itemId));
      }}
      onClear={() => {
        focusResults();
        dispatch(compareActions.compareCleared());
      }}
    />
  );
}
