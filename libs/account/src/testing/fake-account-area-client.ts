import { HttpError } from '@foolscap/core/http';
import type { Failure } from '@foolscap/core/http';
import { US_STATES } from '@foolscap/core/vocabulary';
import type { AccountAreaClient, PeopleClient } from '../client/index.ts';
import type {
  AccountSession,
  ChangeUserBody,
  OrganizationData,
  OrganizationRole,
  OrganizationUnit,
  OrganizationUser,
  SavedAddress,
  SavedAddressBody,
} from '../contract/index.ts';
import {
  ACCOUNT_CODES,
  looksLikeEmail,
  MAX_ADDRESSES,
  PASSWORD_FAULT_TEXTS,
  passwordFault,
} from '../model/index.ts';
import {
  buildAccount,
  buildAccountSession,
  buildOrganization,
  buildOrganizationUser,
  buildProfile,
  buildRewards,
  buildSavedAddress,
  buildThirdParty,
} from './builders.ts';
import { FAKE_PASSWORD } from './fake-account-client.ts';
import { buildRoles, buildUnits, saveRole, saveUnit } from './people.ts';

/** The token of the only third-party link of the fake server. */
export const FAKE_THIRD_PARTY_TOKEN = 'one-time-link';

type Operation = keyof AccountAreaClient | keyof PeopleClient;

export interface FakeAccountAreaClient extends AccountAreaClient, PeopleClient {
  /** Calls received, in order; without passwords. */
  readonly calls: Operation[];
  readonly server: {
    addresses: SavedAddress[];
    sessions: AccountSession[];
    users: OrganizationUser[];
    roles: OrganizationRole[];
    units: OrganizationUnit[];
    /** Undefined for an account without an organization. */
    organization: OrganizationData | undefined;
    /** Tokens of third-party links that were not used yet. */
    thirdPartyLinks: string[];
  };
  failNext(operation: Operation, failure?: Partial<Failure>): void;
}

export interface FakeAccountAreaOptions extends Partial<FakeAccountAreaClient['server']> {
  /** Rejects guests' calls of the account area; true by default. */
  signedIn?: boolean;
}

const refusal = (status: number, code: string, message: string, field?: string) =>
  new HttpError({ status, code, message, retryable: false, ...(field ? { field } : {}) });

const addressNotFound = () =>
  refusal(404, ACCOUNT_CODES.addressNotFound, 'This address is no longer in your address book.');
const emailTaken = (field: string) =>
  refusal(409, ACCOUNT_CODES.emailTaken, 'An account with this email address already exists.', field);

type Address = SavedAddress['address'];

/** Calls that a guest may make. */
const OPEN_TO_GUESTS: ReadonlySet<Operation> = new Set([
  'register',
  'signInThirdParty',
  'forgotPassword',
  'resetPassword',
  'confirmEmail',
  'chooseShipTo',
]);

function checkAddress({ state, city, address1, firstName, lastName }: Address): void {
  if (!(state in US_STATES)) throw refusal(400, 'ADDRESS_INVALID', 'Choose a state of the United States.');
  for (const value of [city, address1, firstName, lastName])
    if (!value?.trim()) throw refusal(400, 'ADDRESS_INVALID', 'A line of the address is empty.');
}

function checkEmail(text: string, field: string): string {
  if (!looksLikeEmail(text))
    throw refusal(400, ACCOUNT_CODES.emailInvalid, 'Enter an email address like name@example.com.', field);
  return text.trim().toLowerCase();
}

function checkNewPassword(password: string, email: string, field: string): void {
  const fault = passwordFault(password, email);
  if (fault) throw refusal(400, ACCOUNT_CODES.passwordWeak, PASSWORD_FAULT_TEXTS[fault], field);
}

function confirmPassword(password: string): void {
  if (password !== FAKE_PASSWORD)
    throw refusal(403, ACCOUNT_CODES.passwordWrong, 'Your current password is incorrect.', 'password');
}

/** Reduces an address to the fields that identify duplicates. */
const addressIdentity = ({ id: _id, type: _type, country: _country, ...rest }: Address) =>
  JSON.stringify(Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1))).toLowerCase();

/** Creates an in-memory account server for saga tests, stories and applications' tests. Its password is `FAKE_PASSWORD`. */
export function createFakeAccountAreaClient({
  signedIn = true,
  ...initial
}: FakeAccountAreaOptions = {}): FakeAccountAreaClient {
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
    roles: buildRoles(),
    units: buildUnits(),
    organization: buildOrganization(),
    thirdPartyLinks: [FAKE_THIRD_PARTY_TOKEN],
    ...initial,
  };
  const calls: FakeAccountAreaClient['calls'] = [];
  const faults: { operation: Operation; failure: Failure }[] = [];
  let profile = buildProfile();
  let addressCount = server.addresses.length;
  /** Ids of users who have not chosen a password; deactivating and activating them does not change that. */
  const invited = new Set<string>();
  /** Registered user names, with the key of their registration. */
  const registered = new Map<string, string | undefined>([[profile.username, undefined]]);

  async function answer<T>(operation: Operation, execute: () => T): Promise<T> {
    calls.push(operation);
    const place = faults.findIndex((fault) => fault.operation === operation);
    const [fault] = place < 0 ? [] : faults.splice(place, 1);
    if (fault) throw new HttpError(fault.failure);
    if (!signedIn && !OPEN_TO_GUESTS.has(operation))
      throw refusal(401, ACCOUNT_CODES.signInRequired, 'Sign in to see and change your account.');
    return execute();
  }

  /** Stores an entry of the address book, and moves the defaults to it. The book lists default addresses first. */
  function storeAddress(
    address: Address & { id: string },
    { defaultShipping, defaultBilling }: Omit<SavedAddressBody, 'address'>,
  ): SavedAddress[] {
    const known = server.addresses.find((saved) => saved.address.id === address.id);
    const entry: SavedAddress = {
      address,
      defaultShipping: defaultShipping ?? known?.defaultShipping ?? false,
      defaultBilling: defaultBilling ?? known?.defaultBilling ?? false,
    };
    const others = (known ? server.addresses : [...server.addresses, entry]).map((saved) =>
      saved.address.id === address.id
        ? entry
        : {
            ...saved,
            defaultShipping: saved.defaultShipping && !entry.defaultShipping,
            defaultBilling: saved.defaultBilling && !entry.defaultBilling,
          },
    );
    const rank = (saved: SavedAddress) => 2 * Number(saved.defaultShipping) + Number(saved.defaultBilling);
    server.addresses = others.sort((a, b) => rank(b) - rank(a));
    return server.addresses;
  }

  function listUsers(): OrganizationUser[] {
    if (!server.organization)
      throw refusal(404, ACCOUNT_CODES.organizationNotFound, 'This account is not part of an organization.');
    if (server.users.find(({ current }) => current)?.role !== 'ADMIN')
      throw refusal(403, ACCOUNT_CODES.notPermitted, 'Ask an admin of your organization to do this.');
    return server.users;
  }

  const getRoleName = (code: string) => server.roles.find((role) => role.code === code)?.name ?? code;

  /** Returns what a user's settings show. */
  function describeSettings(
    { role, unitId, spendingLimit, spendingPeriod }: Omit<ChangeUserBody, 'active'>,
    user?: OrganizationUser,
  ): Partial<OrganizationUser> {
    const unit = server.units.find(({ id }) => id === unitId);
    const limit = spendingLimit === undefined ? user?.spending?.limit : spendingLimit;
    return {
      ...(role ? { role, roleName: getRoleName(role) } : {}),
      ...(unit ? { unitId: unit.id, unitName: unit.name } : {}),
      ...(typeof limit === 'number'
        ? {
            spending: {
              limit,
              period: spendingPeriod ?? user?.spending?.period ?? 'MONTH',
              spent: user?.spending?.spent ?? 0,
            },
          }
        : {}),
    };
  }

  /** Removes a unit or a limit that the settings clear. */
  function withoutSettings(
    user: OrganizationUser,
    { unitId, spendingLimit }: Omit<ChangeUserBody, 'active'>,
  ): OrganizationUser {
    const { unitId: _id, unitName: _name, spending: _spending, ...rest } = user;
    return {
      ...rest,
      ...(unitId === undefined && user.unitId !== undefined && user.unitName !== undefined
        ? { unitId: user.unitId, unitName: user.unitName }
        : {}),
      ...(spendingLimit === undefined && user.spending ? { spending: user.spending } : {}),
    };
  }

  return {
    calls,
    server,
    failNext(operation, failure = {}) {
      faults.push({
        operation,
        failure: { code: 'NETWORK', retryable: true, message: 'Network Error', ...failure },
      });
    },
    register: ({ firstName, lastName, username, password }, key) =>
      answer('register', () => {
        const email = checkEmail(username, 'username');
        checkNewPassword(password, email, 'password');
        const isRepeat = key !== undefined && registered.get(email) === key;
        if (registered.has(email) && !isRepeat) throw emailTaken('username');
        registered.set(email, key);
        profile = buildProfile({ username: email, contact: { fname: firstName, lname: lastName, email } });
        return buildAccount(profile);
      }),
    signInThirdParty: (token) =>
      answer('signInThirdParty', () => {
        if (!server.thirdPartyLinks.includes(token))
          throw refusal(
            400,
            ACCOUNT_CODES.thirdPartyLinkInvalid,
            'This sign-in link has expired or was already used. Ask your organization for a new link.',
            'token',
          );
        server.thirdPartyLinks = server.thirdPartyLinks.filter((open) => open !== token);
        return buildThirdParty();
      }),
    changeProfile: ({ firstName, lastName, phone }) =>
      answer('changeProfile', () => {
        const { email } = profile.contact;
        profile = { ...profile, contact: { fname: firstName, lname: lastName, email }, phone };
        return buildAccount(profile);
      }),
    changeEmail: ({ email: text, password }) =>
      answer('changeEmail', () => {
        const email = checkEmail(text, 'email');
        confirmPassword(password);
        if (email !== profile.username && registered.has(email)) throw emailTaken('email');
        registered.delete(profile.username);
        registered.set(email, undefined);
        profile = { ...profile, username: email, contact: { ...profile.contact, email } };
        return buildAccount(profile);
      }),
    changePassword: ({ password, newPassword }) =>
      answer('changePassword', () => {
        confirmPassword(password);
        checkNewPassword(newPassword, profile.username, 'newPassword');
        server.sessions = server.sessions.filter(({ current }) => current);
        return buildAccount(profile);
      }),
    forgotPassword: () => answer('forgotPassword', () => undefined),
    resetPassword: () => answer('resetPassword', () => undefined),
    confirmEmail: () => answer('confirmEmail', () => undefined),
    sendConfirmation: () => answer('sendConfirmation', () => undefined),
    addresses: () => answer('addresses', () => server.addresses),
    addAddress: ({ address, ...defaults }) =>
      answer('addAddress', () => {
        checkAddress(address);
        const same = server.addresses.find(
          (saved) => addressIdentity(saved.address) === addressIdentity(address),
        );
        if (!same && server.addresses.length >= MAX_ADDRESSES)
          throw refusal(
            409,
            ACCOUNT_CODES.tooManyAddresses,
            `You can save up to ${MAX_ADDRESSES} addresses. Remove one to add another.`,
          );
        const isFirst = server.addresses.length === 0;
        return storeAddress(
          same?.address.id
            ? { ...same.address, id: same.address.id }
            : { ...address, id: `address-${(addressCount += 1)}`, country: 'US' },
          { ...(isFirst ? { defaultShipping: true, defaultBilling: true } : {}), ...defaults },
        );
      }),
    changeAddress: (id, { address, ...defaults }) =>
      answer('changeAddress', () => {
        checkAddress(address);
        if (!server.addresses.some((saved) => saved.address.id === id)) throw addressNotFound();
        return storeAddress({ ...address, id, country: 'US' }, defaults);
      }),
    removeAddress: (id) =>
      answer('removeAddress', () => {
        if (!server.addresses.some(({ address }) => address.id === id)) throw addressNotFound();
        server.addresses = server.addresses.filter(({ address }) => address.id !== id);
        return server.addresses;
      }),
    sessions: () => answer('sessions', () => server.sessions),
    endSession: (id) =>
      answer('endSession', () => {
        // The current session ends through sign-out.
        if (!server.sessions.some((session) => session.id === id && !session.current))
          throw refusal(404, ACCOUNT_CODES.sessionNotFound, 'This session has already ended.');
        server.sessions = server.sessions.filter((session) => session.id !== id);
        return server.sessions;
      }),
    endOtherSessions: () =>
      answer('endOtherSessions', () => {
        server.sessions = server.sessions.filter(({ current }) => current);
        return server.sessions;
      }),
    users: () => answer('users', listUsers),
    inviteUser: ({ firstName, lastName, username, ...settings }) =>
      answer('inviteUser', () => {
        const users = listUsers();
        const email = checkEmail(username, 'username');
        const known = users.find((user) => user.username === email);
        if (known ? known.status !== 'INVITED' : registered.has(email)) throw emailTaken('username');
        const user: OrganizationUser = {
          id: known?.id ?? `user-${users.length + 1}`,
          username: email,
          fname: firstName,
          lname: lastName,
          role: settings.role,
          ...describeSettings(settings),
          roleName: getRoleName(settings.role),
          status: 'INVITED',
          current: false,
        };
        server.users = known ? users.map((each) => (each === known ? user : each)) : [...users, user];
        return server.users;
      }),
    changeUser: (id, { active, ...settings }) =>
      answer('changeUser', () => {
        const user = listUsers().find((each) => each.id === id);
        if (!user) throw refusal(404, ACCOUNT_CODES.userNotFound, 'This user is not in your organization.');
        if (user.current)
          throw refusal(
            409,
            ACCOUNT_CODES.ownUser,
            'You cannot change your own role or access. Ask another admin.',
          );
        if (user.status === 'INVITED') invited.add(id);
        const activated = invited.has(id) ? 'INVITED' : 'ACTIVE';
        const status = active === undefined ? user.status : active ? activated : 'DEACTIVATED';
        const changed: OrganizationUser = {
          ...withoutSettings(user, settings),
          ...describeSettings(settings, user),
          status,
        };
        server.users = server.users.map((each) => (each === user ? changed : each));
        return server.users;
      }),
    importUsers: ({ dryRun }) => answer('importUsers', () => ({ dryRun, rows: [] })),
    roles: () => answer('roles', () => (listUsers(), server.roles)),
    addRole: (body) => answer('addRole', () => (server.roles = saveRole(server.roles, undefined, body))),
    changeRole: (code, body) =>
      answer('changeRole', () => (server.roles = saveRole(server.roles, code, body))),
    removeRole: (code) =>
      answer('removeRole', () => (server.roles = server.roles.filter((role) => role.code !== code))),
    units: () => answer('units', () => (listUsers(), server.units)),
    addUnit: (body) => answer('addUnit', () => (server.units = saveUnit(server.units, undefined, body))),
    changeUnit: (id, body) => answer('changeUnit', () => (server.units = saveUnit(server.units, id, body))),
    removeUnit: (id) =>
      answer('removeUnit', () => (server.units = server.units.filter((unit) => unit.id !== id))),
    organization: () =>
      answer('organization', () => {
        if (!server.organization)
          throw refusal(
            404,
            ACCOUNT_CODES.organizationNotFound,
            'This account is not part of an organization.',
          );
        return server.organization;
      }),
    chooseShipTo: ({ id }) =>
      answer('chooseShipTo', () => {
        if (server.organization) server.organization = { ...server.organization, shipToId: id };
      }),
    rewards: () => answer('rewards', () => buildRewards()),
  };
}
