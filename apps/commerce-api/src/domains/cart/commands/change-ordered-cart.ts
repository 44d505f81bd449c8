import { sql } from 'kysely';
import type { Message } from '@foolscap/core/vocabulary';
import type { Db } from '../../../kernel/database/database.ts';
import type { ShipTo } from '../../../kernel/geo/delivery-place.ts';
import type { CartEntries, CartRow } from '../cart-types.ts';
import { decideUpdates } from '../decide/decide-updates.ts';
import { loadLineFacts } from '../facts/line-facts.ts';
import { executeOnLocked } from './execute-cart-command.ts';

/** New quantities of lines, 0 to remove one, and new values of the cart itself. */
export interface OrderedCartChanges {
  quantities: readonly { cartItemId: string; qty: number }[];
  entries: Pick<CartEntries, 'shippingAddress' | 'purchaseOrderNumber'>;
}

/** Finds the cart that became an order, and locks it. */
export const lockOrderedCart = (trx: Db, cartId: string): Promise<CartRow | undefined> =>
  trx
    .selectFrom('carts')
    .selectAll()
    .where('id', '=', cartId)
    .where('status', '=', 'ORDERED')
    .forUpdate()
    .executeTakeFirst();

/**
 * Changes the locked cart of an order that waits, by the rules of every cart. Its order has to be written again.
 * @returns the cart, and the messages about quantities that were not possible
 */
export async function changeOrderedCart(
  trx: Db,
  cart: CartRow,
  { quantities, entries }: OrderedCartChanges,
  shipTo: ShipTo,
  now: Date,
): Promise<{ cart: CartRow; messages: Message[] }> {
  const ids = quantities.map(({ cartItemId }) => cartItemId);
  const { messages } = await executeOnLocked(
    trx,
    cart,
    {
      load: (connection, locked) => loadLineFacts(connection, locked, ids, []),
      apply: (_cart, facts) => ({
        ...decideUpdates([...quantities], facts, { shipTo, now }),
        entries,
        changed: true,
      }),
    },
    now,
  );
  const { rows } = await sql<CartRow>`select * from carts where id = ${cart.id}`.execute(trx);
  return { cart: rows[0]!, messages: Object.values(messages).flat() };
}
