import { useSelector } from 'react-redux';
import { useMessages } from '@foolscap/ui/components';
import { selectConfirmedSavedChange } from '../../state/index.ts';
import type { ConfirmedSavedChange } from '../../state/index.ts';
import { useAnnounced } from '../use-announced.ts';
import { SAVED_ITEM_MESSAGES } from '../../model/saved-item-messages.ts';

function getAnnouncement(change: ConfirmedSavedChange, texts: typeof SAVED_ITEM_MESSAGES.savedItems): string {
  if (change.kind === 'saved') return texts.saved(change.name);
  if (change.kind !== 'moved') return texts.removed(change.name);
  const moved = change.lines.filter(({ status, qtyAdded }) => status === 'ACTIVE' && qtyAdded !== 0);
  return moved.map(({ product }) => texts.moved(product.name)).join(' ');
}

/**
 * Announces each change to the saved items once, when the server has confirmed it. Items that were not moved are announced by their alert.
 */
export function useAnnouncedSavedChanges(): void {
  const { savedItems: texts } = useMessages('cart', SAVED_ITEM_MESSAGES);
  useAnnounced(useSelector(selectConfirmedSavedChange), (change) => getAnnouncement(change, texts));
}
