import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { clampQuantity } from '@foolscap/core/quantity';
import { SubscriptionsView } from '@foolscap/subscriptions/feature';
import { subscriptionsActions } from '@foolscap/subscriptions/state';
import { Alert } from '@foolscap/ui/components';
import type { FeatureExports } from '../../rendering/lazy-feature.tsx';
import { PAGES } from '../../routing/pages.ts';
import { AccountFrame } from '../account/AccountFrame.tsx';
import { autoRestockFeature } from './feature.ts';
import { AUTO_RESTOCK_SCREEN_MESSAGES } from './auto-restock-messages.ts';
import { TITLE_MESSAGES } from '../../rendering/title-messages.ts';

const { autoRestockPages: texts } = AUTO_RESTOCK_SCREEN_MESSAGES;

export const features = [autoRestockFeature];

export const load: FeatureExports['load'] = () => [subscriptionsActions.subscriptionsRequested()];

const getOrderHref = (orderNumber: string) => `/order/${orderNumber}`;

/**
 * The account's subscriptions. With `?item=`, the drawer opens for an item, for example after a guest who pressed “Auto-restock” has signed
 * in.
 */
export default function AutoRestockScreen() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  // `useSearchParams` would be added to the packages of every page.
  const search = new URLSearchParams(useLocation().search);
  const itemId = search.get('item');
  const qty = clampQuantity(search.get('qty') ?? '') || undefined;
  useEffect(() => {
    if (!itemId) return;
    dispatch(subscriptionsActions.drawerOpened({ itemId, qty }));
    // The drawer is open; reloading the page shows the list.
    void navigate('/account/auto-restock', { replace: true, preventScrollReset: true });
  }, [dispatch, itemId, navigate, qty]);
  return (
    <AccountFrame title={TITLE_MESSAGES.titles.autoRestock} note={texts.note}>
      <noscript>
        <Alert kind="warning">{texts.needsScript}</Alert>
      </noscript>
      <SubscriptionsView
        shopHref="/"
        orderHref={getOrderHref}
        addressesHref={PAGES.addresses}
        cardsHref={PAGES.wallet}
      />
    </AccountFrame>
  );
}
