import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';
import type { CompanyIdentity } from './company-identity.ts';
import type { SignInRequestsTable } from './tables.ts';

export type SignInRequest = Selectable<SignInRequestsTable>;

export async function insertRequest(db: Db, request: Insertable<SignInRequestsTable>): Promise<void> {
  await db.insertInto('sign_in_requests').values(request).execute();
}

/** Finds a request that the provider has not answered yet. */
export async function findOpenRequest(
  db: Db,
  key: { id: string; organizationId: string },
  now: Date,
): Promise<SignInRequest | undefined> {
  return db
    .selectFrom('sign_in_requests')
    .selectAll()
    .where('id', '=', key.id)
    .where('organization_id', '=', key.organizationId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Marks a request as answered. Of two concurrent answers, the second one finds it marked. @returns false for that one */
export async function useRequest(db: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sign_in_requests')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

/** Keeps a verified identity under a code, until the browser that started the sign-in finishes it. */
export async function keepIdentity(
  db: Db,
  id: string,
  { codeHash, identity, expiresAt }: { codeHash: string; identity: CompanyIdentity; expiresAt: Date },
): Promise<void> {
  await db
    .updateTable('sign_in_requests')
    .set({ code_hash: codeHash, identity: JSON.stringify(identity), expires_at: expiresAt })
    .where('id', '=', id)
    .execute();
}

/** Finds a verified sign-in by its code. */
export async function findVerified(
  db: Db,
  codeHash: string,
  now: Date,
): Promise<(SignInRequest & { identity: CompanyIdentity }) | undefined> {
  const row = await db
    .selectFrom('sign_in_requests')
    .selectAll()
    .where('code_hash', '=', codeHash)
    .where('identity', 'is not', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.identity ? { ...row, identity: row.identity } : undefined;
}

/** Deletes a request, in the transaction that signs the person in. @returns false if another request has finished it */
export async function deleteRequest(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('sign_in_requests').where('id', '=', id).executeTakeFirst();
  return Number(numDeletedRows) === 1;
}

/** Records an assertion. @returns false if it was used before */
export async function useAssertion(
  db: Db,
  {
    organizationId,
    assertionId,
    expiresAt,
  }: { organizationId: string; assertionId: string; expiresAt: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('used_assertions')
    .values({ organization_id: organizationId, assertion_id: assertionId, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('assertion_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes requests that nothing can finish anymore, and assertions that are refused as expired. */
export async function deleteOldSignIns(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sign_in_requests').where('expires_at', '<=', now).execute();
  await sql`delete from used_assertions where expires_at <= ${now}::timestamptz`.execute(db);
}
