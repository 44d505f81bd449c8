import { useEffect } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { OrganizationOverview } from '@foolscap/account/feature';
import { selectAccount, selectOrganization } from '@foolscap/account/state';
import { ResumeCart } from '@foolscap/cart/feature';
import { RecentOrders, WaitingOrders } from '@foolscap/checkout/feature';
import { ButtonLink, Container, Grid, SectionHeading, Stack } from '@foolscap/ui/components';
import { FormFields } from '../../forms/forms.tsx';
import { ORDER_FORM_PATHS } from '../../forms/order-form-paths.ts';
import { memberHomeRequested } from './load-member-home.ts';
import type { FeatureExports } from '../../rendering/lazy-feature.tsx';
import { PAGES } from '../../routing/pages.ts';
import type { ShopState } from '../../store.ts';
import { HOME_SCREEN_MESSAGES } from './home-messages.ts';
import styles from './MemberHome.module.scss';
import { orderOverviewActions } from '@foolscap/checkout/state';
import { accountFeature } from '../account/feature.ts';
import { memberHomeFeature } from './member-feature.ts';
import { ordersFeature } from '../orders/feature.ts';

const { homePage: texts } = HOME_SCREEN_MESSAGES;

export const features = [accountFeature, memberHomeFeature, ordersFeature];

export const load: FeatureExports['load'] = ({ isGuest, tenant }) => {
  if (isGuest) return [];
  // Consumers have no organization.
  return [tenant === 'sba' ? memberHomeRequested() : orderOverviewActions.recentRequested()];
};

const buyAgainForm = { action: ORDER_FORM_PATHS.buyAgain, fields: <FormFields purpose="again" /> };

/**
 * The newest orders of a signed-in user. At the top of the page, members of an organization also have their cart and organization, instead of
 * the visitors' picture.
 */
export default function MemberHome({ isFirst = false }: { isFirst?: boolean }) {
  const dispatch = useDispatch();
  const store = useStore<ShopState>();
  const account = useSelector(selectAccount);
  const profile = account?.userProfile;
  const id = profile?.id;
  // A member who signed in in another tab, so this page has not loaded anything.
  useEffect(() => {
    const { accountArea } = store.getState();
    if (accountArea && selectOrganization({ accountArea }).phase === 'idle') dispatch(memberHomeRequested());
  }, [dispatch, store, id]);

  if (!profile) return null;
  const recent = <RecentOrders ordersHref={PAGES.orders} buyAgainForm={buyAgainForm} />;
  if (!isFirst) return recent;
  if (!profile.organization)
    return (
      <Container>
        <Stack gap={8} className={styles.home}>
          <SectionHeading level={1}>{texts.hello(profile.contact.fname)}</SectionHeading>
          {recent}
        </Stack>
      </Container>
    );
  const isApprover = account?.session.sessionIPA.permissionDetail.includes('APPROVE_ORDERS') ?? false;
  return (
    <Container>
      <Stack gap={8} className={styles.home}>
        <SectionHeading level={1} note={`${texts.hello(profile.contact.fname)}.`}>
          {profile.organization.name}
        </SectionHeading>
        <Grid columns="halves">
          <ResumeCart
            cartHref="/cart"
            emptyActions={
              <ButtonLink href="/search" variant="primary">
                {texts.shopAll}
              </ButtonLink>
            }
          />
          <OrganizationOverview shipToHref={PAGES.shipTo} />
        </Grid>
        <WaitingOrders isApprover={isApprover} />
        {recent}
      </Stack>
    </Container>
  );
}
