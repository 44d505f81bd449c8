import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectIsSignedIn } from '@foolscap/account/state';
import { AutoRestock } from '@foolscap/subscriptions/feature';
import { subscriptionsActions } from '@foolscap/subscriptions/state';
import { PAGES } from '../../routing/pages.ts';
import { signInPath } from '../../routing/sign-in-path.ts';
import { useShop } from '../../shell/shop-context.ts';
import { autoRestockFeature } from './feature.ts';
import { type AutoRestockRequest, autoRestockPath } from './use-auto-restock.tsx';

export const features = [autoRestockFeature];

export interface AutoRestockDrawerProps extends AutoRestockRequest {
  /** Called once the drawer has closed. */
  onClosed: () => void;
}

/**
 * The auto-restock drawer, for screens of other domains. It opens once, with the item of its first render. Guests are sent to the sign-in
 * page and back to the drawer.
 */
export default function AutoRestockDrawer({ itemId, qty, name, onClosed }: AutoRestockDrawerProps) {
  const dispatch = useDispatch();
  const { basename, tenant } = useShop();
  const isSignedIn = useSelector(selectIsSignedIn);
  // The request of the first render, so that the second click of a double click does not clear the form.
  const [opening] = useState(() => subscriptionsActions.drawerOpened({ itemId, qty }));
  useEffect(() => void dispatch(opening), [dispatch, opening]);
  const returnTo = `${basename}${autoRestockPath(itemId, qty)}`;
  return (
    <AutoRestock
      signInHref={isSignedIn ? undefined : signInPath(tenant, returnTo)}
      itemName={name}
      addressesHref={PAGES.addresses}
      cardsHref={PAGES.wallet}
      accountHref="/account/auto-restock"
      onClosed={onClosed}
    />
  );
}
