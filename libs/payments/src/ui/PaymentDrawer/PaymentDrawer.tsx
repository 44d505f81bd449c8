import type { ReactNode, RefObject } from 'react';
import { Drawer } from '@foolscap/ui/overlays';
import type { PaymentDrawerName } from '../../model/index.ts';
import { useMessages } from '@foolscap/ui/components';
import { PAYMENT_MESSAGES } from '../../model/messages.ts';

export interface PaymentDrawerProps {
  /** The drawer's name, which is also the id of its content. */
  name: PaymentDrawerName;
  /** Whether it is shown; the caller changes it in `onClose`. */
  open: boolean;
  /** Called by the close button, Escape and a click outside. */
  onClose: () => void;
  /** Called after the closing transition. */
  onClosed?: (() => void) | undefined;
  /** Takes focus when the drawer closes; the element that had it before by default. */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
  /** Slot for the content; a drawer inside it opens above this one. */
  children: ReactNode;
}

/** A drawer of the payment step, with its title (storefront-2.29 to 2.34). */
export function PaymentDrawer({ name, children, ...drawer }: PaymentDrawerProps) {
  const { drawers } = useMessages('payments', PAYMENT_MESSAGES);
  return (
    <Drawer {...drawer} title={drawers[name]} contentLabel={drawers[name]}>
      <div id={name}>{children}</div>
    </Drawer>
  );
}
