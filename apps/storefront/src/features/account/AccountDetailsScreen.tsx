import { useSelector } from 'react-redux';
import { AccountDetails } from '@foolscap/account/feature';
import { accountAreaActions, selectAccount, selectUserType } from '@foolscap/account/state';
import { Text } from '@foolscap/ui/components';
import type { FeatureExports } from '../../rendering/lazy-feature.tsx';
import { ACCOUNT_FORM_PATHS } from '../../forms/account-form-paths.ts';
import { FormFields } from '../../forms/forms.tsx';
import { useFormOutcome } from '../../forms/form-outcome.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { accountFeature } from './feature.ts';
import { ACCOUNT_SCREEN_MESSAGES } from './account-messages.ts';
import { TITLE_MESSAGES } from '../../rendering/title-messages.ts';

const { accountPages: texts } = ACCOUNT_SCREEN_MESSAGES;

export const features = [accountFeature];

export const load: FeatureExports['load'] = () => [accountAreaActions.tasksReset()];

/**
 * The page for the account's name, phone, email address and password. Third-party users have nothing to change, because their links supply
 * their details.
 */
export default function AccountDetailsScreen() {
  const isThirdParty = useSelector(selectUserType) === 'THIRD_PARTY';
  const outcome = useFormOutcome();
  const account = useSelector(selectAccount);
  const permissions = account?.session.sessionIPA.permissionDetail ?? [];
  const isMember = account?.userProfile?.organization !== undefined;
  const mayEdit = !isMember || permissions.includes('EDIT_PROFILE');
  const mayChangePassword = !isMember || permissions.includes('CHANGE_PASSWORD');
  if (isThirdParty || (!mayEdit && !mayChangePassword))
    return (
      <AccountFrame title={TITLE_MESSAGES.titles.profile}>
        <Text>{texts.orgManages}</Text>
      </AccountFrame>
    );
  return (
    <AccountFrame title={TITLE_MESSAGES.titles.profile}>
      <AccountDetails
        actions={{
          profile: ACCOUNT_FORM_PATHS.profile,
          email: ACCOUNT_FORM_PATHS.email,
          password: ACCOUNT_FORM_PATHS.password,
        }}
        fieldsFor={(purpose) => <FormFields purpose={purpose} />}
        outcome={outcome}
        forms={[
          ...(mayEdit ? (['profile', 'email'] as const) : []),
          ...(mayChangePassword ? (['password'] as const) : []),
        ]}
      />
    </AccountFrame>
  );
}
