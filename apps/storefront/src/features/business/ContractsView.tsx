import { Contracts } from '@foolscap/account/feature';
import { TITLE_MESSAGES } from '../../rendering/title-messages.ts';
import { AccountFrame } from '../account/AccountFrame.tsx';

export const CONTRACTS_PATH = '/account/contracts';

/** The contracts of an organization. Links to its items on contract, a list that the API shows like a department. */
export function ContractsView() {
  return (
    <AccountFrame title={TITLE_MESSAGES.titles.contracts}>
      <Contracts itemsHref="/c/on-contract" />
    </AccountFrame>
  );
}
