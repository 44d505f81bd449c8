import type { Selectable } from 'kysely';
import { PEOPLE_CODES, BUILT_IN_ADMIN, permissionsOfRole } from '@foolscap/account/model';
import type { Db } from '../../kernel/database/database.ts';
import { ApiError, badRequest } from '../../kernel/http/api-error.ts';
import type { Membership } from './membership.ts';
import type { OrganizationRolesTable } from './tables.ts';

export type RoleRow = Selectable<OrganizationRolesTable>;

/**
 * Checks that a manager has all permissions and codes that a role gives, so that managers with a custom role give others no more than they
 * have themselves. Admins give everything.
 * @throws ApiError 403 ROLE_ABOVE_OWN
 */
export function checkNotAboveOwn(
  manager: Membership,
  { code, permissions, codes }: Pick<RoleRow, 'code' | 'permissions' | 'codes'>,
): void {
  if (manager.role === BUILT_IN_ADMIN) return;
  const isOwn =
    code !== BUILT_IN_ADMIN &&
    permissionsOfRole(code, permissions).every((permission) => manager.permissions.includes(permission)) &&
    codes.every((each) => manager.codes.includes(each));
  if (!isOwn)
    throw new ApiError(
      403,
      PEOPLE_CODES.roleAboveOwn,
      'You can give only permissions that you have yourself. Ask an admin.',
      { field: 'role' },
    );
}

export const listRoles = (db: Db, organizationId: string): Promise<RoleRow[]> =>
  db
    .selectFrom('organization_roles')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .orderBy('code')
    .execute();

/** Finds a role that a manager assigns. @throws ApiError 400 ROLE_NOT_FOUND, 403 ROLE_ABOVE_OWN */
export async function requireAssignableRole(db: Db, manager: Membership, code: string): Promise<RoleRow> {
  const role = (await listRoles(db, manager.organization.id)).find((each) => each.code === code);
  if (!role)
    throw badRequest(
      PEOPLE_CODES.roleNotFound,
      'Your organization has no such role. Choose another one.',
      'role',
    );
  checkNotAboveOwn(manager, role);
  return role;
}
