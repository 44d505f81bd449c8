import type { CartClient } from '../client/cart-client.ts';
import type { SavedItemsClient } from '../client/saved-items-client.ts';
import type { CartDeps } from '../state/cart.deps.ts';
import { createSavedItemsModule } from '../state/saved-items/saved-items.module.ts';
import { createCartStore } from './cart-store.ts';

/** Creates a store with the running modules of the cart and of the saved items, for tests of this library. */
export function createSavedItemsStore({
  cart: client,
  saved: savedClient,
  ...deps
}: { cart: CartClient; saved: SavedItemsClient } & Partial<CartDeps>) {
  const saved = createSavedItemsModule({
    client: savedClient,
    ...(deps.connection && { connection: deps.connection }),
  });
  return createCartStore({ client, ...deps }, [saved]).store;
}
