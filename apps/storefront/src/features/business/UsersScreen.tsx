import { Users } from '@foolscap/account/feature';
import { accountAreaActions } from '@foolscap/account/state';
import { ACCOUNT_FORM_PATHS } from '../../forms/account-form-paths.ts';
import { FormFields } from '../../forms/forms.tsx';
import type { FeatureExports } from '../../rendering/lazy-feature.tsx';
import { useFormOutcome } from '../../forms/form-outcome.ts';
import { AccountFrame } from '../account/AccountFrame.tsx';
import { accountFeature } from '../account/feature.ts';
import { TITLE_MESSAGES } from '../../rendering/title-messages.ts';

export const features = [accountFeature];

export const load: FeatureExports['load'] = () => [
  accountAreaActions.tasksReset(),
  accountAreaActions.usersRequested(),
];

/** The users of an organization, for its admins. */
export default function UsersScreen() {
  return (
    <AccountFrame title={TITLE_MESSAGES.titles.users}>
      <Users
        actions={{ invite: ACCOUNT_FORM_PATHS.inviteUser, change: ACCOUNT_FORM_PATHS.changeUser }}
        fieldsFor={(purpose) => <FormFields purpose={purpose} />}
        outcome={useFormOutcome()}
      />
    </AccountFrame>
  );
}
