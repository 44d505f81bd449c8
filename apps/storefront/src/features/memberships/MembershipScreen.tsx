import { useDispatch, useSelector } from 'react-redux';
import { MembershipOverview } from '@foolscap/account/feature';
import { membershipsActions } from '@foolscap/account/state';
import { cartActions, selectCart, selectIsChanging } from '@foolscap/cart/state';
import { LOGIN_PATH } from '@foolscap/core/vocabulary';
import { FORM_PATHS, FormFields } from '../../forms/forms.tsx';
import type { FeatureExports } from '../../rendering/lazy-feature.tsx';
import { TITLE_MESSAGES } from '../../rendering/title-messages.ts';
import { useFrameDrawer } from '../../shell/frame-drawer.ts';
import { EntryFrame } from '../account/EntryFrame.tsx';
import { membershipsFeature } from './feature.ts';

export const features = [membershipsFeature];

export const load: FeatureExports['load'] = () => [
  membershipsActions.membershipsRequested(),
  cartActions.cartRequested({ mayBeCached: true }),
];

/** The membership programs: a page, and a drawer on other pages (storefront-2.54). */
export default function MembershipScreen() {
  const dispatch = useDispatch();
  const drawer = useFrameDrawer();
  const cart = useSelector(selectCart);
  const isChanging = useSelector(selectIsChanging);
  const add = (itemId: string) => {
    // The confirmation takes the place of the drawer.
    drawer?.close();
    dispatch(cartActions.addToCartRequested([{ itemId, qty: 1 }]));
  };
  return (
    <EntryFrame title={TITLE_MESSAGES.titles.membership}>
      <MembershipOverview
        inCart={cart?.items.flatMap(({ itemId, status }) => (status === 'ACTIVE' ? [itemId] : [])) ?? []}
        busy={isChanging}
        addAction={FORM_PATHS.add}
        fieldsFor={(purpose) => <FormFields purpose={purpose} />}
        cartHref="/cart"
        signInHref={LOGIN_PATH}
        rewardsHref="/account/rewards"
        onAdd={add}
      />
    </EntryFrame>
  );
}
