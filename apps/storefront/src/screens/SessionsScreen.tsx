import { Sessions } from '@foolscap/account/feature';
import { accountAreaActions } from '@foolscap/account/state';
import type { PageExports } from '../lazy-screen.tsx';
import { ACCOUNT_FORM_PATHS } from '../account-form-paths.ts';
import { FormFields } from '../forms.tsx';
import { useFormOutcome } from '../form-outcome.ts';
import { accountAreaPart } from '../parts/account-area.part.ts';
import { AccountFrame } from './AccountFrame.tsx';

export const parts = [accountAreaPart];

export const load: PageExports['load'] = () => [
  accountAreaActions.tasksReset(),
  accountAreaActions.sessionsRequested(),
];

/** The devices that are signed in. */
export default function SessionsScreen() {
  return (
    <AccountFrame title="Signed-in devices">
      <Sessions
        action={ACCOUNT_FORM_PATHS.endSession}
        fieldsFor={(purpose) => <FormFields purpose={purpose} />}
        outcome={useFormOutcome()}
      />
    </AccountFrame>
  );
}
