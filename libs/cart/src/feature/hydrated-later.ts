// A chunk of its own: parts of the cart page that the server renders, and that hydrate after the lines.
export { CartSummary } from '../ui/CartSummary/CartSummary.tsx';
export { ItemNotes } from '../ui/ItemNotes/ItemNotes.tsx';
export { CartAlerts } from './CartAlerts.tsx';
export { CartNotLoaded } from './CartNotLoaded.tsx';
export { JustAdded, JustAddedBadge } from './JustAdded.tsx';
export { LineFulfillment } from './LineFulfillment.tsx';
export { LinesBelow } from './LinesBelow.tsx';

/** Not rendered by the server, whose page does not need its styles. */
export const loadRemovedItem = () => import('./RemovedItem.tsx');
