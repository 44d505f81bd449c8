import { useDispatch, useSelector } from 'react-redux';
import { MembershipOverview } from '@foolscap/account/feature';
import { membershipsActions } from '@foolscap/account/state';
import { cartActions, selectCart, selectIsChanging } from '@foolscap/cart/state';
import { LOGIN_PATH } from '@foolscap/core/vocabulary';
import { Container, SectionHeading } from '@foolscap/ui/components';
import { useFormOutcome } from '../../forms/form-outcome.ts';
import { FORM_PATHS, FormFields } from '../../forms/forms.tsx';
import { RENEWAL_FORM_PATH } from '../../forms/renewal-form-path.ts';
import type { FeatureExports } from '../../rendering/lazy-feature.tsx';
import { TITLE_MESSAGES } from '../../rendering/title-messages.ts';
import { PAGES } from '../../routing/pages.ts';
import { useFrameDrawer } from '../../shell/frame-drawer.ts';
import screen from '../../shell/Screen.module.scss';
import { useShop } from '../../shell/shop-context.ts';
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
  const { otherSite, tenant } = useShop();
  const outcome = useFormOutcome();
  const cart = useSelector(selectCart);
  const isChanging = useSelector(selectIsChanging);
  const add = (itemId: string) => {
    // The confirmation takes the place of the drawer.
    drawer?.close();
    dispatch(cartActions.addToCartRequested([{ itemId, qty: 1 }]));
  };
  const title = TITLE_MESSAGES.titles.membership;
  const children = (
    <MembershipOverview
      inCart={cart?.items.flatMap(({ itemId, status }) => (status === 'ACTIVE' ? [itemId] : [])) ?? []}
      busy={isChanging}
      addAction={FORM_PATHS.add}
      fieldsFor={(purpose) => <FormFields purpose={purpose} />}
      cartHref="/cart"
      signInHref={LOGIN_PATH}
      rewardsHref="/account/rewards"
      {...(tenant === 'sba' ? { consumerHref: `${otherSite.replace(/\/$/, '')}/membership` } : {})}
      renewalAction={RENEWAL_FORM_PATH}
      walletHref={PAGES.wallet}
      outcome={outcome}
      onAdd={add}
    />
  );
  if (drawer) return drawer.render({ title, children });
  return (
    <Container>
      <div className={screen.page}>
        <SectionHeading level={1}>{title}</SectionHeading>
        {children}
      </div>
    </Container>
  );
}
