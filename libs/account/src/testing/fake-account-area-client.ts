import { HttpError } from '@foolscap/core/http';
import type { Failure } from '@foolscap/core/http';
import type { AccountAreaClient } from '../client/index.ts';
import type { AccountSession, OrganizationData, OrganizationUser, SavedAddress } from '../contract/index.ts';
import {
  buildAccount,
  buildAccountSession,
  buildOrganization,
  buildOrganizationUser,
  buildProfile,
  buildRewards,
  buildSavedAddress,
} from './builders.ts';

export interface FakeAccountAreaClient extends AccountAreaClient {
  /** Calls received, in order; without passwords. */
  readonly calls: (keyof AccountAreaClient)[];
  readonly server: {
    addresses: SavedAddress[];
    sessions: AccountSession[];
    users: OrganizationUser[];
    organization: OrganizationData;
  };
  failNext(operation: keyof AccountAreaClient, failure?: Partial<Failure>): void;
}

/** Creates an in-memory account server for saga tests, stories and applications' tests. */
export function createFakeAccountAreaClient(): FakeAccountAreaClient {
  const server: FakeAccountAreaClient['server'] = {
    addresses: [buildSavedAddress()],
    sessions: [
      buildAccountSession(),
      buildAccountSession({
        id: 'session-2',
        device: 'Safari on iPhone',
        lastSeenAt: '2026-11-18T19:05:00.000Z',
        current: false,
      }),
    ],
    users: [buildOrganizationUser()],
    organization: buildOrganization(),
  };
  const calls: FakeAccountAreaClient['calls'] = [];
  const faults: { operation: keyof AccountAreaClient; failure: Failure }[] = [];

  async function answer<T>(operation: keyof AccountAreaClient, carryOut: () => T): Promise<T> {
    calls.push(operation);
    const place = faults.findIndex((fault) => fault.operation === operation);
    const [fault] = place < 0 ? [] : faults.splice(place, 1);
    if (fault) throw new HttpError(fault.failure);
    return carryOut();
  }
  const account = (overrides: Parameters<typeof buildProfile>[0] = {}) =>
    buildAccount(buildProfile(overrides));

  return {
    calls,
    server,
    failNext(operation, failure = {}) {
      faults.push({
        operation,
        failure: { code: 'NETWORK', retryable: true, message: 'Network Error', ...failure },
      });
    },
    register: ({ firstName, lastName, username }) =>
      answer('register', () =>
        account({ username, contact: { fname: firstName, lname: lastName, email: username } }),
      ),
    changeProfile: ({ firstName, lastName, phone }) =>
      answer('changeProfile', () =>
        account({ contact: { fname: firstName, lname: lastName, email: 'pat@example.com' }, phone }),
      ),
    changeEmail: ({ email }) =>
      answer('changeEmail', () =>
        account({ username: email, contact: { fname: 'Pat', lname: 'Reyes', email } }),
      ),
    changePassword: () => answer('changePassword', () => account()),
    forgotPassword: () => answer('forgotPassword', () => undefined),
    resetPassword: () => answer('resetPassword', () => undefined),
    addresses: () => answer('addresses', () => server.addresses),
    addAddress: (body) =>
      answer('addAddress', () => {
        const id = `address-${server.addresses.length + 1}`;
        server.addresses = [
          ...server.addresses,
          buildSavedAddress({
            address: { ...body.address, id },
            defaultShipping: false,
            defaultBilling: false,
          }),
        ];
        return server.addresses;
      }),
    changeAddress: (id, { address }) =>
      answer('changeAddress', () => {
        server.addresses = server.addresses.map((saved) =>
          saved.address.id === id ? { ...saved, address: { ...address, id } } : saved,
        );
        return server.addresses;
      }),
    removeAddress: (id) =>
      answer('removeAddress', () => {
        server.addresses = server.addresses.filter(({ address }) => address.id !== id);
        return server.addresses;
      }),
    sessions: () => answer('sessions', () => server.sessions),
    endSession: (id) =>
      answer('endSession', () => {
        server.sessions = server.sessions.filter((session) => session.id !== id);
        return server.sessions;
      }),
    endOtherSessions: () =>
      answer('endOtherSessions', () => {
        server.sessions = server.sessions.filter(({ current }) => current);
        return server.sessions;
      }),
    users: () => answer('users', () => server.users),
    inviteUser: ({ firstName, lastName, username, role }) =>
      answer('inviteUser', () => {
        const id = `user-${server.users.length + 1}`;
        server.users = [
          ...server.users,
          { id, username, fname: firstName, lname: lastName, role, status: 'INVITED', current: false },
        ];
        return server.users;
      }),
    changeUser: (id, { role, active }) =>
      answer('changeUser', () => {
        server.users = server.users.map((user) =>
          user.id === id
            ? {
                ...user,
                ...(role ? { role } : {}),
                ...(active === undefined
                  ? {}
                  : { status: active ? ('ACTIVE' as const) : ('DEACTIVATED' as const) }),
              }
            : user,
        );
        return server.users;
      }),
    organization: () => answer('organization', () => server.organization),
    chooseShipTo: ({ id }) =>
      answer('chooseShipTo', () => {
        server.organization = { ...server.organization, shipToId: id };
      }),
    rewards: () => answer('rewards', () => buildRewards()),
  };
}
