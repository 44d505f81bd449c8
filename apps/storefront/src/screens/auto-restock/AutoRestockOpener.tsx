import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectIsSignedIn } from '@foolscap/account/state';
import { followLink } from '../../rendering/drawer-opener.tsx';
import { lazySection } from '../../rendering/lazy-section.tsx';
import { usePageServices } from '../../rendering/page-services.ts';
import { PAGES } from '../../routing/pages.ts';
import { signInPath } from '../../routing/sign-in-path.ts';
import { useShop } from '../../shell/shop-context.ts';
import type { AutoRestockRequest } from './use-auto-restock.tsx';

const loadDialog = () => import('./AutoRestockDialog.tsx');
const dialog = lazySection(loadDialog);

export interface AutoRestockOpenerProps extends AutoRestockRequest {
  /** The link that was pressed; it is followed if the drawer cannot be loaded. */
  href: string;
  /** Called when the drawer has closed. */
  onClosed: () => void;
}

/** Loads the drawer of auto-restock with its state, and opens it once. Guests are led to the sign-in page, and back to the drawer. */
export default function AutoRestockOpener({ itemId, qty, name, href, onClosed }: AutoRestockOpenerProps) {
  const dispatch = useDispatch();
  const { open } = usePageServices();
  const { basename, tenant } = useShop();
  const isSignedIn = useSelector(selectIsSignedIn);
  const [isOpened, setOpened] = useState(false);
  // The request of the first render: the second press of a double click must not empty the form.
  const [run] = useState(() => async () => {
    const [{ drawerOpened }] = await Promise.all([loadDialog(), open(dialog)]);
    setOpened(true);
    dispatch(drawerOpened({ itemId, qty }));
  });
  useEffect(() => {
    run().catch((error: unknown) => followLink(href, error));
  }, [run, href]);
  return (
    isOpened && (
      <dialog.Screen
        signInHref={isSignedIn ? undefined : signInPath(tenant, `${basename}${href}`)}
        itemName={name}
        addressesHref={PAGES.addresses}
        cardsHref={PAGES.wallet}
        accountHref="/account/auto-restock"
        onClosed={onClosed}
      />
    )
  );
}
