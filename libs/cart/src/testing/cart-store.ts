import { combineReducers, configureStore } from '@reduxjs/toolkit';
import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import type { DomainModule } from '@foolscap/core/state';
import type { CartDeps } from '../state/cart.deps.ts';
import { createCartModule } from '../state/cart.module.ts';
import type { CartState } from '../state/cart.state.ts';
import type { CartWrite } from '../state/define-cart-write.ts';

/** A module of the cart's area, with the writes that the cart's module sends for it. */
interface AddedModule extends Pick<DomainModule, 'name' | 'saga'> {
  reducer: (state: never, action: never) => unknown;
  writes?: readonly CartWrite[];
}

type StateOf<Added extends AddedModule> = { cart: CartState } & {
  [Each in Added as Each['name']]: ReturnType<Each['reducer']>;
};

/**
 * Creates a store with the running cart module, for tests of this library. Unless `deps` overrides it, keys are `key-1`, `key-2` and so on,
 * the viewport is large, and the shopper may check out.
 *
 * @param modules more modules of the store
 * @param writes writes that need no module
 * @returns the store, the running cart module, and the actions that reached the reducer, in order
 */
export function createCartStore<Added extends AddedModule = never>(
  deps: Pick<CartDeps, 'client'> & Partial<CartDeps>,
  modules: readonly Added[] = [],
  writes: readonly CartWrite[] = [],
) {
  let keys = 0;
  const module = createCartModule({
    newKey: () => `key-${(keys += 1)}`,
    isSmall: () => false,
    mayCheckOut: () => true,
    ...deps,
  });
  for (const added of [...modules.map(({ writes = [] }) => writes), writes]) module.extend(added);
  const actions: { type: string; payload?: unknown }[] = [];
  const sagas = createSagaMiddleware();
  const all: readonly AddedModule[] = [module, ...modules];
  const reducers = Object.fromEntries(all.map(({ name, reducer }) => [name, reducer as Reducer]));
  const store = configureStore({
    // Only their types know the names of the modules.
    reducer: combineReducers(reducers) as unknown as Reducer<StateOf<Added>, UnknownAction>,
    middleware: (defaults) =>
      defaults().concat(sagas, () => (next: (action: unknown) => unknown) => (action: unknown) => {
        actions.push(action as { type: string });
        return next(action);
      }),
  });
  for (const { saga } of all) sagas.run(saga);
  return { store, module, actions, sagas };
}
