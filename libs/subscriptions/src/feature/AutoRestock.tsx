import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { subscriptionFailure } from '../model/subscription-failure.ts';
import { selectRestockDrawer, subscriptionsActions } from '../state/subscriptions.slice.ts';
import { AutoRestockDrawer } from '../ui/AutoRestockDrawer/AutoRestockDrawer.tsx';
import type { AutoRestockDrawerProps } from '../ui/AutoRestockDrawer/AutoRestockDrawer.tsx';
import { useMessages } from '@foolscap/ui/components';
import { SUBSCRIPTION_MESSAGES } from '../model/messages.ts';

export type AutoRestockProps = Pick<
  AutoRestockDrawerProps,
  'signInHref' | 'itemName' | 'addressesHref' | 'cardsHref' | 'accountHref' | 'onClosed'
>;

/** The drawer of auto-restock, connected to the state. It opens with `subscriptionsActions.drawerOpened`. */
export function AutoRestock({ onClosed, ...links }: AutoRestockProps) {
  const dispatch = useDispatch();
  const messages = useMessages('subscriptions', SUBSCRIPTION_MESSAGES);
  const drawer = useSelector(selectRestockDrawer);
  const itemId = drawer?.itemId;
  const isGuest = links.signInHref !== undefined;
  useEffect(() => {
    if (itemId !== undefined && !isGuest) dispatch(subscriptionsActions.offerRequested(itemId));
  }, [dispatch, isGuest, itemId]);
  // The drawer belongs to the page that opened it.
  useEffect(() => () => void dispatch(subscriptionsActions.drawerClosed()), [dispatch]);
  const { offer, submit } = drawer ?? {};
  const isUnread = offer?.phase === 'failed' && !offer.value;
  return (
    <AutoRestockDrawer
      {...links}
      open={drawer !== null}
      offer={offer?.value}
      error={isUnread ? subscriptionFailure(offer.failure, messages) : undefined}
      onRetry={
        isUnread && offer.failure.retryable && itemId !== undefined
          ? () => dispatch(subscriptionsActions.offerRequested(itemId))
          : undefined
      }
      quantity={drawer?.qty}
      busy={submit?.phase === 'saving'}
      failure={
        submit?.phase === 'failed'
          ? { message: subscriptionFailure(submit.failure, messages), field: submit.failure.field }
          : undefined
      }
      attempt={submit?.serial ?? 0}
      saved={submit?.phase === 'saved' ? submit : undefined}
      onCreate={(body) => dispatch(subscriptionsActions.createSubmitted(body))}
      onUpdate={(id, body) =>
        itemId !== undefined && dispatch(subscriptionsActions.updateSubmitted({ id, itemId, body }))
      }
      onClose={() => dispatch(subscriptionsActions.drawerClosed())}
      onClosed={onClosed}
    />
  );
}
