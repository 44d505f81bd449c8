import { useSelector } from 'react-redux';
import { selectConfirmedSavedChange } from '../../state/index.ts';
import type { ConfirmedSavedChange } from '../../state/index.ts';
import { useAnnounced } from '../use-announced.ts';

function getAnnouncement(change: ConfirmedSavedChange): string {
  if (change.kind === 'saved') return `${change.name} saved for later.`;
  if (change.kind !== 'moved') return `${change.name} removed from your saved items.`;
  const moved = change.lines.filter(({ status, qtyAdded }) => status === 'ACTIVE' && qtyAdded !== 0);
  return moved.map(({ product }) => `${product.name} moved to your cart.`).join(' ');
}

/**
 * Announces each change to the saved items once, when the server has confirmed it. Items that were not moved are announced by their alert.
 */
export function useAnnouncedSavedChanges(): void {
  useAnnounced(useSelector(selectConfirmedSavedChange), getAnnouncement);
}
