import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import type { CartDeps } from '../state/cart.deps.ts';
import { createCartModule } from '../state/cart.module.ts';

/**
 * Creates a store with only the running cart module, for tests of this library. Unless `deps` overrides it, keys are `key-1`, `key-2` and
 * so on, the viewport is large, and the shopper may check out.
 *
 * @returns the store, the running module, and the actions that reached the reducer, in order
 */
export function createCartStore(deps: Pick<CartDeps, 'client'> & Partial<CartDeps>) {
  let keys = 0;
  const module = createCartModule({
    newKey: () => `key-${(keys += 1)}`,
    isSmall: () => false,
    mayCheckOut: () => true,
    ...deps,
  });
  const actions: { type: string; payload?: unknown }[] = [];
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { cart: module.reducer },
    middleware: (defaults) =>
      defaults().concat(sagas, () => (next: (action: unknown) => unknown) => (action: unknown) => {
        actions.push(action as { type: string });
        return next(action);
      }),
  });
  sagas.run(module.saga);
  return { store, module, actions };
}
