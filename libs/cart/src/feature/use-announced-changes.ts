import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useAnnounce } from '@foolscap/ui/components';
import { selectConfirmed } from '../state/index.ts';
import type { ConfirmedChange } from '../state/index.ts';

const DELIVERY = {
  STA: 'will be delivered.',
  ISP: 'will be picked up.',
  STS: 'will be shipped to the store.',
} as const;

function getAnnouncement(change: ConfirmedChange): string {
  switch (change.kind) {
    case 'removed':
      return change.isFinal ? `${change.name} removed.` : `${change.name} removed. Undo is available.`;
    case 'restored':
      return `${change.name} is back in your cart.`;
    case 'quantity':
      return change.lines.map(({ name, qty }) => `Quantity of ${name} is now ${qty}.`).join(' ');
    case 'delivery':
      return `${change.name} ${DELIVERY[change.deliveryType]}`;
  }
}

/** Announces each change of the cart once, when the server has confirmed it. A failed change is announced by its alert. */
export function useAnnouncedChanges(): void {
  const announce = useAnnounce();
  const confirmed = useSelector(selectConfirmed);
  const announced = useRef(confirmed?.serial);
  useEffect(() => {
    if (!confirmed || announced.current === confirmed.serial) return;
    announced.current = confirmed.serial;
    announce(getAnnouncement(confirmed.change));
  }, [announce, confirmed]);
}
