import type { HttpClient } from '@foolscap/core/http';
import type {
  ChangeUserBody,
  InviteUserBody,
  OrganizationRole,
  OrganizationUnit,
  OrganizationUser,
  RoleBody,
  UnitBody,
  UserImport,
  UserImportBody,
} from '../contract/index.ts';

/**
 * The calls for the users, roles and units of the caller's organization. Each rejects with HttpError, and without the permission MANAGE_USERS. A
 * change returns the whole list.
 */
export interface PeopleClient {
  users(): Promise<OrganizationUser[]>;
  inviteUser(body: InviteUserBody): Promise<OrganizationUser[]>;
  changeUser(id: string, body: ChangeUserBody): Promise<OrganizationUser[]>;
  /** Invites and changes the users of a CSV file, or only checks it. */
  importUsers(body: UserImportBody): Promise<UserImport>;
  roles(): Promise<OrganizationRole[]>;
  addRole(body: RoleBody): Promise<OrganizationRole[]>;
  changeRole(code: string, body: RoleBody): Promise<OrganizationRole[]>;
  removeRole(code: string): Promise<OrganizationRole[]>;
  units(): Promise<OrganizationUnit[]>;
  addUnit(body: UnitBody): Promise<OrganizationUnit[]>;
  changeUnit(id: string, body: UnitBody): Promise<OrganizationUnit[]>;
  removeUnit(id: string): Promise<OrganizationUnit[]>;
}

export function createPeopleClient(http: HttpClient): PeopleClient {
  const read = async <T>(path: string) => (await http.send<T>({ method: 'GET', path })).data;
  const post = async <T>(path: string, body: object) =>
    (await http.send<T>({ method: 'POST', path, body })).data;
  const change = async <T>(override: 'PUT' | 'DELETE', path: string, body?: object) =>
    (await http.send<T>({ method: 'POST', override, path, ...(body && { body }) })).data;
  type People = { users: OrganizationUser[] };
  type Roles = { roles: OrganizationRole[] };
  type Units = { units: OrganizationUnit[] };
  const at = (part: 'users' | 'roles' | 'units', id: string) =>
    `/organization/${part}/${encodeURIComponent(id)}`;
  return {
    users: async () => (await read<People>('/organization/users')).users,
    inviteUser: async (body) => (await post<People>('/organization/users', body)).users,
    changeUser: async (id, body) => (await change<People>('PUT', at('users', id), body)).users,
    importUsers: (body) => post('/organization/users/import', body),
    roles: async () => (await read<Roles>('/organization/roles')).roles,
    addRole: async (body) => (await post<Roles>('/organization/roles', body)).roles,
    changeRole: async (code, body) => (await change<Roles>('PUT', at('roles', code), body)).roles,
    removeRole: async (code) => (await change<Roles>('DELETE', at('roles', code))).roles,
    units: async () => (await read<Units>('/organization/units')).units,
    addUnit: async (body) => (await post<Units>('/organization/units', body)).units,
    changeUnit: async (id, body) => (await change<Units>('PUT', at('units', id), body)).units,
    removeUnit: async (id) => (await change<Units>('DELETE', at('units', id))).units,
  };
}
