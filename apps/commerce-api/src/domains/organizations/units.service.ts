import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { OrganizationUnit, UnitBody } from '@foolscap/account/contract';
import {
  ACCOUNT_CODES,
  BUILT_IN_ADMIN,
  PEOPLE_CODES,
  MAX_UNIT_DEPTH,
  MAX_UNITS,
} from '@foolscap/account/model';
import type { Db } from '../../kernel/database/database.ts';
import { ApiError, badRequest, notFound } from '../../kernel/http/api-error.ts';
import { normalizeName } from '../account/index.ts';
import type { Membership } from './membership.ts';
import { toTree, type UnitRow } from './unit-tree.ts';
import type { UserManagement } from './user-management.ts';

const unitNotFound = () =>
  notFound(PEOPLE_CODES.unitNotFound, 'Your organization has no such unit. Choose another one.');

const listUnits = (db: Db, organizationId: string): Promise<UnitRow[]> =>
  db
    .selectFrom('organization_units')
    .select(['id', 'parent_id', 'name'])
    .where('organization_id', '=', organizationId)
    .orderBy('id')
    .execute();

/** Finds a unit that a user is assigned to. @throws ApiError 400 UNIT_NOT_FOUND */
export async function requireUnit(db: Db, organizationId: string, id: string): Promise<UnitRow> {
  const unit = (await listUnits(db, organizationId)).find((each) => each.id === id);
  if (!unit)
    throw badRequest(
      PEOPLE_CODES.unitNotFound,
      'Your organization has no such unit. Choose another one.',
      'unitId',
    );
  return unit;
}

/** Lists the units of an organization as a tree: depth first, siblings by name. */
export async function describeUnits(db: Db, organizationId: string): Promise<OrganizationUnit[]> {
  const rows = await listUnits(db, organizationId);
  const counts = await db
    .selectFrom('accounts')
    .select(['unit_id', ({ fn }) => fn.countAll<number>().as('count')])
    .where('organization_id', '=', organizationId)
    .where('unit_id', 'is not', null)
    .groupBy('unit_id')
    .execute();
  const countOf = new Map(counts.map(({ unit_id, count }) => [unit_id, Number(count)]));
  return toTree(rows).map(({ row: { id, name, parent_id }, depth }) => ({
    id,
    name,
    ...(parent_id === null ? {} : { parentId: parent_id }),
    depth,
    userCount: countOf.get(id) ?? 0,
  }));
}

/** Checks a new or changed unit among the others. @throws ApiError 404, 409 */
function checkUnit(rows: readonly UnitRow[], unit: UnitRow): void {
  if (unit.parent_id !== null && !rows.some(({ id }) => id === unit.parent_id)) throw unitNotFound();
  const others = rows.filter(({ id }) => id !== unit.id);
  const isSame = ({ parent_id, name }: UnitRow) =>
    parent_id === unit.parent_id && name.toLowerCase() === unit.name.toLowerCase();
  if (others.some(isSame))
    throw new ApiError(
      409,
      PEOPLE_CODES.unitNameTaken,
      'Another unit at this place has this name. Choose another name.',
      { field: 'name' },
    );
  const tree = toTree([...others, unit]);
  // Units below themselves have no way to the top, so the tree does not contain them.
  if (tree.length <= others.length || tree.some(({ depth }) => depth >= MAX_UNIT_DEPTH))
    throw new ApiError(
      409,
      PEOPLE_CODES.unitTreeInvalid,
      `A unit cannot be below itself, and units can have up to ${MAX_UNIT_DEPTH} levels. Choose another place.`,
      { field: 'parentId' },
    );
}

/**
 * Returns whether approval rules or budgets are for a unit. Locks the unit, so that a rule that is added at the same time is either seen or
 * fails.
 */
async function isUnitInRules(trx: Db, id: string): Promise<boolean> {
  await sql`select 1 from organization_units where id = ${id}::uuid for update`.execute(trx);
  const { rows } = await sql<{ used: boolean }>`/* units.in_rules */
    select exists (select from approval_rules where unit_id = ${id}::uuid)
      or exists (select from budget_centers where unit_id = ${id}::uuid and removed_at is null) as used`.execute(
    trx,
  );
  return rows[0]!.used;
}

/**
 * Checks that a manager does not move their own unit, or one above it. The approval rules of units above apply to it, which only admins may change.
 * @throws ApiError 409 OWN_USER
 */
function checkMovesOthers(rows: readonly UnitRow[], movedId: string, { role, unitId }: Membership): void {
  if (role === BUILT_IN_ADMIN) return;
  for (let at = unitId; at !== null; at = rows.find(({ id }) => id === at)?.parent_id ?? null)
    if (at === movedId)
      throw new ApiError(
        409,
        ACCOUNT_CODES.ownUser,
        'You cannot change your own role or access. Ask another admin.',
        { field: 'parentId' },
      );
}

/** Creates the calls for the units of an organization. */
export function createUnitsService(db: Db, management: UserManagement) {
  return {
    list: async (request: FastifyRequest): Promise<OrganizationUnit[]> =>
      describeUnits(db, (await management.manager(request)).organization.id),

    create: (request: FastifyRequest, { name, parentId }: UnitBody): Promise<OrganizationUnit[]> =>
      management.change(request, async (trx, { organization: { id: organizationId } }) => {
        const rows = await listUnits(trx, organizationId);
        if (rows.length >= MAX_UNITS)
          throw new ApiError(
            409,
            PEOPLE_CODES.tooManyUnits,
            `An organization can have up to ${MAX_UNITS} units. Remove one to add another.`,
          );
        const unit = { id: randomUUID(), name: normalizeName(name, 'name'), parent_id: parentId };
        checkUnit(rows, unit);
        await trx
          .insertInto('organization_units')
          .values({ ...unit, organization_id: organizationId })
          .execute();
        return describeUnits(trx, organizationId);
      }),

    /** Renames or moves a unit, together with the units below it. */
    change: (
      request: FastifyRequest,
      id: string,
      { name, parentId }: UnitBody,
    ): Promise<OrganizationUnit[]> =>
      management.change(request, async (trx, manager) => {
        const organizationId = manager.organization.id;
        const rows = await listUnits(trx, organizationId);
        const before = rows.find((row) => row.id === id);
        if (!before) throw unitNotFound();
        const unit = { id, name: normalizeName(name, 'name'), parent_id: parentId };
        if (parentId !== before.parent_id) checkMovesOthers(rows, id, manager);
        checkUnit(rows, unit);
        await trx.updateTable('organization_units').set(unit).where('id', '=', id).execute();
        return describeUnits(trx, organizationId);
      }),

    /** Removes a unit without users, without units below it, and without rules and budgets of its own. */
    remove: (request: FastifyRequest, id: string): Promise<OrganizationUnit[]> =>
      management.change(request, async (trx, { organization: { id: organizationId } }) => {
        const units = await describeUnits(trx, organizationId);
        const unit = units.find((each) => each.id === id);
        if (!unit) throw unitNotFound();
        if (unit.userCount > 0 || units.some(({ parentId }) => parentId === id))
          throw new ApiError(
            409,
            PEOPLE_CODES.unitInUse,
            'This unit has users or other units. Move them first.',
          );
        if (await isUnitInRules(trx, id))
          throw new ApiError(
            409,
            PEOPLE_CODES.unitInRules,
            'Approval rules or budgets are for this unit. Change or remove them first.',
          );
        await trx.deleteFrom('organization_units').where('id', '=', id).execute();
        return describeUnits(trx, organizationId);
      }),
  };
}
