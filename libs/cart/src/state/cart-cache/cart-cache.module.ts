import { eventChannel } from 'redux-saga';
import { all, put, takeEvery } from 'redux-saga/effects';
import type { Action } from '@reduxjs/toolkit';
import { selectFrom } from '@foolscap/core/sagas';
import type { SagaOf } from '@foolscap/core/sagas';
import { userChanged } from '@foolscap/core/state';
import type { DomainModule } from '@foolscap/core/state';
import type { CartReply } from '../../client/cart-client.ts';
import type { CartData, CartInfo, WholeCartData } from '../../contract/index.ts';
import { isNewerCart } from '../../model/cart-cache.ts';
import type { StoredCart } from '../../model/cart-cache.ts';
import { selectCart, selectCartLoad, selectSessionId } from '../cart.selectors.ts';
import { cartActions } from '../cart.slice.ts';
import { createCartCache } from './cart-cache.ts';
import type { CartCacheOptions } from './cart-cache.ts';

/** The dependencies of the cart cache that the application provides. */
export interface CartCacheDeps extends CartCacheOptions {
  /** Listens for changes to the key by other tabs. @returns a function that stops it */
  listen?: (heard: () => void) => () => void;
  /** Whether the store was initialized with a server's state, which is newer than a stored cart. */
  isServerRendered?: boolean;
}

export interface CartCacheModule extends DomainModule<null, 'cartCache'> {
  /** Returns the stored cart instead of a read, if it may be used; for `CartDeps.getCached`. */
  getCached: () => CartReply<WholeCartData> | undefined;
  /** Removes the stored cart, because something else has changed the cart on the server. */
  clear: () => void;
}

/** After these actions the stored cart is outdated or belongs to another shopper. */
const ENDS: string[] = [cartActions.cartFailed.type, cartActions.cartReset.type, userChanged.type];

interface ReplyAction extends Action {
  payload?: { data?: CartData; reply?: CartReply };
}

/**
 * Creates the module that keeps the cart in the browser's storage. It needs the cart's module in the same store. Every reply is stored with
 * its session and revision; a failed read or a reset removes it. A newer cart from another tab is shown immediately.
 */
export function createCartCacheModule({
  listen,
  isServerRendered = false,
  ...options
}: CartCacheDeps): CartCacheModule {
  const cache = createCartCache(options);
  let sessionId: string | undefined;
  let last: CartInfo | undefined;
  /** The last stored cart that was shown. Storing it again would extend its lifetime. */
  let served: CartReply<WholeCartData> | undefined;

  const serve = ({ data, sessionId: ofSession }: StoredCart) => (served = { data, sessionId: ofSession });
  const getCached = () => {
    const entry = cache.read(sessionId);
    return entry && serve(entry);
  };

  /** Stores the held cart if an action has changed it. */
  function* store(action: ReplyAction): SagaOf<void> {
    const held = yield* selectFrom(selectCart);
    sessionId = yield* selectFrom(selectSessionId);
    if (ENDS.includes(action.type)) {
      last = undefined;
      cache.clear();
      return;
    }
    if (!held || held === last) return;
    last = held;
    if (action.payload && action.payload === served) return;
    const error = (action.payload?.reply?.data ?? action.payload?.data)?.error;
    cache.write({ data: { cartInfo: held, ...(error && { error }) }, sessionId });
  }

  /** Shows the stored cart if another tab has stored a newer one. */
  function* follow(): SagaOf<void> {
    const held = yield* selectFrom(selectCart);
    const entry = cache.read(sessionId);
    if (entry && isNewerCart(entry, held, sessionId)) yield put(cartActions.cartReceived(serve(entry)));
  }

  /** Starts with the server's cart or the stored one, whichever is newer. */
  function* begin(): SagaOf<void> {
    sessionId = yield* selectFrom(selectSessionId);
    const held = yield* selectFrom(selectCart);
    const { phase } = yield* selectFrom(selectCartLoad);
    if (held) {
      yield* store({ type: 'begin' });
      yield* follow();
    } else if (!isServerRendered) {
      const reply = getCached();
      if (reply) yield put(cartActions.cartReceived(reply));
    } else if (phase === 'idle') cache.clear();
  }

  return {
    name: 'cartCache',
    reducer: (state = null) => state,
    // The saga removes the stored cart.
    keepsOnUserChange: true,
    getCached,
    clear: cache.clear,
    *saga() {
      yield all([
        // Every: each reply may change the cart.
        takeEvery(({ type }: Action) => type.startsWith('cart/') || type === userChanged.type, store),
        ...(listen
          ? [
              takeEvery(
                eventChannel<true>((emit) => listen(() => emit(true))),
                follow,
              ),
            ]
          : []),
      ]);
      yield* begin();
    },
  };
}
