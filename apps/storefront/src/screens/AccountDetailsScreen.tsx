import { AccountDetails } from '@foolscap/account/feature';
import { accountAreaActions } from '@foolscap/account/state';
import type { PageExports } from '../lazy-screen.tsx';
import { ACCOUNT_FORM_PATHS } from '../account-form-paths.ts';
import { FormFields } from '../forms.tsx';
import { useFormOutcome } from '../form-outcome.ts';
import { accountAreaPart } from '../parts/account-area.part.ts';
import { AccountFrame } from './AccountFrame.tsx';

export const parts = [accountAreaPart];

export const load: PageExports['load'] = () => [accountAreaActions.tasksReset()];

/** The page of the account's name, phone, email address and password. */
export default function AccountDetailsScreen() {
  return (
    <AccountFrame title="Your profile">
      <AccountDetails
        actions={{
          profile: ACCOUNT_FORM_PATHS.profile,
          email: ACCOUNT_FORM_PATHS.email,
          password: ACCOUNT_FORM_PATHS.password,
        }}
        fieldsFor={(purpose) => <FormFields purpose={purpose} />}
        outcome={useFormOutcome()}
      />
    </AccountFrame>
  );
}
