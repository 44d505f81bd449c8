import { randomUUID } from 'node:crypto';
import type { AccountRow } from '../account/account.repository.ts';
import type { Db } from '../../kernel/database/database.ts';

/** Makes an organisation with this account as its admin. To be called in the transaction that opens the account. */
export async function foundOrganization(trx: Db, account: AccountRow, name: string): Promise<AccountRow> {
  const id = randomUUID();
  await trx
    .insertInto('organizations')
    .values({ id, name, customer_number: account.customer_number })
    .execute();
  return trx
    .updateTable('accounts')
    .set({ organization_id: id, role: 'ADMIN' })
    .where('id', '=', account.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
