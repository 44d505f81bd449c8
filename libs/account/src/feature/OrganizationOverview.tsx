import { useDispatch, useSelector } from 'react-redux';
import { useSettledValue, useMessages } from '@foolscap/ui/components';
import { accountMessage } from '../model/index.ts';
import { accountAreaActions, selectOrganization } from '../state/index.ts';
import { OrganizationCard } from '../ui/index.ts';
import { ACCOUNT_MESSAGES } from '../model/messages.ts';

export interface OrganizationOverviewProps {
  /** URL of the page that changes the ship-to address. */
  shipToHref: string;
}

/** The organization of the signed-in member. Loads no data; the application requests it (`organizationRequested`). */
export function OrganizationOverview({ shipToHref }: OrganizationOverviewProps) {
  const messages = useMessages('account', ACCOUNT_MESSAGES);
  const dispatch = useDispatch();
  const load = useSelector(selectOrganization);
  const isLoading = load.phase === 'loading';
  const failure = useSettledValue(load.phase === 'failed' ? load.failure : undefined, isLoading);
  return (
    <OrganizationCard
      data={load.value}
      shipToHref={shipToHref}
      error={failure && accountMessage(failure, messages)}
      onRetry={failure?.retryable ? () => dispatch(accountAreaActions.organizationRequested()) : undefined}
      retrying={isLoading}
    />
  );
}
