import { sql } from 'kysely';
import type { ChangeUserBody, OrganizationUser } from '@foolscap/account/contract';
import { ACCOUNT_CODES, BUILT_IN_ADMIN, BUILT_IN_BUYER, PEOPLE_CODES } from '@foolscap/account/model';
import { toDecimal, toMinorUnits } from '@foolscap/core/money';
import type { Db } from '../../kernel/database/database.ts';
import { ApiError, notFound } from '../../kernel/http/api-error.ts';
import { endSessionsOf } from '../../kernel/sessions/sessions.repository.ts';
import type { AccountRow } from '../account/index.ts';
import type { Membership } from './membership.ts';
import { checkNotAboveOwn, listRoles, requireAssignableRole } from './roles.ts';
import { selectSpentInPeriod } from './spending-limits.ts';
import { requireUnit } from './units.service.ts';

const userNotFound = () => notFound(ACCOUNT_CODES.userNotFound, 'This user is not in your organization.');

/** Lists the users of a member's organization, active ones first. */
export async function listUsers(db: Db, member: Membership, now: Date): Promise<OrganizationUser[]> {
  const rows = await db
    .selectFrom('accounts')
    .leftJoin('organization_units', 'organization_units.id', 'accounts.unit_id')
    .leftJoin('organization_roles', (join) =>
      join
        .onRef('organization_roles.organization_id', '=', 'accounts.organization_id')
        .onRef('organization_roles.code', '=', 'accounts.role'),
    )
    .selectAll('accounts')
    .select([
      'organization_units.name as unit_name',
      'organization_roles.name as role_name',
      sql<number>`case when spending_limit_minor is not null then ${selectSpentInPeriod(now)} else 0 end`.as(
        'spent',
      ),
    ])
    .where('accounts.organization_id', '=', member.organization.id)
    .where('accounts.role', 'is not', null)
    .orderBy('deactivated_at', (order) => order.asc().nullsFirst())
    .orderBy('role')
    .orderBy('last_name')
    .orderBy('username')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    username: row.username,
    fname: row.first_name,
    lname: row.last_name,
    role: row.role ?? BUILT_IN_BUYER,
    roleName: row.role_name ?? '',
    ...(row.unit_id !== null && row.unit_name !== null
      ? { unitId: row.unit_id, unitName: row.unit_name }
      : {}),
    ...(row.spending_limit_minor === null
      ? {}
      : {
          spending: {
            limit: toDecimal(row.spending_limit_minor),
            period: row.spending_period,
            spent: toDecimal(row.spent),
          },
        }),
    status: row.deactivated_at ? 'DEACTIVATED' : row.invited_at ? 'INVITED' : 'ACTIVE',
    current: row.id === member.accountId,
  }));
}

/** The settings of a user that an admin makes. Absent fields stay as they are. */
export type UserSettings = Pick<ChangeUserBody, 'role' | 'unitId' | 'spendingLimit' | 'spendingPeriod'>;

/**
 * Checks settings of a user, and returns their columns.
 * @throws ApiError 400 ROLE_NOT_FOUND, UNIT_NOT_FOUND; 403 ROLE_ABOVE_OWN
 */
export async function readUserSettings(
  trx: Db,
  manager: Membership,
  { role, unitId, spendingLimit, spendingPeriod }: UserSettings,
): Promise<Partial<Pick<AccountRow, 'role' | 'unit_id' | 'spending_limit_minor' | 'spending_period'>>> {
  if (role !== undefined) await requireAssignableRole(trx, manager, role);
  if (unitId) await requireUnit(trx, manager.organization.id, unitId);
  return {
    ...(role === undefined ? {} : { role }),
    ...(unitId === undefined ? {} : { unit_id: unitId }),
    ...(spendingLimit === undefined
      ? {}
      : { spending_limit_minor: spendingLimit === null ? null : (toMinorUnits(spendingLimit) ?? null) }),
    ...(spendingPeriod === undefined ? {} : { spending_period: spendingPeriod }),
  };
}

/** Checks that an organization keeps an active admin without a user. @throws ApiError 409 LAST_ADMIN */
async function checkOtherAdmin(trx: Db, organizationId: string, userId: string): Promise<void> {
  const other = await trx
    .selectFrom('accounts')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('role', '=', BUILT_IN_ADMIN)
    .where('deactivated_at', 'is', null)
    .where('invited_at', 'is', null)
    .where('id', '<>', userId)
    .executeTakeFirst();
  if (!other)
    throw new ApiError(
      409,
      PEOPLE_CODES.lastAdmin,
      'This is the only admin of your organization. Make another user an admin first.',
    );
}

/** Checks that a manager has all permissions that a user has. @throws ApiError 403 ROLE_ABOVE_OWN */
export async function checkUserNotAboveOwn(
  trx: Db,
  manager: Membership,
  user: Pick<AccountRow, 'role'>,
): Promise<void> {
  const current = (await listRoles(trx, manager.organization.id)).find(({ code }) => code === user.role);
  if (current) checkNotAboveOwn(manager, current);
}

/** Checks that a manager may change a user. @throws ApiError 409 OWN_USER, LAST_ADMIN; 403 ROLE_ABOVE_OWN */
async function checkMayChange(
  trx: Db,
  manager: Membership,
  user: AccountRow,
  { role, active, unitId, spendingLimit, spendingPeriod }: ChangeUserBody,
): Promise<void> {
  const isOwn = user.id === manager.accountId;
  // The approval rules of a unit apply to its members. Admins may change these rules, and so may change their own unit, too.
  const changesUnit = unitId !== undefined && unitId !== user.unit_id && manager.role !== BUILT_IN_ADMIN;
  const changesRights =
    changesUnit || [role, active, spendingLimit, spendingPeriod].some((each) => each !== undefined);
  if (isOwn && changesRights)
    throw new ApiError(
      409,
      ACCOUNT_CODES.ownUser,
      'You cannot change your own role or access. Ask another admin.',
    );
  if (isOwn) return;
  await checkUserNotAboveOwn(trx, manager, user);
  const losesAdmin = active === false || (role !== undefined && role !== BUILT_IN_ADMIN);
  if (user.role === BUILT_IN_ADMIN && losesAdmin && user.deactivated_at === null)
    await checkOtherAdmin(trx, manager.organization.id, user.id);
}

/**
 * Changes a user in the transaction of a manager. Deactivation signs the user out everywhere, and an approver takes no more decisions and
 * gets no more mails; the other approvers keep the orders that wait.
 * @throws ApiError 404 ORGANIZATION_USER_NOT_FOUND, and see `checkMayChange` and `readUserSettings`
 */
export async function changeUser(
  trx: Db,
  manager: Membership,
  id: string,
  body: ChangeUserBody,
  now: Date,
): Promise<void> {
  const { active, ...settings } = body;
  const user = await trx
    .selectFrom('accounts')
    .selectAll()
    .where(sql<boolean>`id::text = ${id.toLowerCase()}`)
    .where('organization_id', '=', manager.organization.id)
    .where('role', 'is not', null)
    .executeTakeFirst();
  if (!user) throw userNotFound();
  await checkMayChange(trx, manager, user, body);
  const columns = {
    ...(await readUserSettings(trx, manager, settings)),
    ...(active === undefined ? {} : { deactivated_at: active ? null : (user.deactivated_at ?? now) }),
  };
  if (Object.keys(columns).length > 0)
    await trx.updateTable('accounts').set(columns).where('id', '=', user.id).execute();
  if (active === false) {
    await endSessionsOf(trx, 'sba', user.id, { except: undefined });
    await trx.deleteFrom('password_resets').where('account_id', '=', user.id).execute();
  }
}
