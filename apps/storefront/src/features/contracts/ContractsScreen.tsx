import { Contracts } from '@foolscap/account/feature';
import { accountAreaActions } from '@foolscap/account/state';
import type { FeatureExports } from '../../rendering/lazy-feature.tsx';
import { TITLE_MESSAGES } from '../../rendering/title-messages.ts';
import { AccountFrame } from '../account/AccountFrame.tsx';
import { accountFeature } from '../account/feature.ts';

export const features = [accountFeature];

export const load: FeatureExports['load'] = () => [accountAreaActions.organizationRequested()];

/** The contracts of an organization, at `/account/contracts`. Links to its items, a list that the API shows like a department. */
export default function ContractsScreen() {
  return (
    <AccountFrame title={TITLE_MESSAGES.titles.contracts}>
      <Contracts itemsHref="/c/on-contract" />
    </AccountFrame>
  );
}
