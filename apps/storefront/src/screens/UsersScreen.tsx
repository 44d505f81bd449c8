import { Users } from '@foolscap/account/feature';
import { accountAreaActions } from '@foolscap/account/state';
import { ACCOUNT_FORM_PATHS } from '../forms/account-form-paths.ts';
import { FormFields } from '../forms/forms.tsx';
import type { PageExports } from '../rendering/lazy-screen.tsx';
import { useFormOutcome } from '../forms/form-outcome.ts';
import { accountAreaPart } from '../parts/account-area.part.ts';
import { AccountFrame } from './AccountFrame.tsx';

export const parts = [accountAreaPart];

export const load: PageExports['load'] = () => [
  accountAreaActions.tasksReset(),
  accountAreaActions.usersRequested(),
];

/** The users of an organization, for its admins. */
export default function UsersScreen() {
  return (
    <AccountFrame title="Users">
      <Users
        actions={{ invite: ACCOUNT_FORM_PATHS.inviteUser, change: ACCOUNT_FORM_PATHS.changeUser }}
        fieldsFor={(purpose) => <FormFields purpose={purpose} />}
        outcome={useFormOutcome()}
      />
    </AccountFrame>
  );
}
