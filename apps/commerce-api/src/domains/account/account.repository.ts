import type { Insertable, Selectable } from 'kysely';
import type { Address, TenantId } from '@foolscap/core/vocabulary';
import type { Db } from '../../kernel/database/database.ts';
import { getEmailKey } from '../../kernel/mail/email-key.ts';
import type { AccountsTable } from './tables.ts';

export type AccountRow = Selectable<AccountsTable>;

/** Finds an account by its sign-in name. Third-party users have none: they sign in with a link. */
export async function findAccountByName(
  db: Db,
  tenant: TenantId,
  username: string,
): Promise<AccountRow | undefined> {
  return db
    .selectFrom('accounts')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('username', '=', getEmailKey(username))
    .where('tps_code', 'is', null)
    .executeTakeFirst();
}

export async function findAccount(db: Db, id: string): Promise<AccountRow | undefined> {
  return db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function listAddresses(db: Db, accountId: string): Promise<Address[]> {
  const rows = await db
    .selectFrom('account_addresses')
    .select('address')
    .where('account_id', '=', accountId)
    .orderBy('default_shipping', 'desc')
    .orderBy('position')
    .execute();
  return rows.map((row) => row.address);
}

/** Checks whether the address book of an account has an address. */
export async function hasAddress(db: Db, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('account_addresses')
    .select('account_id')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns undefined when the user name is taken */
export async function insertAccount(
  db: Db,
  account: Insertable<AccountsTable>,
): Promise<AccountRow | undefined> {
  return db
    .insertInto('accounts')
    .values(account)
    .onConflict((conflict) =>
      conflict.columns(['tenant', 'username']).where('tps_code', 'is', null).doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
}

export async function setPassword(db: Db, id: string, passwordHash: string): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ password_hash: passwordHash, invited_at: null })
    .where('id', '=', id)
    .execute();
  // A reset link that was sent earlier must not be able to replace the new password.
  await db.deleteFrom('password_resets').where('account_id', '=', id).execute();
}
