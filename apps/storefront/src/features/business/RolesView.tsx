import { Roles } from '@foolscap/account/feature';
import { Stack } from '@foolscap/ui/components';
import { useLocation } from 'react-router';
import { ACCOUNT_FORM_PATHS } from '../../forms/account-form-paths.ts';
import { FormFields } from '../../forms/forms.tsx';
import { useFormOutcome } from '../../forms/form-outcome.ts';
import { TITLE_MESSAGES } from '../../rendering/title-messages.ts';
import { AccountFrame } from '../account/AccountFrame.tsx';
import { PeopleNav } from './PeopleNav.tsx';
import { rolesPath } from './people-paths.ts';

/** The roles of an organization with their permissions. */
export function RolesView() {
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
