import { useDispatch, useSelector } from 'react-redux';
import { useMessages, useSettledValue } from '@foolscap/ui/components';
import { accountMessage } from '../model/index.ts';
import { ACCOUNT_MESSAGES } from '../model/messages.ts';
import { accountAreaActions, selectOrganization } from '../state/index.ts';
import { ContractList } from '../ui/ContractList/ContractList.tsx';

export interface ContractsProps {
  /** URL of the list of items on contract. */
  itemsHref: string;
}

/** The contracts of the signed-in member's organization. Loads no data; the application requests it (`organizationRequested`). */
export function Contracts({ itemsHref }: ContractsProps) {
  const messages = useMessages('account', ACCOUNT_MESSAGES);
  const dispatch = useDispatch();
  const load = useSelector(selectOrganization);
  const isLoading = load.phase === 'loading';
  const failure = useSettledValue(load.phase === 'failed' ? load.failure : undefined, isLoading);
  return (
    <ContractList
      data={load.value}
      itemsHref={itemsHref}
      error={failure && accountMessage(failure, messages)}
      onRetry={failure?.retryable ? () => dispatch(accountAreaActions.organizationRequested()) : undefined}
      retrying={isLoading}
    />
  );
}
