import { Sessions } from '@foolscap/account/feature';
import { accountAreaActions } from '@foolscap/account/state';
import type { PageExports } from '../rendering/lazy-screen.tsx';
import { ACCOUNT_FORM_PATHS } from '../forms/account-form-paths.ts';
import { FormFields } from '../forms/forms.tsx';
import { useFormOutcome } from '../forms/form-outcome.ts';
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
