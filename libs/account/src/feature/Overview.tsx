import { useSelector } from 'react-redux';
import { SkeletonText } from '@foolscap/ui/components';
import { selectAccount, selectRewards } from '../state/index.ts';
import { ProfileCard, RewardsCard } from '../ui/index.ts';
import type { RewardsCardProps } from '../ui/index.ts';
import { AccountLoadFailure, AccountLoading, useAccountLoadFailure } from './AccountLoadFailure.tsx';

/** The profile of the signed-in user. */
export function Profile() {
  const profile = useSelector(selectAccount)?.userProfile;
  const unread = useAccountLoadFailure();
  if (profile) return <ProfileCard profile={profile} />;
  return unread ? (
    <AccountLoadFailure failure={unread} />
  ) : (
    <div aria-busy>
      <AccountLoading />
      <SkeletonText lines={4} />
    </div>
  );
}

/** The rewards of the signed-in user; renders nothing if they failed to load. */
export function RewardsSummary({ action }: Pick<RewardsCardProps, 'action'>) {
  return <RewardsCard rewards={useSelector(selectRewards)} action={action} />;
}
