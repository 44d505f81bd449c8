import { AutoRestock } from '@foolscap/subscriptions/feature';
import type { AutoRestockProps } from '@foolscap/subscriptions/feature';
import { subscriptionsActions } from '@foolscap/subscriptions/state';
import { subscriptionsPart } from '../../parts/subscriptions.part.ts';

export const parts = [subscriptionsPart];

/** Opens the drawer for an item. */
export const { drawerOpened } = subscriptionsActions;

/** The drawer of auto-restock for screens of other domains, with the chunk of all overlays. */
export default function AutoRestockDialog(props: AutoRestockProps) {
  return <AutoRestock {...props} />;
}
