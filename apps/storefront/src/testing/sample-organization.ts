import { buildAccount, buildOrganizationUser, buildProfile, buildSession } from '@foolscap/account/testing';
import type { FakeRoutes } from './fake-transport.ts';

const member = buildProfile({
  organizationName: 'Bell & Margin LLC',
  organization: { name: 'Bell & Margin LLC', role: 'ADMIN', shipToLabel: 'Market Street office' },
});
const { sessionIPA, ...session } = buildSession({ isLoggedIn: true });

const colleague = { role: 'BUYER', current: false } as const;

/** Replies to an admin of an organization with four users. */
export const organizationRoutes: FakeRoutes = {
  'GET /account': () => ({
    ...buildAccount(member),
    session: { ...session, sessionIPA: { ...sessionIPA, permissionDetail: ['MANAGE_USERS'] } },
  }),
  'GET /organization/users': () => ({
    users: [
      buildOrganizationUser(),
      buildOrganizationUser({
        ...colleague,
        id: 'user-2',
        username: 'ines@example.com',
        fname: 'Ines',
        lname: 'Vellum',
      }),
      buildOrganizationUser({
        ...colleague,
        id: 'user-3',
        username: 'otto@example.com',
        fname: 'Otto',
        lname: 'Bell',
        status: 'INVITED',
      }),
      buildOrganizationUser({
        ...colleague,
        id: 'user-4',
        username: 'mara@example.com',
        fname: 'Mara',
        lname: 'Foss',
        status: 'DEACTIVATED',
      }),
    ],
  }),
};
