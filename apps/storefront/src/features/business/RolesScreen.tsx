import { Roles } from '@foolscap/account/feature';
import { accountAreaActions } from '@foolscap/account/state';
import { Stack } from '@foolscap/ui/components';
import { useLocation } from 'react-router';
import { ACCOUNT_FORM_PATHS } from '../../forms/account-form-paths.ts';
import { FormFields } from '../../forms/forms.tsx';
import { useFormOutcome } from '../../forms/form-outcome.ts';
import type { FeatureExports } from '../../rendering/lazy-feature.tsx';
import { TITLE_MESSAGES } from '../../rendering/title-messages.ts';
import { AccountFrame } from '../account/AccountFrame.tsx';
import { accountFeature } from '../account/feature.ts';
import { PeopleNav } from './PeopleNav.tsx';
import { rolesPath } from './people-paths.ts';

export const features = [accountFeature];

export const load: FeatureExports['load'] = () => [
  accountAreaActions.tasksReset(),
  accountAreaActions.rolesRequested(),
];

/** The roles of an organization with their permissions. */
export default function RolesScreen() {
  const outcome = useFormOutcome();
  const editing = new URLSearchParams(useLocation().search).get('edit') ?? undefined;
  return (
    <AccountFrame title={TITLE_MESSAGES.titles.roles}>
      <Stack gap={8}>
        <PeopleNav current="roles" />
        <Roles
          key={editing}
          editing={editing}
          hrefFor={rolesPath}
          actions={{ save: ACCOUNT_FORM_PATHS.saveRole, remove: ACCOUNT_FORM_PATHS.removeRole }}
          fieldsFor={(purpose) => <FormFields purpose={purpose} />}
          outcome={outcome}
        />
      </Stack>
    </AccountFrame>
  );
}
