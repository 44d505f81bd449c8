import { useSelector } from 'react-redux';
import { useMessages } from '@foolscap/ui/components';
import { selectConfirmed } from '../state/index.ts';
import type { ConfirmedChange } from '../state/index.ts';
import { useAnnounced } from './use-announced.ts';
import { CART_VIEW_MESSAGES } from '../model/cart-view-messages.ts';

/** Codes of messages by delivery. */
const DELIVERY = {
  STA: 'delivered',
  ISP: 'pickedUp',
  STS: 'shippedToStore',
  STANDARD: 'delivered',
  NDD: 'deliveredNextDay',
  SDD: 'deliveredToday',
} as const;

/** Returns the announcement of a line change; free items and furniture services have their own. */
function getAnnouncement(
  change: ConfirmedChange,
  { changes: texts }: typeof CART_VIEW_MESSAGES,
): string | undefined {
  switch (change.kind) {
    case 'removed':
      return [
        ...(change.replacedBy ? [texts.added(change.replacedBy)] : []),
        texts.removed(change.name),
        ...(change.isFinal ? [] : [texts.undo]),
      ].join(' ');
    case 'restored':
      return texts.restored(change.name);
    case 'quantity':
      return change.lines.map(({ name, qty }) => texts.quantity(name, qty)).join(' ');
    case 'delivery':
      return texts[DELIVERY[change.way]](change.name);
    default:
      return undefined;
  }
}

/** Announces each cart change once, when the server has confirmed it. A failed change is announced by its alert. */
export function useAnnouncedChanges(): void {
  const messages = useMessages('cart', CART_VIEW_MESSAGES);
  useAnnounced(useSelector(selectConfirmed), (change) => getAnnouncement(change, messages));
}
