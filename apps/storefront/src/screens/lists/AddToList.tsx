import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { clampQuantity } from '@foolscap/core/quantity';
import { ButtonLink } from '@foolscap/ui/components';
import { lazyScreen } from '../../rendering/lazy-screen.tsx';
import { lazySection } from '../../rendering/lazy-section.tsx';
import { usePageServices } from '../../rendering/page-services.ts';
import { addToListPath, listsPath } from '../../routing/list-paths.ts';
import { useShop } from '../../shell/shop-context.ts';

const loadDialog = () => import('./AddToListDialog.tsx');
const dialog = lazySection(loadDialog);
const loadData = () => import('./lists-data.ts');
const data = lazyScreen(loadData);

export interface AddToListProps {
  /** The items to add. */
  items: readonly { itemId: string; qty: number; name: string }[];
  /** Takes the quantity from the form around the button. */
  readsQuantity?: boolean;
  size?: 'small' | 'medium';
  /** The name of the items, for the accessible name where several such buttons are on the page. */
  about?: string;
}

/** The button that opens the add-to-list dialog, which it fetches with the first press. Before hydration it is a link to the page of lists. */
export function AddToList({ items, readsQuantity = false, size = 'medium', about }: AddToListProps) {
  const dispatch = useDispatch();
  const { tenant } = useShop();
  const { open } = usePageServices();
  const [isOpened, setOpened] = useState(false);
  const [item] = items;
  const href = item && items.length === 1 ? addToListPath(tenant, item.itemId, item.qty) : listsPath(tenant);
  return (
    <>
      <ButtonLink
        href={href}
        variant="quiet"
        size={size}
        icon="list"
        aria-label={about && `Add to list: ${about}`}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
          event.preventDefault();
          const link = event.currentTarget;
          const form = readsQuantity && link.closest('form');
          const entered = clampQuantity(form ? String(new FormData(form).get('qty') ?? '') : '');
          const added = items.map(({ qty, ...each }) => ({ ...each, qty: entered || qty }));
          void Promise.all([loadDialog(), open(data), open(dialog)]).then(
            ([{ addToListOpened }]) => {
              setOpened(true);
              dispatch(addToListOpened({ items: added }));
            },
            () => location.assign(link.href),
          );
        }}
      >
        Add to list
      </ButtonLink>
      {isOpened && <dialog.Screen onClosed={() => setOpened(false)} />}
    </>
  );
}
