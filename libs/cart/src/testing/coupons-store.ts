import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import type { CartClient } from '../client/cart-client.ts';
import { createCartModule } from '../state/cart.module.ts';
import { createCouponsModule } from '../state/coupons/index.ts';

/** Creates a store with the running modules of the cart and of its coupons, for tests of this library. */
export function createCouponsStore(client: CartClient) {
  let keys = 0;
  const cart = createCartModule({
    client,
    newKey: () => `key-${(keys += 1)}`,
    isSmall: () => false,
    mayCheckOut: () => true,
  });
  const coupons = createCouponsModule();
  cart.extend(coupons.writes);
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { cart: cart.reducer, coupons: coupons.reducer },
    middleware: (defaults) => defaults().concat(sagas),
  });
  sagas.run(cart.saga);
  return store;
}
