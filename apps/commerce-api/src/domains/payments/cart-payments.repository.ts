import type { Selectable } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';
import type { CartPaymentsTable } from '../../kernel/database/tables.ts';

export type CartPaymentRow = Selectable<CartPaymentsTable>;

export async function findCartPayment(db: Db, cartId: string): Promise<CartPaymentRow | undefined> {
  return db.selectFrom('cart_payments').selectAll().where('cart_id', '=', cartId).executeTakeFirst();
}

/** Puts a card on the cart, in the place of one that was there. */
export async function saveCartPayment(db: Db, row: Omit<CartPaymentRow, 'created_at'>): Promise<void> {
  const { id, cart_id, billing_address, ...rest } = row;
  const values = { id, ...rest, billing_address: JSON.stringify(billing_address) };
  await db
    .insertInto('cart_payments')
    .values({ cart_id, ...values })
    .onConflict((conflict) => conflict.column('cart_id').doUpdateSet(values))
    .execute();
}
