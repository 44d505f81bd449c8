import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { clampQuantity } from '@foolscap/core/quantity';
import { ButtonLink } from '@foolscap/ui/components';
import { lazyScreen } from '../../rendering/lazy-screen.tsx';
import { lazySection } from '../../rendering/lazy-section.tsx';
import { usePageServices } from '../../rendering/page-services.ts';
import { addToListPath } from '../../routing/list-paths.ts';
import { useShop } from '../../shell/shop-context.ts';

const loadDialog = () => import('./AddToListDialog.tsx');
const dialog = lazySection(loadDialog);
const loadData = () => import('./lists-data.ts');
const data = lazyScreen(loadData);

export interface AddToListProps {
  itemId: string;
  name: string;
  /** The quantity, unless the form around the button has another one. */
  quantity: number;
}

/** The button that opens the add-to-list dialog, which it fetches with the first press. Before hydration it is a link to the page of lists. */
export function AddToList({ itemId, name, quantity }: AddToListProps) {
  const dispatch = useDispatch();
  const { tenant } = useShop();
  const { open } = usePageServices();
  const [isOpened, setOpened] = useState(false);
  return (
    <>
      <ButtonLink
        href={addToListPath(tenant, itemId, quantity)}
        variant="quiet"
        icon="list"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
          event.preventDefault();
          const link = event.currentTarget;
          const form = link.closest('form');
          const entered = form ? String(new FormData(form).get('qty') ?? '') : '';
          const item = { itemId, qty: clampQuantity(entered) || quantity, name };
          void Promise.all([loadDialog(), open(data), open(dialog)]).then(
            ([{ addToListOpened }]) => {
              setOpened(true);
              dispatch(addToListOpened({ items: [item] }));
            },
            () => location.assign(link.href),
          );
        }}
      >
        Add to list
      </ButtonLink>
      {isOpened && <dialog.Screen />}
    </>
  );
}
