import { randomUUID } from 'node:crypto';
import type { Db } from '../../kernel/database/database.ts';
import type { AccountRow } from '../account/index.ts';

/** Creates an organization with the account as its admin, in the transaction that creates the account. */
export async function createOrganization(trx: Db, account: AccountRow, name: string): Promise<AccountRow> {
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
