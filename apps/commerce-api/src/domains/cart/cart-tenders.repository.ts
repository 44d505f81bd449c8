import { sql, type Selectable } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';
import type { CartTendersTable } from '../../kernel/database/tables.ts';

export type CartTenderRow = Selectable<CartTendersTable>;

/** Lists the tenders of a cart in the order in which they were added. */
export const listTenders = (db: Db, cartId: string): Promise<CartTenderRow[]> =>
  db.selectFrom('cart_tenders').selectAll().where('cart_id', '=', cartId).orderBy('position').execute();

/** Whether a tender pays only up to its balance. */
export const isStoredValue = ({ balance_minor }: Pick<CartTenderRow, 'balance_minor'>): boolean =>
  balance_minor !== null;

/**
 * Adds a tender to a cart, which must be locked. A tender that pays any amount replaces the earlier one; a gift or prepaid card that is on the
 * cart already gets its current balance.
 */
export async function saveTender(
  trx: Db,
  tender: Omit<CartTenderRow, 'created_at' | 'position'>,
): Promise<void> {
  const { id, cart_id, billing_address, ...rest } = tender;
  if (!isStoredValue(tender))
    await trx
      .deleteFrom('cart_tenders')
      .where('cart_id', '=', cart_id)
      .where('balance_minor', 'is', null)
      .execute();
  await trx
    .insertInto('cart_tenders')
    .values({
      id,
      cart_id,
      ...rest,
      billing_address: billing_address && JSON.stringify(billing_address),
      position: sql<number>`(select coalesce(max(position), 0) + 1 from cart_tenders where cart_id = ${cart_id})`,
    })
    .onConflict((conflict) =>
      conflict.columns(['cart_id', 'token']).doUpdateSet({ balance_minor: rest.balance_minor }),
    )
    .execute();
}

/** Removes a tender from a cart. @returns false when the cart has no such tender */
export async function removeTender(trx: Db, cartId: string, id: string): Promise<boolean> {
  const result = await trx
    .deleteFrom('cart_tenders')
    .where('cart_id', '=', cartId)
    .where('id', '=', id)
    .executeTakeFirst();
  return Number(result.numDeletedRows) === 1;
}
