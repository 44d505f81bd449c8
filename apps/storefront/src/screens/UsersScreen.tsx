import { useLocation } from 'react-router';
import { Users } from '@foolscap/account/feature';
import type { UsersTold } from '@foolscap/account/feature';
import { accountAreaActions } from '@foolscap/account/state';
import { ACCOUNT_FORM_PATHS } from '../account-form-paths.ts';
import { FormFields } from '../forms.tsx';
import type { PageBrings } from '../lazy-screen.tsx';
import { accountAreaPart } from '../parts/account-area.part.ts';
import { AccountFrame } from './AccountFrame.tsx';

export const parts = [accountAreaPart];

export const load: PageBrings['load'] = () => [
  accountAreaActions.tasksForgotten(),
  accountAreaActions.usersRequested(),
];

/** What a form came to that was posted without script. */
function toldBy(search: string): UsersTold | undefined {
  const params = new URLSearchParams(search);
  const form = params.get('form');
  if (form !== 'invite' && form !== 'change') return undefined;
  const code = params.get('error');
  return { form, ...(code ? { error: { code, field: params.get('field') ?? undefined } } : {}) };
}

/** The people of an organisation, for its admins. */
export default function UsersScreen() {
  const { search } = useLocation();
  return (
    <AccountFrame title="Users">
      <Users
        actions={{ invite: ACCOUNT_FORM_PATHS.inviteUser, change: ACCOUNT_FORM_PATHS.changeUser }}
        fieldsFor={(purpose) => <FormFields purpose={purpose} />}
        told={toldBy(search)}
      />
    </AccountFrame>
  );
}
