import { configureStore } from '@reduxjs/toolkit';
import type { Action } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { createWriteLane } from '@foolscap/core/sagas';
import type { CartReply } from '../../client/cart-client.ts';
import { accountingWrites } from '../../state/accounting/index.ts';
import { createBuyNowModule } from '../../state/buy-now/index.ts';
import { cartEvents } from '../../state/cart.events.ts';
import { createCartModule } from '../../state/cart.module.ts';
import { cartActions } from '../../state/cart.slice.ts';
import { createCouponsModule } from '../../state/coupons/index.ts';
import { freeItemWrites } from '../../state/free-items/index.ts';
import { furnitureServicesWrites } from '../../state/furniture-services/index.ts';
import { createMiniCartModule } from '../../state/mini-cart/index.ts';
import { createOffersModule } from '../../state/offers/index.ts';
import { createPlacesModule } from '../../state/places/index.ts';
import { createSavedItemsModule, savedItemsActions } from '../../state/saved-items/index.ts';
import { createSharedCartModule } from '../../state/shared-cart/index.ts';
import { cartWrites } from '../../state/writes/index.ts';
import { createFakeOffersClient } from '../fake-offers-client.ts';
import type { Shop } from './shop.ts';

/** An action with the states before and after it. */
export type Step = ReturnType<typeof openPage>['steps'][number];

/** Opens a page with all cart modules on a shop's network; it reads the cart and the saved items. */
export function openPage({ network, connection, ...clients }: Shop, name: string) {
  let keys = 0;
  const deps = {
    newKey: () => `${name}-key-${(keys += 1)}`,
    isSmall: () => false,
    mayCheckOut: () => true,
    inLane: createWriteLane(),
    connection,
  };
  const cart = createCartModule({ ...deps, client: network.connect(name, clients.cart) });
  const saved = createSavedItemsModule({ connection, client: network.connect(name, clients.saved) });
  const shared = createSharedCartModule({ ...deps, client: network.connect(name, clients.shared) });
  const buyNow = createBuyNowModule({
    ...deps,
    client: network.connect(name, clients.buyNow),
    enterCheckout: () => undefined,
  });
  const offers = createOffersModule({ client: createFakeOffersClient() });
  const [coupons, places, miniCart] = [createCouponsModule(), createPlacesModule(), createMiniCartModule()];
  const added = [
    ...saved.writes,
    ...shared.writes,
    ...coupons.writes,
    ...places.writes,
    ...offers.writes,
    ...accountingWrites,
    ...freeItemWrites,
    ...furnitureServicesWrites,
  ];
  cart.extend(added);
  const writes = [...cartWrites, ...added];

  const sagas = createSagaMiddleware();
  const reducer = {
    cart: cart.reducer,
    saved: saved.reducer,
    sharedCart: shared.reducer,
    buyNow: buyNow.reducer,
    coupons: coupons.reducer,
    places: places.reducer,
    offers: offers.reducer,
    miniCart: miniCart.reducer,
  };
  type State = { [K in keyof typeof reducer]: ReturnType<(typeof reducer)[K]> };
  const steps: { action: Action & { payload?: unknown }; before: State; after: State }[] = [];
  let announce: (revision?: number) => void = () => undefined;
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false }).concat(
        sagas,
        ({ getState }: { getState: () => unknown }) =>
          (next: (action: unknown) => unknown) =>
          (given: unknown) => {
            const action = given as Action & { payload?: unknown };
            const before = getState() as State;
            const result = next(action);
            const after = getState() as State;
            steps.push({ action, before, after });
            const write = writes.find(({ settled, failed }) =>
              [settled.type, failed.type].includes(action.type),
            );
            if (write)
              network.assign(name, {
                kind: write.kind,
                isSettled: write.settled.type === action.type,
                payload: action.payload,
              });
            const fact = action as Parameters<typeof cartEvents.isWriteConfirmed>[0];
            // A change to the saved items may leave the cart's revision unchanged.
            const { data } = (fact.payload?.reply ?? {}) as Partial<CartReply>;
            if (cartEvents.isWriteConfirmed(fact))
              announce(data?.sfl ? undefined : after.cart.info.value?.revision);
            return result;
          },
      ),
  });
  const tasks = [cart, saved, shared, buyNow, miniCart, offers].map(({ saga }) => sagas.run(saga));
  store.dispatch(cartActions.cartRequested());
  store.dispatch(savedItemsActions.savedItemsRequested());
  return {
    name,
    store,
    steps,
    /** Number of steps already checked. */
    checked: 0,
    writes,
    /** Calls back after each confirmed write with the cart's revision, if it contains what has changed. */
    onWrite: (listener: (revision?: number) => void) => void (announce = listener),
    close: () => tasks.forEach((task) => task.cancel()),
  };
}

export type Page = ReturnType<typeof openPage>;
export type PageState = ReturnType<Page['store']['getState']>;
