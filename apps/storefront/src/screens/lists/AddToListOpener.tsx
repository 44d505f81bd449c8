import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { followLink } from '../../rendering/drawer-opener.tsx';
import { lazyScreen } from '../../rendering/lazy-screen.tsx';
import { lazySection } from '../../rendering/lazy-section.tsx';
import { usePageServices } from '../../rendering/page-services.ts';
import { listPath } from '../../routing/list-paths.ts';
import { useShop } from '../../shell/shop-context.ts';
import type { AddToListRequest } from './use-add-to-list.tsx';

const loadDialog = () => import('./AddToListDialog.tsx');
const dialog = lazySection(loadDialog);
const loadData = () => import('./lists-data.ts');
const data = lazyScreen(loadData);
const loadMoves = () => import('./moves-data.ts');
const moves = lazyScreen(loadMoves);
const addedTile = lazyScreen(() => import('./AddedTile.tsx'));

export interface AddToListOpenerProps extends AddToListRequest {
  /** The link that was pressed; it is followed if the dialog cannot be loaded. */
  href: string;
  /** Called when the dialog has closed. */
  onClosed: () => void;
}

/** Loads the add-to-list dialog with the state of lists, and opens it once. */
export default function AddToListOpener({
  items,
  movedFrom,
  ignoreListId,
  tile,
  href,
  onClosed,
}: AddToListOpenerProps) {
  const dispatch = useDispatch();
  const { tenant } = useShop();
  const { open } = usePageServices();
  const [isOpened, setOpened] = useState(false);
  // The request of the first render: the second press of a double click must not empty the form.
  const [run] = useState(() => async () => {
    const [{ addToListOpened }] = await Promise.all([
      loadDialog(),
      open(data),
      open(dialog),
      movedFrom !== undefined && open(moves),
      tile && open(addedTile),
    ]);
    setOpened(true);
    dispatch(addToListOpened({ items, movedFrom, ignoreListId }));
  });
  useEffect(() => {
    run().catch((error: unknown) => followLink(href, error));
  }, [run, href]);
  return (
    isOpened && (
      <dialog.Screen
        onClosed={onClosed}
        item={tile && <addedTile.Screen item={tile} />}
        hrefForList={(listId) => listPath(tenant, listId)}
      />
    )
  );
}
