import { sql } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/http/api-error.ts';
import { operatorText } from '../../kernel/translations/reply-text.ts';
import { normalizeEmail, normalizeName } from '../account/index.ts';
import { closeThirdPartyAccounts, createThirdPartyLink } from './third-party-users.ts';

/** An operator's change: a partner program, which `null` removes, or a link for a person in a program. */
export type ThirdPartyChange =
  | { customerNumber: string; program: { code: string; name: string | null } }
  | {
      customerNumber: string;
      link: { tpsCode: string; firstName: string; lastName: string; email: string; hours: number };
    };

/** A partner program in the operators' list. */
export interface ThirdPartyProgram {
  customerNumber: string;
  code: string;
  name: string;
  /** Links that can still be used. */
  openLinks: number;
  /** Number of people who have signed in. */
  users: number;
}

export async function listThirdPartyPrograms(db: Db, now: Date): Promise<ThirdPartyProgram[]> {
  const { rows } = await sql<ThirdPartyProgram>`
    select organizations.customer_number as "customerNumber", program.code, program.name,
        (select count(*)::integer from third_party_links link where link.organization_id = program.organization_id
          and link.tps_code = program.code and used_at is null and expires_at > ${now}::timestamptz) as "openLinks",
        (select count(*)::integer from accounts where accounts.organization_id = program.organization_id
          and accounts.tps_code = program.code and deactivated_at is null) as users
      from third_party_programs program join organizations on organizations.id = program.organization_id
      order by 1, 2`.execute(db);
  return rows;
}

/**
 * Applies a change (docs/decisions/third-party-users.md).
 * @returns a description of what was done, and for a link also its token
 * @throws ApiError 404 for an unknown organization or program, 400 for an empty name or an invalid email address
 */
export async function changeThirdParties(
  db: Db,
  change: ThirdPartyChange,
  now: Date,
): Promise<{ message: string; token?: string }> {
  const { customerNumber } = change;
  return db.transaction().execute(async (trx) => {
    const organization = await trx
      .selectFrom('organizations')
      .select(['id', 'name'])
      .where('customer_number', '=', customerNumber)
      .orderBy('created_at')
      .executeTakeFirst();
    if (!organization)
      throw notFound(
        'ORGANIZATION_NOT_FOUND',
        operatorText(`There is no organization with the number ${customerNumber}.`),
      );
    if ('program' in change) return { message: await changeProgram(trx, organization, change.program, now) };
    const { tpsCode, firstName, lastName, email, hours } = change.link;
    const person = {
      organizationId: organization.id,
      tpsCode,
      firstName: normalizeName(firstName, 'firstName'),
      lastName: normalizeName(lastName, 'lastName'),
      email: normalizeEmail(email, 'email'),
    };
    const program = await trx
      .selectFrom('third_party_programs')
      .select('name')
      .where('organization_id', '=', organization.id)
      .where('code', '=', tpsCode)
      .executeTakeFirst();
    if (!program)
      throw notFound('PROGRAM_NOT_FOUND', operatorText(`${organization.name} has no program ${tpsCode}.`));
    const token = await createThirdPartyLink(trx, person, new Date(now.getTime() + hours * 3_600_000));
    const name = `${person.firstName} ${person.lastName}`;
    return {
      message: `${organization.name}, ${program.name}: link for ${name}, valid for ${hours} hours.`,
      token,
    };
  });
}

async function changeProgram(
  trx: Db,
  { id, name: organization }: { id: string; name: string },
  { code, name }: { code: string; name: string | null },
  now: Date,
): Promise<string> {
  if (name !== null) {
    await trx
      .insertInto('third_party_programs')
      .values({ organization_id: id, code, name })
      .onConflict((conflict) => conflict.columns(['organization_id', 'code']).doUpdateSet({ name }))
      .execute();
    return `${organization}: program ${code} set.`;
  }
  const { numDeletedRows } = await trx
    .deleteFrom('third_party_programs')
    .where('organization_id', '=', id)
    .where('code', '=', code)
    .executeTakeFirst();
  if (!Number(numDeletedRows))
    throw notFound('PROGRAM_NOT_FOUND', operatorText(`${organization} has no program ${code}.`));
  await closeThirdPartyAccounts(trx, id, code, now);
  return `${organization}: program ${code} removed, and its users are signed out.`;
}
