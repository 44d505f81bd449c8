// Redux itself: the toolkit's configureStore brings middleware that this store does not use.
import {
  applyMiddleware,
  combineReducers,
  compose as composeEnhancers,
  legacy_createStore as createStore,
} from 'redux';
import type { Action, StoreEnhancer } from 'redux';
import createSagaMiddleware, { END } from 'redux-saga';
import { all, call } from 'redux-saga/effects';
import type { Task } from 'redux-saga';
import { compose } from './compose.ts';
import type { ShopDeps, ShopModules } from './compose.ts';
import { processes } from './processes/index.ts';
import type { ProcessDeps } from './processes/process-deps.ts';
import { supervise } from './saga-supervisor.ts';

export type ShopState = {
  [M in keyof ShopModules]: ReturnType<ShopModules[M]['reducer']>;
};

export interface StoreOptions extends Omit<ShopDeps, 'getState'> {
  preloadedState?: ShopState;
  process: ProcessDeps;
  /** Whether the browser's tools for developers may look in. */
  devTools?: boolean;
  /** Hears of a saga that threw. */
  onSagaError: (name: string, error: unknown) => void;
}

/** Redux DevTools, where a developer has them. */
const developerTools = () =>
  (globalThis as { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: typeof composeEnhancers })
    .__REDUX_DEVTOOLS_EXTENSION_COMPOSE__;

/** The shop's store; on the server there is one for each request. */
export function createShopStore({
  preloadedState,
  process,
  devTools = false,
  onSagaError,
  ...deps
}: StoreOptions) {
  const modules = compose({ ...deps, getState: (): unknown => store.getState() });
  const sagas = createSagaMiddleware();
  const reducer = combineReducers({
    account: modules.account.reducer,
    catalog: modules.catalog.reducer,
    cart: modules.cart.reducer,
    checkout: modules.checkout.reducer,
    payments: modules.payments.reducer,
  });
  const enhance = (devTools && developerTools()) || composeEnhancers;
  const store = createStore<ShopState, Action, object, ShopState>(
    reducer,
    preloadedState,
    enhance(applyMiddleware(sagas)) as StoreEnhancer,
  );

  const running: Task = sagas.run(function* root() {
    yield all([
      ...Object.values(modules).flatMap(({ name, saga }) =>
        saga ? [call(supervise, name, saga, onSagaError)] : [],
      ),
      call(supervise, 'processes', () => processes(process), onSagaError),
    ]);
  });

  return {
    store,
    /** Ends all watchers and waits for what is under way; for the server, which renders when everything is there. */
    async settle() {
      store.dispatch(END);
      await running.toPromise();
    },
  };
}
