import { sql } from 'kysely';
import type { OrganizationUnit, UserImportRow } from '@foolscap/account/contract';
import {
  ACCOUNT_CODES,
  BUDGET_PERIODS,
  BUILT_IN_BUYER,
  readSpendingLimit,
  PEOPLE_CODES,
} from '@foolscap/account/model';
import type { Locale } from '@foolscap/core/vocabulary';
import type { Db } from '../../kernel/database/database.ts';
import { ApiError, badRequest } from '../../kernel/http/api-error.ts';
import { translate } from '../../kernel/translations/translate.ts';
import { normalizeEmail, normalizeName } from '../account/index.ts';
import type { Membership } from './membership.ts';
import { listRoles, type RoleRow } from './roles.ts';
import { describeUnits } from './units.service.ts';
import type { ImportedRow } from './user-import-rows.ts';
import { type Invitation, writeInvitation } from './user-invitations.ts';
import { changeUser, listUsers, type UserSettings } from './users.ts';

/** A mail to write after the import. */
export interface ImportedInvitation {
  email: string;
  firstName: string;
  token: string;
}

/** The facts of an organization that the rows of a file refer to. */
interface ImportFacts {
  roles: readonly RoleRow[];
  units: readonly OrganizationUnit[];
}

const invalid = (field: string) =>
  badRequest(PEOPLE_CODES.importInvalid, `This value is not valid: ${field}.`, field);

/**
 * Finds a role by its name, or by its code or its name in other letters if only one role has them, because the name of a role can be the code
 * of another. An empty cell is no change, and a buyer for new users.
 */
function findRole({ roles }: ImportFacts, text: string | undefined): string | undefined {
  if (!text) return undefined;
  const byName = roles.filter(({ name }) => name === text);
  const alike = roles.filter(
    ({ code, name }) => code === text.toUpperCase() || name.toLowerCase() === text.toLowerCase(),
  );
  const [role, ...others] = byName.length > 0 ? byName : alike;
  if (!role || others.length > 0)
    throw badRequest(
      PEOPLE_CODES.roleNotFound,
      'Your organization has no such role. Choose another one.',
      'role',
    );
  return role.code;
}

/** Finds a unit by its path, such as `Operations / Warehouse`, or by a name that only one unit has. */
function findUnit({ units }: ImportFacts, text: string | undefined): string | null | undefined {
  if (text === undefined) return undefined;
  if (!text) return null;
  const getPath = ({ name, parentId }: OrganizationUnit): string => {
    const parent = units.find(({ id }) => id === parentId);
    return parent ? `${getPath(parent)}/${name}` : name;
  };
  const normalize = (path: string) => path.toLowerCase().replace(/\s*\/\s*/g, '/');
  const byPath = units.filter((unit) => normalize(getPath(unit)) === normalize(text));
  const byName = units.filter(({ name }) => name.toLowerCase() === text.toLowerCase());
  const [found, ...others] = byPath.length > 0 ? byPath : byName;
  if (!found || others.length > 0)
    throw badRequest(
      PEOPLE_CODES.unitNotFound,
      'Your organization has no such unit. Choose another one.',
      'unit',
    );
  return found.id;
}

function readSettings(facts: ImportFacts, { role, unit, limit, period }: ImportedRow): UserSettings {
  const spendingLimit = limit === undefined ? undefined : readSpendingLimit(limit);
  if (limit !== undefined && spendingLimit === undefined) throw invalid('limit');
  const spendingPeriod = BUDGET_PERIODS.find((each) => each === period?.toUpperCase());
  if (period && !spendingPeriod) throw invalid('period');
  const code = findRole(facts, role);
  const unitId = findUnit(facts, unit);
  return {
    ...(code === undefined ? {} : { role: code }),
    ...(unitId === undefined ? {} : { unitId }),
    ...(spendingLimit === undefined ? {} : { spendingLimit }),
    ...(spendingPeriod === undefined ? {} : { spendingPeriod }),
  };
}

function readPerson(facts: ImportFacts, row: ImportedRow): Omit<Invitation, 'role'> & UserSettings {
  return {
    username: normalizeEmail(row.email, 'email'),
    firstName: normalizeName(row.firstname ?? '', 'firstName'),
    lastName: normalizeName(row.lastname ?? '', 'lastName'),
    ...readSettings(facts, row),
  };
}

/** Rolls a row back that was only checked. */
class DryRunEnd extends Error {}

/**
 * Imports the rows of a file in the transaction of a manager: invites new users, and changes role, unit and limit of known ones, whose names
 * stay. Each row is applied or rejected on its own, and a repeated file changes nothing.
 */
export async function importUsers(
  trx: Db,
  manager: Membership,
  rows: readonly ImportedRow[],
  options: { dryRun: boolean; passwordHash: string; locale: Locale; now: Date },
): Promise<{ rows: UserImportRow[]; invitations: ImportedInvitation[] }> {
  const { dryRun, now } = options;
  const facts: ImportFacts = {
    roles: await listRoles(trx, manager.organization.id),
    units: await describeUnits(trx, manager.organization.id),
  };
  const users = new Map((await listUsers(trx, manager, now)).map((user) => [user.username, user]));
  const invitations: ImportedInvitation[] = [];
  const seen = new Set<string>();

  async function apply(row: ImportedRow): Promise<UserImportRow['outcome']> {
    const { username, firstName, lastName, ...settings } = readPerson(facts, row);
    if (seen.has(username))
      throw badRequest(ACCOUNT_CODES.emailTaken, 'An earlier row has the same email address.', 'email');
    seen.add(username);
    const user = users.get(username);
    if (!user) {
      const token = await writeInvitation(
        trx,
        manager,
        { role: BUILT_IN_BUYER, ...settings, username, firstName, lastName },
        options,
      );
      invitations.push({ email: username, firstName, token });
      return 'INVITED';
    }
    const { role = user.role, unitId, spendingLimit, spendingPeriod } = settings;
    const isSame =
      role === user.role &&
      (unitId === undefined || unitId === (user.unitId ?? null)) &&
      (spendingLimit === undefined || spendingLimit === (user.spending?.limit ?? null)) &&
      (spendingPeriod === undefined || !user.spending || spendingPeriod === user.spending.period);
    if (isSame) return 'UNCHANGED';
    await changeUser(trx, manager, user.id, settings, now);
    return 'UPDATED';
  }

  /** Applies a row in a savepoint, so that a rejected one leaves nothing behind. */
  async function inSavepoint(row: ImportedRow): Promise<UserImportRow['outcome']> {
    let outcome: UserImportRow['outcome'] | undefined;
    await sql`savepoint import_row`.execute(trx);
    try {
      outcome = await apply(row);
      if (dryRun) throw new DryRunEnd();
      await sql`release savepoint import_row`.execute(trx);
      return outcome;
    } catch (error) {
      await sql`rollback to savepoint import_row`.execute(trx);
      if (error instanceof DryRunEnd && outcome) return outcome;
      throw error;
    }
  }

  const results: UserImportRow[] = [];
  for (const row of rows) {
    const { line, email } = row;
    try {
      results.push({ line, email, outcome: await inSavepoint(row) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      results.push({
        line,
        email,
        outcome: 'REJECTED',
        code: error.code,
        message: translate(error.message, options.locale),
      });
    }
  }
  return { rows: results, invitations: dryRun ? [] : invitations };
}
