import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import type { CartClient } from '../client/cart-client.ts';
import type { SavedItemsClient } from '../client/saved-items-client.ts';
import type { CartDeps } from '../state/cart.deps.ts';
import { createCartModule } from '../state/cart.module.ts';
import { createSavedItemsModule } from '../state/saved-items/saved-items.module.ts';

/** Creates a store with the running modules of the cart and of the saved items, for tests of this library. */
export function createSavedItemsStore({
  cart: client,
  saved: savedClient,
  ...deps
}: { cart: CartClient; saved: SavedItemsClient } & Partial<CartDeps>) {
  let keys = 0;
  const cart = createCartModule({
    client,
    newKey: () => `key-${(keys += 1)}`,
    isSmall: () => false,
    mayCheckOut: () => true,
    ...deps,
  });
  const saved = createSavedItemsModule({
    client: savedClient,
    ...(deps.connection && { connection: deps.connection }),
  });
  cart.extend(saved.writes);
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { cart: cart.reducer, saved: saved.reducer },
    middleware: (defaults) => defaults().concat(sagas),
  });
  sagas.run(cart.saga);
  sagas.run(saved.saga);
  return store;
}
