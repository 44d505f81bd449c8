import { Alert } from '@foolscap/ui/components';
import type { CART_NOTICES } from '../../model/index.ts';
import { useCartMessages } from '../messages.tsx';

export interface ElsewhereNoticeProps {
  /** Distinguishes a line changed in the other window from a removed one. */
  code: keyof typeof CART_NOTICES;
  /** Called by the close button of the notice. */
  onDismiss: () => void;
}

/** A notice that another window has changed the cart, and what happened to the shopper's own change. */
export function ElsewhereNotice({ code, onDismiss }: ElsewhereNoticeProps) {
  const { notices } = useCartMessages();
  return (
    <Alert kind="info" live="polite" onDismiss={onDismiss}>
      {notices[code]}
    </Alert>
  );
}
