import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { lazyComponent } from '@foolscap/ui/components';
import type { Subscription } from '../contract/index.ts';
import { subscriptionFailure } from '../model/messages.ts';
import {
  selectRestockDrawer,
  selectSubscriptionChanges,
  selectSubscriptions,
  subscriptionsActions,
} from '../state/subscriptions.slice.ts';
import type { SubscriptionChange } from '../state/subscriptions.slice.ts';
import { useSubscriptionMessages } from '../ui/messages.tsx';
import type { SubscriptionOutcome } from '../ui/SubscriptionList/SubscriptionCard.tsx';
import { SubscriptionList } from '../ui/SubscriptionList/SubscriptionList.tsx';
import type { SubscriptionListProps } from '../ui/SubscriptionList/SubscriptionList.tsx';
import type { AutoRestockProps } from './AutoRestock.tsx';

/** With the chunk of all overlays, so only after a press. */
const AutoRestock = lazyComponent(async () => ({
  default: (await import('./AutoRestock.tsx')).AutoRestock,
}));
const ConfirmDialog = lazyComponent(async () => ({
  default: (await import('@foolscap/ui/overlays')).ConfirmDialog,
}));

export type SubscriptionsViewProps = Pick<SubscriptionListProps, 'shopHref' | 'orderHref'> &
  Pick<AutoRestockProps, 'addressesHref' | 'cardsHref'>;

/** The subscriptions of the account, connected to the state. Loads no data; its route requests the subscriptions. */
export function SubscriptionsView({ shopHref, orderHref, ...links }: SubscriptionsViewProps) {
  const dispatch = useDispatch();
  const messages = useSubscriptionMessages();
  const account = useSelector(selectSubscriptions);
  const changes = useSelector(selectSubscriptionChanges);
  const isDrawerOpen = useSelector(selectRestockDrawer) !== null;
  const [wasOpened, setOpened] = useState(false);
  const [canceling, setCanceling] = useState<Subscription>();
  const [isConfirming, setConfirming] = useState(false);
  const find = (id: string) => account.value?.subscriptions.find((each) => each.id === id);
  const describe = (change: SubscriptionChange): SubscriptionOutcome =>
    change.phase === 'failed'
      ? { error: subscriptionFailure(change.failure, messages) }
      : change.phase === 'saving'
        ? { busy: change.action }
        : change.action === 'SKIP'
          ? { done: change.action, skippedDay: change.previousDate }
          : { done: change.action };
  return (
    <>
      <SubscriptionList
        shopHref={shopHref}
        orderHref={orderHref}
        data={account.value}
        error={account.phase === 'failed' ? subscriptionFailure(account.failure, messages) : undefined}
        onRetry={
          account.phase === 'failed' && account.failure.retryable
            ? () => dispatch(subscriptionsActions.subscriptionsRequested())
            : undefined
        }
        outcomes={Object.fromEntries(Object.entries(changes).map(([id, change]) => [id, describe(change)]))}
        onAction={(id, action) => {
          if (action !== 'CANCEL') {
            dispatch(subscriptionsActions.actionSubmitted({ id, action }));
            return;
          }
          setCanceling(find(id));
          setConfirming(true);
        }}
        onEdit={(id) => {
          const itemId = find(id)?.item.itemId;
          if (itemId === undefined) return;
          setOpened(true);
          dispatch(subscriptionsActions.drawerOpened({ itemId }));
        }}
        onUndoSkip={(id) => dispatch(subscriptionsActions.skipUndone(id))}
      />
      {(wasOpened || isDrawerOpen) && <AutoRestock {...links} />}
      {canceling && (
        <ConfirmDialog
          open={isConfirming}
          title={`Cancel auto-restock of ${canceling.item.name}?`}
          confirmLabel="Cancel auto-restock"
          cancelLabel="Keep it"
          danger
          onCancel={() => setConfirming(false)}
          onConfirm={() => {
            setConfirming(false);
            dispatch(subscriptionsActions.actionSubmitted({ id: canceling.id, action: 'CANCEL' }));
          }}
        >
          We won’t order this item again. You can undo this for 24 hours.
        </ConfirmDialog>
      )}
    </>
  );
}
