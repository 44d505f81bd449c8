import { sql, type Selectable } from 'kysely';
import type { Address } from '@foolscap/core/vocabulary';
import type { Db } from '../../kernel/database/database.ts';
import type { AccountAddressesTable } from './tables.ts';

export type SavedAddressRow = Selectable<AccountAddressesTable>;

/** Lists saved addresses: the defaults first, then by creation date. */
export async function listSavedAddresses(db: Db, accountId: string): Promise<SavedAddressRow[]> {
  return db
    .selectFrom('account_addresses')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('default_shipping', 'desc')
    .orderBy('default_billing', 'desc')
    .orderBy('position')
    .execute();
}

/** Locks an account so that changes to its address book run one at a time. */
export async function lockAccount(db: Db, accountId: string): Promise<void> {
  await sql`select 1 from accounts where id = ${accountId} for update`.execute(db);
}

export async function insertSavedAddress(
  db: Db,
  row: { id: string; accountId: string; address: Address },
): Promise<void> {
  await sql`
    insert into account_addresses (id, account_id, position, address)
    select ${row.id}, ${row.accountId}, coalesce(max(position), 0) + 1, ${JSON.stringify(row.address)}::jsonb
    from account_addresses where account_id = ${row.accountId}`.execute(db);
}

export async function updateSavedAddress(db: Db, id: string, address: Address): Promise<void> {
  await db
    .updateTable('account_addresses')
    .set({ address: JSON.stringify(address) })
    .where('id', '=', id)
    .execute();
}

/** Makes an address the default, in place of the previous default. */
export async function setDefault(
  db: Db,
  accountId: string,
  column: 'default_shipping' | 'default_billing',
  id: string | undefined,
): Promise<void> {
  const mark = sql.ref(column);
  await sql`update account_addresses set ${mark} = false where account_id = ${accountId} and ${mark}`.execute(
    db,
  );
  if (id !== undefined)
    await sql`update account_addresses set ${mark} = true where account_id = ${accountId} and id = ${id}`.execute(
      db,
    );
}

export async function deleteSavedAddress(db: Db, accountId: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('account_addresses')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return Number(result.numDeletedRows) === 1;
}
