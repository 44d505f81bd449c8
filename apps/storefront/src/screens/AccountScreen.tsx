import { useSelector } from 'react-redux';
import { Profile, RewardsSummary } from '@foolscap/account/feature';
import { accountAreaActions, selectAccount, selectRewards, selectUserType } from '@foolscap/account/state';
import { OrdersList } from '@foolscap/checkout/feature';
import { checkoutActions } from '@foolscap/checkout/state';
import { Grid, Link, SectionHeading } from '@foolscap/ui/components';
import type { PageExports } from '../rendering/lazy-screen.tsx';
import { PAGES } from '../routing/pages.ts';
import { accountAreaPart } from '../parts/account-area.part.ts';
import { checkoutPart } from '../parts/checkout.part.ts';
import { AccountFrame } from './AccountFrame.tsx';

export const parts = [accountAreaPart, checkoutPart];

export const load: PageExports['load'] = () => [
  checkoutActions.ordersRequested(),
  accountAreaActions.rewardsRequested(),
];

/** The account overview: profile, rewards and recent orders. */
export default function AccountScreen() {
  const profile = useSelector(selectAccount)?.userProfile;
  const isThirdParty = useSelector(selectUserType) === 'THIRD_PARTY';
  const rewardsTier = useSelector(selectRewards)?.tier;
  // Rewards belong to a member's own account.
  const tier = isThirdParty ? undefined : rewardsTier;
  return (
    <AccountFrame
      title="Your account"
      note={profile && `Hello ${profile.contact.fname}${tier ? `, ${tier} member` : ''}.`}
    >
      <Grid columns="halves">
        <Profile />
        {!isThirdParty && <RewardsSummary />}
      </Grid>
      <SectionHeading level={2} action={<Link href={PAGES.orders}>All orders</Link>}>
        Recent orders
      </SectionHeading>
      <OrdersList most={5} />
    </AccountFrame>
  );
}
