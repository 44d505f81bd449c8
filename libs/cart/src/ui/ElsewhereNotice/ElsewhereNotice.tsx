import { Alert, useMessages } from '@foolscap/ui/components';
import type { CART_NOTICES } from '../../model/index.ts';
import { CART_MESSAGES } from '../../model/messages.ts';

export interface ElsewhereNoticeProps {
  /** The event: a line was changed or removed in another window, or its item sold out before Undo. */
  code: keyof typeof CART_NOTICES;
  /** Called by the notice's close button. */
  onDismiss: () => void;
}

/** A notice about a change made elsewhere and what happened to the shopper's own change. */
export function ElsewhereNotice({ code, onDismiss }: ElsewhereNoticeProps) {
  const { notices } = useMessages('cart', CART_MESSAGES);
  return (
    <Alert kind="info" live="polite" onDismiss={onDismiss}>
      {notices[code]}
    </Alert>
  );
}
