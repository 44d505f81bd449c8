import { AccountDetails } from '@foolscap/account/feature';
import { accountAreaActions } from '@foolscap/account/state';
import type { PageBrings } from '../lazy-screen.tsx';
import { FORM_PATHS, FormFields } from '../forms.tsx';
import { usePosted } from '../posted.ts';
import { accountAreaPart } from '../parts/account-area.part.ts';
import { AccountFrame } from './AccountFrame.tsx';

export const parts = [accountAreaPart];

export const load: PageBrings['load'] = () => [accountAreaActions.tasksForgotten()];

/** Name, phone, e-mail address, password. */
export default function AccountDetailsScreen() {
  return (
    <AccountFrame title="Your profile">
      <AccountDetails
        actions={{ profile: FORM_PATHS.profile, email: FORM_PATHS.email, password: FORM_PATHS.password }}
        fieldsFor={(purpose) => <FormFields purpose={purpose} />}
        told={usePosted()}
      />
    </AccountFrame>
  );
}
