import type { FastifyRequest } from 'fastify';
import type { OrganizationRole, RoleBody } from '@foolscap/account/contract';
import {
  PEOPLE_CODES,
  BUILT_IN_ADMIN,
  isBuiltInRole,
  MAX_ROLES,
  ORGANIZATION_PERMISSIONS,
  PERMISSION_CODES,
  permissionsOfRole,
} from '@foolscap/account/model';
import type { Db } from '../../kernel/database/database.ts';
import { ApiError, notFound } from '../../kernel/http/api-error.ts';
import { normalizeName } from '../account/index.ts';
import type { Membership } from './membership.ts';
import { checkNotAboveOwn, listRoles, type RoleRow } from './roles.ts';
import type { UserManagement } from './user-management.ts';

const roleNotFound = () =>
  notFound(PEOPLE_CODES.roleNotFound, 'Your organization has no such role. Choose another one.');

/** Returns the code for a role's name: its ASCII letters and digits, numbered if another role has it. */
function createRoleCode(name: string, taken: ReadonlySet<string>): string {
  const letters = name
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z0-9 _-]/g, '')
    .trim()
    .replace(/[^A-Z0-9]+/g, '_')
    .slice(0, 30);
  const base = /^[A-Z]/.test(letters) ? letters : `ROLE_${letters}`.replace(/_$/, '');
  for (let number = 1; ; number += 1) {
    const code = number === 1 ? base : `${base}_${number}`;
    if (!taken.has(code)) return code;
  }
}

async function describeRoles(db: Db, organizationId: string): Promise<OrganizationRole[]> {
  const rows = await listRoles(db, organizationId);
  const counts = await db
    .selectFrom('accounts')
    .select(['role', ({ fn }) => fn.countAll<number>().as('count')])
    .where('organization_id', '=', organizationId)
    .where('role', 'is not', null)
    .groupBy('role')
    .execute();
  const countOf = new Map(counts.map(({ role, count }) => [role, Number(count)]));
  const describe = ({ code, name, permissions, codes }: RoleRow): OrganizationRole => ({
    code,
    name,
    isBuiltIn: isBuiltInRole(code),
    isEditable: code !== BUILT_IN_ADMIN,
    permissions: [...permissionsOfRole(code, permissions)],
    codes,
    userCount: countOf.get(code) ?? 0,
  });
  const roles = rows.map(describe);
  return [
    ...roles.filter(({ isBuiltIn }) => isBuiltIn),
    ...roles.filter(({ isBuiltIn }) => !isBuiltIn).sort((a, b) => a.name.localeCompare(b.name)),
  ];
}

/** Returns what a body stores, in the order of the declarations. */
const getRights = ({ permissions, codes }: RoleBody) => ({
  permissions: JSON.stringify(ORGANIZATION_PERMISSIONS.filter((each) => permissions.includes(each))),
  codes: JSON.stringify(PERMISSION_CODES.filter((each) => codes.includes(each))),
});

function checkName(rows: readonly RoleRow[], name: string, code?: string): void {
  const isSame = (row: RoleRow) => row.name.toLowerCase() === name.toLowerCase() && row.code !== code;
  if (rows.some(isSame))
    throw new ApiError(409, PEOPLE_CODES.roleNameTaken, 'Another role has this name. Choose another name.', {
      field: 'name',
    });
}

/** Finds a role that can be changed. @throws ApiError 404, 409 ROLE_NOT_EDITABLE, 403 ROLE_ABOVE_OWN */
function requireEditable(rows: readonly RoleRow[], manager: Membership, code: string): RoleRow {
  const row = rows.find((each) => each.code === code);
  if (!row) throw roleNotFound();
  if (code === BUILT_IN_ADMIN)
    throw new ApiError(409, PEOPLE_CODES.roleNotEditable, 'Admins always have all permissions.');
  checkNotAboveOwn(manager, row);
  return row;
}

/** Creates the calls for the roles of an organization. A change applies to the next call of each user with the role. */
export function createRolesService(db: Db, management: UserManagement) {
  return {
    list: async (request: FastifyRequest): Promise<OrganizationRole[]> =>
      describeRoles(db, (await management.manager(request)).organization.id),

    create: (request: FastifyRequest, body: RoleBody): Promise<OrganizationRole[]> =>
      management.change(request, async (trx, manager) => {
        const { id } = manager.organization;
        const rows = await listRoles(trx, id);
        const name = normalizeName(body.name, 'name');
        checkName(rows, name);
        if (rows.length >= MAX_ROLES)
          throw new ApiError(
            409,
            PEOPLE_CODES.tooManyRoles,
            `An organization can have up to ${MAX_ROLES} roles. Remove one to add another.`,
          );
        const code = createRoleCode(name, new Set(rows.map((row) => row.code)));
        checkNotAboveOwn(manager, { code, permissions: body.permissions, codes: body.codes });
        await trx
          .insertInto('organization_roles')
          .values({ organization_id: id, code, name, ...getRights(body) })
          .execute();
        return describeRoles(trx, id);
      }),

    /** Changes the permissions of a role, and the name of one that is not built in. */
    change: (request: FastifyRequest, code: string, body: RoleBody): Promise<OrganizationRole[]> =>
      management.change(request, async (trx, manager) => {
        const { id } = manager.organization;
        const rows = await listRoles(trx, id);
        const row = requireEditable(rows, manager, code);
        const name = isBuiltInRole(code) ? row.name : normalizeName(body.name, 'name');
        checkName(rows, name, code);
        checkNotAboveOwn(manager, { code, permissions: body.permissions, codes: body.codes });
        await trx
          .updateTable('organization_roles')
          .set({ name, ...getRights(body) })
          .where('organization_id', '=', id)
          .where('code', '=', code)
          .execute();
        return describeRoles(trx, id);
      }),

    /** Removes a role that no user has. */
    remove: (request: FastifyRequest, code: string): Promise<OrganizationRole[]> =>
      management.change(request, async (trx, manager) => {
        const { id } = manager.organization;
        requireEditable(await listRoles(trx, id), manager, code);
        if (isBuiltInRole(code))
          throw new ApiError(
            409,
            PEOPLE_CODES.roleNotEditable,
            'Roles that every organization has cannot be removed.',
          );
        const user = await trx
          .selectFrom('accounts')
          .select('id')
          .where('organization_id', '=', id)
          .where('role', '=', code)
          .executeTakeFirst();
        if (user)
          throw new ApiError(
            409,
            PEOPLE_CODES.roleInUse,
            'Users have this role. Give them another one first.',
          );
        await trx
          .deleteFrom('organization_roles')
          .where('organization_id', '=', id)
          .where('code', '=', code)
          .execute();
        return describeRoles(trx, id);
      }),
  };
}
