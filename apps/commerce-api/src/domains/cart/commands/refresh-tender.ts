import type { Db } from '../../../kernel/database/database.ts';
import type { CartRow, CartTenderRow } from '../cart-types.ts';
import { listTenders } from '../write/cart-tenders.repository.ts';
import { executeOnLocked } from './execute-cart-command.ts';

/**
 * Updates the tender of a gift or prepaid card on the locked cart with the card's current balance, so that another tender can pay the rest
 * of the total. Removes a card that can no longer be used.
 * @param balance US cents; null for a card that can no longer be used
 */
export async function refreshTender(
  trx: Db,
  cart: CartRow,
  { token, balance }: { token: string; balance: number | null },
  now: Date,
): Promise<void> {
  const command = {
    load: () => listTenders(trx, cart.id),
    apply(_cart: CartRow, tenders: readonly CartTenderRow[]) {
      // The shopper may have removed it in the meantime.
      const present = tenders.find((each) => each.token === token);
      if (!present) return {};
      const { cart_id: _cartId, created_at: _createdAt, position: _position, ...kept } = present;
      const writes =
        balance === null
          ? { removals: [present.id], adds: [] }
          : { removals: [], adds: [{ ...kept, balance_minor: balance }] };
      return { tenders: writes, changed: true };
    },
  };
  await executeOnLocked(trx, cart, command, now);
}
