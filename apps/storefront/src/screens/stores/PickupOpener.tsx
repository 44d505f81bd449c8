import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { followLink } from '../../rendering/drawer-opener.tsx';
import { lazySection } from '../../rendering/lazy-section.tsx';
import { usePageServices } from '../../rendering/page-services.ts';
import { useShop } from '../../shell/shop-context.ts';

const loadDrawer = () => import('./PickupDrawer.tsx');
const drawer = lazySection<{ onClosed?: () => void }>(loadDrawer);

export interface PickupOpenerProps {
  /** The item to pick up. */
  item: { itemId: string; name: string; qty: number };
  /** The shopper's ZIP code, if there is no store. */
  zipCode?: string | undefined;
  /** The link that was pressed; it is followed if the drawer cannot be loaded. */
  href: string;
  /** Called when the drawer has closed. */
  onClosed: () => void;
}

/** Loads the pickup drawer with its state, and opens it once. */
export default function PickupOpener({ item, zipCode, href, onClosed }: PickupOpenerProps) {
  const { store } = useShop();
  const dispatch = useDispatch();
  const { open } = usePageServices();
  const [isOpened, setOpened] = useState(false);
  // The request of the first render: the second press of a double click must not clear the fields.
  const [run] = useState(() => async () => {
    const [{ pickupOpened }] = await Promise.all([loadDrawer(), open(drawer)]);
    setOpened(true);
    const near = store?.zipCode ?? zipCode;
    dispatch(
      pickupOpened({
        item,
        ...(near ? { zipCode: near } : {}),
        ...(store ? { storeNumber: store.storeNumber } : {}),
      }),
    );
  });
  useEffect(() => {
    run().catch((error: unknown) => followLink(href, error));
  }, [run, href]);
  return isOpened && <drawer.Screen onClosed={onClosed} />;
}
