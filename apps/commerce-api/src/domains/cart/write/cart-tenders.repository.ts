import { isStoredValue } from '@foolscap/cart/model';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/database/database.ts';
import type { CheckedCardWrites, TenderWrites } from '../cart-command.ts';
import type { CartTenderRow, CheckedCardRow } from '../cart-types.ts';

/** Lists the tenders of a cart in the order in which they were added. */
export const listTenders = (db: Db, cartId: string): Promise<CartTenderRow[]> =>
  db.selectFrom('cart_tenders').selectAll().where('cart_id', '=', cartId).orderBy('position').execute();

/**
 * Writes the tenders of a locked cart. A gift or prepaid card that is already on the cart gets its current balance. An added card is
 * removed from the cards that were only checked.
 */
export async function writeTenders(trx: Db, cartId: string, { removals, adds }: TenderWrites): Promise<void> {
  // A separate statement, because an added tender may have the token of a removed one.
  if (removals.length)
    await trx.deleteFrom('cart_tenders').where('cart_id', '=', cartId).where('id', 'in', removals).execute();
  const applied = adds.filter(isStoredValue).map(({ token }) => token);
  if (applied.length)
    await trx
      .deleteFrom('cart_checked_cards')
      .where('cart_id', '=', cartId)
      .where('token', 'in', applied)
      .execute();
  for (const { billing_address, ...rest } of adds)
    await trx
      .insertInto('cart_tenders')
      .values({
        ...rest,
        cart_id: cartId,
        billing_address: billing_address && JSON.stringify(billing_address),
        position: sql<number>`(select coalesce(max(position), 0) + 1 from cart_tenders where cart_id = ${cartId})`,
      })
      .onConflict((conflict) =>
        conflict.columns(['cart_id', 'token']).doUpdateSet({ balance_minor: rest.balance_minor }),
      )
      .execute();
}

/** Lists a cart's checked cards in the order in which they were first checked. A card is never both a checked card and a tender. */
export const listCheckedCards = (db: Db, cartId: string): Promise<CheckedCardRow[]> =>
  db
    .selectFrom('cart_checked_cards')
    .selectAll()
    .where('cart_id', '=', cartId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Deletes the checked cards of a cart that is being ordered, since they are no longer needed. */
export async function deleteCheckedCards(trx: Db, cartId: string): Promise<void> {
  await trx.deleteFrom('cart_checked_cards').where('cart_id', '=', cartId).execute();
}

/** Writes the checked cards of a locked cart. A card that was checked before gets its current balance. */
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
