import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { lazyComponent, useMessages } from '@foolscap/ui/components';
import type { Subscription } from '../contract/index.ts';
import { subscriptionFailure } from '../model/subscription-failure.ts';
import {
  selectRestockDrawer,
  selectSubscriptionChanges,
  selectSubscriptions,
  subscriptionsActions,
} from '../state/subscriptions.slice.ts';
import type { SubscriptionChange } from '../state/subscriptions.slice.ts';
import type { SubscriptionOutcome } from '../ui/SubscriptionList/SubscriptionCard.tsx';
import { SubscriptionList } from '../ui/SubscriptionList/SubscriptionList.tsx';
import type { SubscriptionListProps } from '../ui/SubscriptionList/SubscriptionList.tsx';
import type { AutoRestockProps } from './AutoRestock.tsx';
import { SUBSCRIPTION_MESSAGES } from '../model/messages.ts';
import { SUBSCRIPTION_LIST_MESSAGES } from '../ui/SubscriptionList/subscription-list-messages.ts';

/** In the chunk of all overlays, so it loads only after a click. */
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
  const messages = useMessages('subscriptions', SUBSCRIPTION_MESSAGES);
  const { subscriptionList: texts } = useMessages('subscriptions', SUBSCRIPTION_LIST_MESSAGES);
  const account = useSelector(selectSubscriptions);
  const changes = useSelector(selectSubscriptionChanges);
  const isDrawerOpen = useSelector(selectRestockDrawer) !== null;
  const [wasOpened, setOpened] = useState(false);
  const [canceling, setCanceling] = useState<Subscription>();
  const [isConfirming, setConfirming] = useState(false);
  const find = (id: string) => account.value?.subscriptions.find((each) => each.id === id);
  // A skipped day that can no longer be chosen stays skipped.
  const isSelectable = (day: string, addressId: string | undefined) =>
    account.value?.addresses.some(({ id, firstDay }) => id === addressId && firstDay <= day) === true;
  const describe = (id: string, change: SubscriptionChange): SubscriptionOutcome => {
    if (change.phase === 'failed') return { error: subscriptionFailure(change.failure, messages) };
    if (change.phase === 'saving') return { busy: change.action };
    if (change.action !== 'SKIP') return { done: change.action };
    const { previousDate: skippedDay } = change;
    return { done: 'SKIP', skippedDay, isSkipFinal: !isSelectable(skippedDay, find(id)?.addressId) };
  };
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
        outcomes={Object.fromEntries(
          Object.entries(changes).map(([id, change]) => [id, describe(id, change)]),
        )}
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
          title={texts.cancelQuestion(canceling.item.name)}
          confirmLabel={texts.confirmCancel}
          cancelLabel={texts.keep}
          danger
          onCancel={() => setConfirming(false)}
          onConfirm={() => {
            setConfirming(false);
            dispatch(subscriptionsActions.actionSubmitted({ id: canceling.id, action: 'CANCEL' }));
          }}
        >
          {texts.cancelHint}
        </ConfirmDialog>
      )}
    </>
  );
}
