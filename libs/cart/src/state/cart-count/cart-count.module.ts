import { eventChannel } from 'redux-saga';
import { all, call, put, select, takeEvery } from 'redux-saga/effects';
import { systemClock } from '@foolscap/core/clock';
import type { Clock } from '@foolscap/core/clock';
import type { DomainModule } from '@foolscap/core/state';
import type { ExpiringStorage } from '@foolscap/core/storage';
import { selectCart } from '../cart.selectors.ts';
import type { CartRoot } from '../cart.selectors.ts';
import { cartActions } from '../cart.slice.ts';
import type { AppBridge } from './app-bridge.ts';
import { cartCount, cartCountActions } from './cart-count.slice.ts';
import type { CartCountState } from './cart-count.slice.ts';

/** Lifetime of a stored count: 30 days, in milliseconds (cart-9.3). */
export const CART_COUNT_LIFETIME_MS = 2_592_000_000;

/** Default key of the stored count. */
export const CART_COUNT_KEY = 'cart-count';

/** The stored count, and the time at which it was valid, in milliseconds since 1970 (cart-7.44). */
interface KeptCount {
  count: number;
  at: number;
}

/** The dependencies of the cart count's saga that the application provides. */
export interface CartCountDeps {
  /** Local storage, which is shared with other tabs and later visits. */
  storage: Pick<ExpiringStorage, 'get' | 'set' | 'remove'>;
  /** Storage key; sites on the same origin need separate keys for their carts. */
  key?: string;
  /** Receives each change of the count. */
  bridge?: AppBridge;
  /** Listens for changes to the key by other tabs. @returns a function that stops it */
  listen?: (heard: () => void) => () => void;
  clock?: Clock;
}

/** Selects the held cart's count; undefined until a cart has been read. */
const selectHeldCount = (root: CartRoot) => selectCart(root)?.cartAttributes.numberOfItems;

/** Keeps the number of items in the browser's storage and announces its changes to the mobile app. */
function* keepCount({
  storage,
  key = CART_COUNT_KEY,
  bridge,
  listen,
  clock = systemClock,
}: CartCountDeps): Generator<unknown, void> {
  let announced: number | undefined;

  /** Reads the stored count; storage is untrusted. */
  function* restore(): Generator<unknown, void> {
    const { count } = storage.get<Partial<KeptCount> | null>(key) ?? {};
    const isCount = Number.isSafeInteger(count) && count! >= 0;
    yield put(cartCountActions.countKept(isCount ? count! : null));
  }
  function* keep(isRead: boolean): Generator<unknown, void> {
    const count = (yield select(selectHeldCount)) as number | undefined;
    if (count === undefined || (count === announced && !isRead)) return;
    storage.set(key, { count, at: clock.now() } satisfies KeptCount, CART_COUNT_LIFETIME_MS);
    yield put(cartCountActions.countKept(count));
    if (count !== announced) bridge?.announceCount(count);
    announced = count;
  }

  yield call(restore);
  yield call(keep, true);
  yield all([
    // Every: each reply may change the count, and a read renews its lifetime.
    takeEvery(
      ({ type }: { type: string }) => type.startsWith('cart/'),
      ({ type }: { type: string }) => keep(type === cartActions.cartReceived.type),
    ),
    takeEvery(cartCountActions.countPurged.type, function () {
      announced = undefined;
      storage.remove(key);
    }),
    ...(listen
      ? [
          takeEvery(
            eventChannel<true>((emit) => listen(() => emit(true))),
            restore,
          ),
        ]
      : []),
  ]);
}

/** Creates the module that keeps the cart count. It needs the cart's module in the same store. */
export const createCartCountModule = (deps: CartCountDeps): DomainModule<CartCountState, 'cartCount'> => ({
  name: 'cartCount',
  reducer: cartCount.reducer,
  // The application purges the count, even on a page that never loaded it.
  keepsOnUserChange: true,
  saga: () => keepCount(deps),
});
