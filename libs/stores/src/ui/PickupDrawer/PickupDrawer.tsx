import { useRef } from 'react';
import { Drawer } from '@foolscap/ui/overlays';
import { PickupStores } from './PickupStores.tsx';
import type { PickupStoresProps } from './PickupStores.tsx';
import { useMessages } from '@foolscap/ui/components';
import { STORE_DETAIL_MESSAGES } from '../detail-messages.ts';

export interface PickupDrawerProps extends PickupStoresProps {
  /** Whether the drawer is shown. */
  open: boolean;
  /** Called by the close button, Escape or a press outside; the caller clears the fields (storefront-4.42). */
  onClose: () => void;
  /** Called after the closing transition. */
  onClosed?: () => void;
}

/** The drawer that searches for stores with an item, and adds it for pickup in one of them (storefront-2.39). */
export function PickupDrawer({ open, onClose, onClosed, ...stores }: PickupDrawerProps) {
  const { pickup } = useMessages('stores', STORE_DETAIL_MESSAGES);
  const content = useRef<HTMLDivElement>(null);
  return (
    <Drawer open={open} onClose={onClose} onClosed={onClosed} title={pickup.title} initialFocus={content}>
      {/* In React's tree the drawer may be inside a form, which must not receive this form's submit event. */}
      <div ref={content} tabIndex={-1} onSubmit={(event) => event.stopPropagation()}>
        {open && <PickupStores {...stores} />}
      </div>
    </Drawer>
  );
}
