import { Users } from '@foolscap/account/feature';
import { accountAreaActions } from '@foolscap/account/state';
import type { PageBrings } from '../lazy-screen.tsx';
import { accountAreaPart } from '../parts/account-area.part.ts';
import { AccountFrame } from './AccountFrame.tsx';

export const parts = [accountAreaPart];

export const load: PageBrings['load'] = () => [
  accountAreaActions.tasksForgotten(),
  accountAreaActions.usersRequested(),
];

/** The people of an organisation, for its admins. */
export default function UsersScreen() {
  return (
    <AccountFrame title="Users">
      <Users />
    </AccountFrame>
  );
}
