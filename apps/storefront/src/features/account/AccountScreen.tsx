import { useSelector } from 'react-redux';
import { EmailConfirmation, MembershipSummary, Profile, RewardsSummary } from '@foolscap/account/feature';
import {
  accountAreaActions,
  membershipsActions,
  selectAccount,
  selectRewards,
  selectUserType,
} from '@foolscap/account/state';
import { OrdersList } from '@foolscap/checkout/feature';
import { checkoutActions } from '@foolscap/checkout/state';
import { Grid, Link, SectionHeading } from '@foolscap/ui/components';
import { ACCOUNT_FORM_PATHS } from '../../forms/account-form-paths.ts';
import { useFormOutcome } from '../../forms/form-outcome.ts';
import { FormFields } from '../../forms/forms.tsx';
import type { FeatureExports } from '../../rendering/lazy-feature.tsx';
import { PAGES } from '../../routing/pages.ts';
import { useShop } from '../../shell/shop-context.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { accountFeature } from './feature.ts';
import { SalesRep } from '../business/SalesRep.tsx';
import { checkoutFeature } from '../checkout/feature.ts';
import { membershipsFeature } from '../memberships/feature.ts';
import { ACCOUNT_SCREEN_MESSAGES } from './account-messages.ts';

const { accountPages: texts } = ACCOUNT_SCREEN_MESSAGES;

export const features = [accountFeature, checkoutFeature, membershipsFeature];

export const load: FeatureExports['load'] = () => [
  accountAreaActions.tasksReset(),
  checkoutActions.ordersRequested(),
  accountAreaActions.rewardsRequested(),
  membershipsActions.membershipsRequested(),
];

/** The account overview: profile, rewards and recent orders. */
export default function AccountScreen() {
  const profile = useSelector(selectAccount)?.userProfile;
  const isThirdParty = useSelector(selectUserType) === 'THIRD_PARTY';
  const { tenant } = useShop();
  const outcome = useFormOutcome();
  const rewardsTier = useSelector(selectRewards)?.tier;
  // Rewards belong to a member's own account.
  const isMember = profile?.rewardsNo !== undefined;
  const tier = isThirdParty || !isMember ? undefined : rewardsTier;
  return (
    <AccountFrame title={texts.yourAccount} note={profile && texts.hello(profile.contact.fname, tier)}>
      {!isThirdParty && (
        <EmailConfirmation
          action={ACCOUNT_FORM_PATHS.sendConfirmation}
          fields={<FormFields purpose="send-confirmation" />}
          outcome={outcome}
        />
      )}
      <Grid columns="halves">
        <Profile />
        {!isThirdParty &&
          (isMember ? (
            <RewardsSummary action={<Link href="/account/rewards">{texts.seeRewards}</Link>} />
          ) : (
            <section aria-label={texts.rewards}>
              <p>
                {texts.earn} <Link href="/account/rewards">{texts.join}</Link>
              </p>
            </section>
          ))}
      </Grid>
      <SalesRep />
      {!isThirdParty && tenant === 'sdc' && <MembershipSummary href="/membership" />}
      <SectionHeading level={2} action={<Link href={PAGES.orders}>{texts.allOrders}</Link>}>
        {texts.recentOrders}
      </SectionHeading>
      <OrdersList most={5} />
    </AccountFrame>
  );
}
