import { useSelector } from 'react-redux';
import { selectConfirmed } from '../state/index.ts';
import type { ConfirmedChange } from '../state/index.ts';
import { useAnnounced } from './use-announced.ts';

const DELIVERY = {
  STA: 'will be delivered.',
  ISP: 'will be picked up.',
  STS: 'will be shipped to the store.',
  STANDARD: 'will be delivered.',
  NDD: 'will be delivered the next day.',
  SDD: 'will be delivered today.',
} as const;

/** Returns the announcement of a line change; free items and furniture services have their own. */
function getAnnouncement(change: ConfirmedChange): string | undefined {
  switch (change.kind) {
    case 'removed':
      return `${change.replacedBy ? `${change.replacedBy} added. ` : ''}${change.name} removed.${change.isFinal ? '' : ' Undo is available.'}`;
    case 'restored':
      return `${change.name} is back in your cart.`;
    case 'quantity':
      return change.lines.map(({ name, qty }) => `Quantity of ${name} is now ${qty}.`).join(' ');
    case 'delivery':
      return `${change.name} ${DELIVERY[change.way]}`;
    default:
      return undefined;
  }
}

/** Announces each cart change once, when the server has confirmed it. A failed change is announced by its alert. */
export function useAnnouncedChanges(): void {
  useAnnounced(useSelector(selectConfirmed), getAnnouncement);
}
