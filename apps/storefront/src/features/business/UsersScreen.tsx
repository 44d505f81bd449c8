import { ImportUsers, Units, Users } from '@foolscap/account/feature';
import { peopleActions } from '@foolscap/account/state';
import { Stack } from '@foolscap/ui/components';
import { useLocation } from 'react-router';
import { ACCOUNT_FORM_PATHS } from '../../forms/account-form-paths.ts';
import { FormFields } from '../../forms/forms.tsx';
import type { FeatureExports } from '../../rendering/lazy-feature.tsx';
import { useFormOutcome } from '../../forms/form-outcome.ts';
import { AccountFrame } from '../account/AccountFrame.tsx';
import { accountFeature } from '../account/feature.ts';
import { TITLE_MESSAGES } from '../../rendering/title-messages.ts';
import { peopleFeature } from './people-feature.ts';
import { PeopleNav } from './PeopleNav.tsx';
import { ROLES_PATH, unitsPath, usersPath } from './people-paths.ts';
import { RolesView } from './RolesView.tsx';

export const features = [accountFeature, peopleFeature];

export const load: FeatureExports['load'] = () => [
  peopleActions.tasksReset(),
  peopleActions.usersRequested(),
  peopleActions.rolesRequested(),
  peopleActions.unitsRequested(),
];

/** The pages for people, in one chunk: the users of an organization, and the roles. */
export default function UsersScreen() {
  return useLocation().pathname === ROLES_PATH ? <RolesView /> : <UsersView />;
}

/** The users of an organization, its units, or the import of users, for those who manage them. */
function UsersView() {
  const outcome = useFormOutcome();
  const search = new URLSearchParams(useLocation().search);
  const view = search.get('view');
  const editing = search.get('edit') ?? undefined;
  const fieldsFor = (purpose: string) => <FormFields purpose={purpose} />;
  return (
    <AccountFrame title={TITLE_MESSAGES.titles.users}>
      <Stack gap={8}>
        <PeopleNav current={view === 'units' || view === 'import' ? view : 'users'} />
        {view === 'units' ? (
          <Units
            key={editing}
            editing={editing}
            hrefFor={unitsPath}
            actions={{ save: ACCOUNT_FORM_PATHS.saveUnit, remove: ACCOUNT_FORM_PATHS.removeUnit }}
            fieldsFor={fieldsFor}
            outcome={outcome}
          />
        ) : view === 'import' ? (
          <ImportUsers
            action={ACCOUNT_FORM_PATHS.importUsers}
            hidden={fieldsFor('importUsers')}
            outcome={outcome}
          />
        ) : (
          <Users
            editing={editing}
            hrefFor={usersPath}
            actions={{
              invite: ACCOUNT_FORM_PATHS.inviteUser,
              change: ACCOUNT_FORM_PATHS.changeUser,
              save: ACCOUNT_FORM_PATHS.saveUser,
            }}
            fieldsFor={fieldsFor}
            outcome={outcome}
          />
        )}
      </Stack>
    </AccountFrame>
  );
}
