import { useDispatch, useSelector } from 'react-redux';
import { useMessages } from '@foolscap/ui/components';
import { accountMessage } from '../model/index.ts';
import { ACCOUNT_MESSAGES } from '../model/messages.ts';
import { membershipsActions, selectMemberships } from '../state/index.ts';
import { MembershipCard } from '../ui/MembershipCard/MembershipCard.tsx';
import { MembershipPrograms } from '../ui/MembershipPrograms/MembershipPrograms.tsx';
import type { MembershipCardProps } from '../ui/MembershipCard/MembershipCard.tsx';
import type { MembershipProgramsProps } from '../ui/MembershipPrograms/MembershipPrograms.tsx';

export type MembershipOverviewProps = Omit<MembershipProgramsProps, 'memberships' | 'error' | 'onRetry'>;

/** The membership programs. Loads no data; its route requests it. */
export function MembershipOverview(props: MembershipOverviewProps) {
  const dispatch = useDispatch();
  const messages = useMessages('account', ACCOUNT_MESSAGES);
  const load = useSelector(selectMemberships);
  const failure = load.phase === 'failed' ? load.failure : undefined;
  return (
    <MembershipPrograms
      {...props}
      memberships={load.value}
      error={failure && accountMessage(failure, messages)}
      onRetry={failure?.retryable ? () => dispatch(membershipsActions.membershipsRequested()) : undefined}
    />
  );
}

/** The membership of the account; renders nothing if it failed to load. */
export function MembershipSummary({ href }: Pick<MembershipCardProps, 'href'>) {
  return <MembershipCard memberships={useSelector(selectMemberships).value} href={href} />;
}
