import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useAnnounce } from '@foolscap/ui/components';
import { selectConfirmedSavedChange } from '../../state/index.ts';
import type { ConfirmedSavedChange } from '../../state/index.ts';

function getAnnouncement(change: ConfirmedSavedChange): string {
  if (change.kind === 'saved') return `${change.name} saved for later.`;
  if (change.kind !== 'moved') return `${change.name} removed from your saved items.`;
  const moved = change.lines.filter(({ status, qtyAdded }) => status === 'ACTIVE' && qtyAdded !== 0);
  return moved.map(({ product }) => `${product.name} moved to your cart.`).join(' ');
}

/** Announces each change of the saved items once, when the server has confirmed it. What was not moved is announced by its alert. */
export function useAnnouncedSavedChanges(): void {
  const announce = useAnnounce();
  const confirmed = useSelector(selectConfirmedSavedChange);
  const announced = useRef(confirmed?.serial);
  useEffect(() => {
    if (!confirmed || announced.current === confirmed.serial) return;
    announced.current = confirmed.serial;
    const announcement = getAnnouncement(confirmed.change);
    if (announcement) announce(announcement);
  }, [announce, confirmed]);
}
