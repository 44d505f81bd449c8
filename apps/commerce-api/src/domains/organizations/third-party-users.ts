import { getThirdPartyPermissions } from '@foolscap/pricing/model';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';
import type { AccountRow } from '../account/index.ts';

/** Format of a token. Other texts are not looked up. */
const TOKEN_FORM = /^[\w-]{43}$/;
/** A hash that no password matches, because third-party users sign in only with links. */
const NO_PASSWORD = 'none';
/** Links are kept for a while after use or expiry, so that operators can answer questions. */
const KEEP_DAYS = 30;

/** Computes the digest under which a link is stored, so that read access to the database does not yield usable links. */
const linkDigest = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** A person in a partner program. */
export interface ThirdPartyPerson {
  organizationId: string;
  tpsCode: string;
  firstName: string;
  lastName: string;
  email: string;
}

/** Creates a single-use link that signs a person in. @returns the link's secret */
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
 * Finds the account for an unused link. All links for one program and email address lead to the same account, which the first one creates.
 * Later links update its name, and reopen it if it was closed with its program.
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

/**
 * Marks a link as used, in the transaction of the sign-in. Of two concurrent transactions, the second finds it already used. @returns false
 * if it cannot be used anymore
 */
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

/** Closes a program's accounts and ends their sessions. Their orders are kept. */
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
