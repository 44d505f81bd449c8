import { Sessions } from '@foolscap/account/feature';
import { accountAreaActions } from '@foolscap/account/state';
import type { FeatureExports } from '../../rendering/lazy-feature.tsx';
import { ACCOUNT_FORM_PATHS } from '../../forms/account-form-paths.ts';
import { FormFields } from '../../forms/forms.tsx';
import { useFormOutcome } from '../../forms/form-outcome.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { accountFeature } from './feature.ts';
import { TITLE_MESSAGES } from '../../rendering/title-messages.ts';

export const features = [accountFeature];

export const load: FeatureExports['load'] = () => [
  accountAreaActions.tasksReset(),
  accountAreaActions.sessionsRequested(),
];

/** The devices that are signed in. */
export default function SessionsScreen() {
  return (
    <AccountFrame title={TITLE_MESSAGES.titles.signedInDevices}>
      <Sessions
        action={ACCOUNT_FORM_PATHS.endSession}
        fieldsFor={(purpose) => <FormFields purpose={purpose} />}
        outcome={useFormOutcome()}
      />
    </AccountFrame>
  );
}
