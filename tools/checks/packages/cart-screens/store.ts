// store.ts
import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { cartActions, createCartModules } from '@foolscap/cart/state';
import type { CartModulesDeps } from '@foolscap/cart/state';
import { SMALL_MEDIA_QUERY } from '@foolscap/core/breakpoints';

export type Clients = Pick<CartModulesDeps, 'client' | 'savedItemsClient'>;

export function createStore(clients: Clients) {
  const cart = createCartModules({
    ...clients,
    newKey: () => crypto.randomUUID(),
    isSmall: () => matchMedia(SMALL_MEDIA_QUERY).matches,
    mayCheckOut: () => true,
    onCheckout: () => location.assign('#checkout'),
  });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: cart.reducers, // beside the reducers of your application
    middleware: (defaults) => defaults().concat(sagas),
  });
  sagas.run(cart.saga);
  store.dispatch(cartActions.cartRequested());
  return store;
}
