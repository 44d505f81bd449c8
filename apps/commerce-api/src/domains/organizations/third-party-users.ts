import { getThirdPartyPermissions } from '@foolscap/pricing/model';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';
import type { AccountRow } from '../account/index.ts';

/** The form of a token; other texts are not looked up. */
const TOKEN_FORM = /^[\w-]{43}$/;
/** A password hash that no password has: only links sign third-party users in. */
const NO_PASSWORD = 'none';
/** Links are kept after their use or expiry for questions of operators. */
const KEEP_DAYS = 30;

/** Computes the digest under which a link is stored: reading the database does not give a usable link. */
const linkDigest = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** A person of a partner program. */
export interface ThirdPartyPerson {
  organizationId: string;
  tpsCode: string;
  firstName: string;
  lastName: string;
  email: string;
}

/** Creates a link that signs a person in once. @returns the secret in it */
export async function createThirdPartyLink(
  db: Db,
  { organizationId, tpsCode, firstName, lastName, email }: ThirdPartyPerson,
  expiresAt: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('third_party_links')
    .values({
      token_hash: linkDigest(token),
      organization_id: organizationId,
      tps_code: tpsCode,
      first_name: firstName,
      last_name: lastName,
      email,
      expires_at: expiresAt,
    })
    .execute();
  return token;
}

/**
 * Finds the account of the person that an unused link names. Links of one program and email address lead to one account, which the first one creates; later
 * ones bring its name up to date, and open it again if it was closed with its program.
 */
export async function findThirdParty(db: Db, token: string, now: Date): Promise<AccountRow | undefined> {
  if (!TOKEN_FORM.test(token)) return undefined;
  const link = await db
    .selectFrom('third_party_links as link')
    .innerJoin('organizations', 'organizations.id', 'link.organization_id')
    .select([
      'link.organization_id',
      'link.tps_code',
      'link.first_name',
      'link.last_name',
      'link.email',
      'organizations.name',
      'organizations.customer_number',
    ])
    .where('token_hash', '=', linkDigest(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!link) return undefined;
  const { first_name, last_name } = link;
  return db
    .insertInto('accounts')
    .values({
      id: randomUUID(),
      tenant: 'sba',
      username: link.email,
      password_hash: NO_PASSWORD,
      first_name,
      last_name,
      email: link.email,
      customer_number: link.customer_number,
      organization_name: link.name,
      permissions: JSON.stringify(getThirdPartyPermissions()),
      membership_program: 'NON_MEMBER',
      organization_id: link.organization_id,
      tps_code: link.tps_code,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'tps_code', 'username'])
        .where('tps_code', 'is not', null)
        .doUpdateSet({ first_name, last_name, organization_name: link.name, deactivated_at: null }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Uses a link up, in the transaction of the sign-in: of two transactions, the second finds it used. @returns false if it cannot be used anymore */
export async function useThirdPartyLink(trx: Db, token: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('third_party_links')
    .set({ used_at: now })
    .where('token_hash', '=', linkDigest(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

/** Closes the accounts of a program and ends their sessions; their orders stay. */
export async function closeThirdPartyAccounts(
  trx: Db,
  organizationId: string,
  tpsCode: string,
  now: Date,
): Promise<void> {
  await sql`with closed as (
      update accounts set deactivated_at = coalesce(deactivated_at, ${now}::timestamptz)
        where organization_id = ${organizationId}::uuid and tps_code = ${tpsCode} returning id)
    delete from sessions where sba_account_id in (select id from closed)`.execute(trx);
}

export async function deleteOldThirdPartyLinks(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('third_party_links')
    .where('expires_at', '<=', new Date(now.getTime() - KEEP_DAYS * 86_400_000))
    .execute();
}
