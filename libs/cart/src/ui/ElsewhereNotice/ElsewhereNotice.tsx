import { Alert } from '@foolscap/ui/components';
import type { CART_NOTICES } from '../../model/index.ts';
import { useCartMessages } from '../messages.tsx';

export interface ElsewhereNoticeProps {
  /** Names the event: a line was changed or removed in another window, or its item sold out before Undo. */
  code: keyof typeof CART_NOTICES;
  /** Called by the close button of the notice. */
  onDismiss: () => void;
}

/** A notice about a change from elsewhere, and what happened to the shopper's own change. */
export function ElsewhereNotice({ code, onDismiss }: ElsewhereNoticeProps) {
  const { notices } = useCartMessages();
  return (
    <Alert kind="info" live="polite" onDismiss={onDismiss}>
      {notices[code]}
    </Alert>
  );
}
