import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { messageFor } from '@foolscap/core/messages';
import { useAnnounce, useMessages } from '@foolscap/ui/components';
import { accountMessage } from '../model/index.ts';
import { ACCOUNT_MESSAGES } from '../model/messages.ts';
import { RENEWAL_MESSAGES } from '../model/renewal-messages.ts';
import { membershipsActions, selectMemberships, selectRenewalChange } from '../state/index.ts';
import { MembershipCard } from '../ui/MembershipCard/MembershipCard.tsx';
import { MembershipPrograms } from '../ui/MembershipPrograms/MembershipPrograms.tsx';
import type { MembershipCardProps } from '../ui/MembershipCard/MembershipCard.tsx';
import type { MembershipProgramsProps } from '../ui/MembershipPrograms/MembershipPrograms.tsx';
import { MEMBERSHIP_RENEWAL_MESSAGES } from '../ui/MembershipRenewal/membership-renewal-messages.ts';
import { formOutcomeFor, type FormOutcome } from './form-outcome.ts';

export interface MembershipOverviewProps extends Omit<
  MembershipProgramsProps,
  'memberships' | 'error' | 'onRetry' | 'renewal'
> {
  /** Form action of the automatic renewal, for submissions before hydration. */
  renewalAction?: string | undefined;
  /** The page of the saved cards. */
  walletHref?: string | undefined;
  /** The outcome of a submission of the form `renewal` before hydration. */
  outcome?: FormOutcome | undefined;
}

/** The membership programs. Loads no data; its route requests it. */
export function MembershipOverview({
  renewalAction,
  walletHref,
  outcome,
  ...props
}: MembershipOverviewProps) {
  const dispatch = useDispatch();
  const announce = useAnnounce();
  const { membershipRenewal: texts } = useMessages('account', MEMBERSHIP_RENEWAL_MESSAGES);
  const { renewalErrors } = useMessages('account', RENEWAL_MESSAGES);
  const change = useSelector(selectRenewalChange);
  const messages = useMessages('account', ACCOUNT_MESSAGES);
  const load = useSelector(selectMemberships);
  const failure = load.phase === 'failed' ? load.failure : undefined;
  const rejection =
    change.phase === 'failed' ? change.failure : formOutcomeFor(outcome, 'renewal', change)?.error;
  const reload = () => dispatch(membershipsActions.membershipsRequested());
  const isOn = load.value?.current?.renewal?.isOn;

  const before = useRef(change.serial);
  useEffect(() => {
    if (change.serial !== before.current && change.phase === 'saved')
      announce(isOn ? texts.isOn : texts.isOff);
    before.current = change.serial;
  }, [announce, change, isOn, texts]);
  return (
    <MembershipPrograms
      {...props}
      renewal={{
        error:
          rejection && (messageFor(renewalErrors, rejection.code) ?? accountMessage(rejection, messages)),
        busy: change.phase === 'saving',
        action: renewalAction,
        walletHref,
        onChange: (body) => dispatch(membershipsActions.renewalSubmitted(body)),
        onRetry: change.phase === 'failed' ? reload : undefined,
      }}
      memberships={load.value}
      error={failure && accountMessage(failure, messages)}
      onRetry={failure?.retryable ? reload : undefined}
    />
  );
}

/** The membership of the account; renders nothing if it failed to load. */
export function MembershipSummary({ href }: Pick<MembershipCardProps, 'href'>) {
  return <MembershipCard memberships={useSelector(selectMemberships).value} href={href} />;
}
