import type { CartClient } from '@foolscap/cart/client';
import { getPickupMoves, getPickupNotices, usesStoreStock } from '@foolscap/cart/model';
import type { YourStoreValue } from '@foolscap/stores/model';
import type { StoreChangePorts } from '@foolscap/stores/state';

/** Connects changing the store with the cart. Pickup lines are read from the server, since the page may be outdated. */
export function createStoreChangePorts(
  cart: CartClient,
  remember: (value: YourStoreValue) => void,
): StoreChangePorts {
  const readLines = async () =>
    (await cart.getCart()).data.cartInfo.items.filter(({ status }) => status === 'ACTIVE');
  return {
    async getPickups(storeNumber) {
      const lines = await readLines();
      const moved = new Set(getPickupMoves(lines, storeNumber).map(({ cartItemId }) => cartItemId));
      return {
        elsewhere: lines
          .filter(({ cartItemId }) => moved.has(cartItemId))
          .map(({ cartItemId, itemId, qty, product }) => ({ cartItemId, itemId, qty, name: product.name })),
        there: lines
          .filter(
            (line) => usesStoreStock(line) && line.selectedDeliveryOption.pickupStoreNumber === storeNumber,
          )
          .map(({ itemId, qty }) => ({ itemId, qty })),
      };
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
