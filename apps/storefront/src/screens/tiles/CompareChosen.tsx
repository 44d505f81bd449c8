import { useDispatch, useSelector } from 'react-redux';
import { getComparePath } from '@foolscap/tiles/model';
import { compareActions, selectCompare } from '@foolscap/tiles/state';
import { CompareBar } from '@foolscap/tiles/ui';

/** The bar of the products to compare. */
export default function CompareChosen() {
  const dispatch = useDispatch();
  const { items, ignoredAdds } = useSelector(selectCompare);
  return (
    <CompareBar
      items={items}
      ignoredAdds={ignoredAdds}
      compareHref={getComparePath(items.map(({ itemId }) => itemId))}
      onRemove={(itemId) => dispatch(compareActions.compareRemoved(itemId))}
      onClear={() => dispatch(compareActions.compareCleared())}
    />
  );
}
