import type { CartClient } from '@foolscap/cart/client';
import { getPickupMoves, getPickupNotices } from '@foolscap/cart/model';
import type { YourStoreValue } from '@foolscap/stores/model';
import type { StoreChangePorts } from '@foolscap/stores/state';

/** Connects the change of store with the cart: the lines for pickup are read from the server, since the page may be outdated. */
export function createStoreChangePorts(
  cart: CartClient,
  remember: (value: YourStoreValue) => void,
): StoreChangePorts {
  const readLines = async () =>
    (await cart.getCart()).data.cartInfo.items.filter(({ status }) => status === 'ACTIVE');
  return {
    async getPickupLines(storeNumber) {
      const lines = await readLines();
      const moved = new Set(getPickupMoves(lines, storeNumber).map(({ cartItemId }) => cartItemId));
      return lines
        .filter(({ cartItemId }) => moved.has(cartItemId))
        .map(({ cartItemId, itemId, qty, product }) => ({ cartItemId, itemId, qty, name: product.name }));
    },
    async movePickupLines(storeNumber) {
      const moves = getPickupMoves(await readLines(), storeNumber);
      if (!moves.length) return [];
      const reply = await cart.updateItems(moves, crypto.randomUUID());
      return getPickupNotices(reply.data.cartInfo.items);
    },
    remember,
  };
}
