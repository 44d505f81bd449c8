import type { Db } from '../../../kernel/database/database.ts';
import type { CheckedCardRow, CheckedCardWrites } from '../cart-types.ts';

/** Lists the checked cards of a cart in the order in which they were first checked. No card is among them and among the tenders. */
export const listCheckedCards = (db: Db, cartId: string): Promise<CheckedCardRow[]> =>
  db
    .selectFrom('cart_checked_cards')
    .selectAll()
    .where('cart_id', '=', cartId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Forgets the checked cards of a cart that is ordered, which has no use for them any more. */
export async function deleteCheckedCards(trx: Db, cartId: string): Promise<void> {
  await trx.deleteFrom('cart_checked_cards').where('cart_id', '=', cartId).execute();
}

/** Writes the checked cards of a locked cart. One that was checked before gets its current balance. */
export async function writeCheckedCards(
  trx: Db,
  cartId: string,
  { removals, adds }: CheckedCardWrites,
): Promise<void> {
  if (removals.length)
    await trx
      .deleteFrom('cart_checked_cards')
      .where('cart_id', '=', cartId)
      .where('id', 'in', removals)
      .execute();
  for (const card of adds)
    await trx
      .insertInto('cart_checked_cards')
      .values({ ...card, cart_id: cartId })
      .onConflict((conflict) =>
        conflict.columns(['cart_id', 'token']).doUpdateSet({ balance_minor: card.balance_minor }),
      )
      .execute();
}
