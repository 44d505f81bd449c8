import type { Selectable } from 'kysely';
import type { Address, TenantId } from '@foolscap/core/vocabulary';
import type { Db } from '../database/database.ts';
import type { AccountsTable } from '../database/tables.ts';

export type AccountRow = Selectable<AccountsTable>;

export async function findAccountByName(
  db: Db,
  tenant: TenantId,
  username: string,
): Promise<AccountRow | undefined> {
  return db
    .selectFrom('accounts')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('username', '=', username.trim().toLowerCase())
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
    .orderBy('position')
    .execute();
  return rows.map((row) => row.address);
}
