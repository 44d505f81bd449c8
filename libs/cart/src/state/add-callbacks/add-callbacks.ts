import type { Dispatch, PayloadAction } from '@reduxjs/toolkit';
import { takeEvery } from 'redux-saga/effects';
import type { Failure } from '@foolscap/core/http';
import { userChanged } from '@foolscap/core/state';
import type { Message } from '@foolscap/core/vocabulary';
import type { CartItem } from '../../contract/index.ts';
import type { AddItem } from '../cart.state.ts';
import { CART_CODES } from '../../model/codes.ts';
import { cartEvents } from '../cart.events.ts';
import { cartActions } from '../cart.slice.ts';

/** The confirmed result of an add: the lines of its items, and errors about items without a line. */
export interface AddResult {
  lines: readonly CartItem[];
  errors: readonly Message[];
}

/** The callbacks of an add, of which exactly one is called, once. */
export interface AddCallbacks {
  onSuccess?: (result: AddResult) => void;
  /** Called with status 400 if the items are invalid, in which case nothing is sent. */
  onError?: (failure: Failure) => void;
}

export interface AddWithCallbacks {
  /** Adds items like `addToCartRequested`, with the same feedback, and calls back. */
  addToCart(items: readonly AddItem[], callbacks?: AddCallbacks, options?: { redirect?: boolean }): void;
  /** Runs alongside the saga of the cart's module. */
  saga: () => Generator;
}

const invalid = (code: string, message: string): Failure => ({
  status: 400,
  code,
  message,
  retryable: false,
});

/** Finds what makes the items of an add invalid (cart-5.14, cart-5.15). */
function getRefusal(items: readonly AddItem[]): Failure | undefined {
  if (!items.length) return invalid(CART_CODES.invalidItems, 'Items not passed');
  if (items.some(({ qty }) => qty <= 0))
    return invalid(CART_CODES.invalidQuantity, 'Qty of one the items is incorrect');
  return undefined;
}

/** The failure of adds to a cart that was ended by an order or belonged to the previous user. */
const CART_ENDED: Failure = {
  code: 'ABORTED',
  message: 'The cart has ended.',
  retryable: false,
};

/**
 * Creates adds that report their result to the caller, for applications that do not use the store's events. An action cannot contain
 * functions, so they are kept here by the list of items, which is a unique object for each add.
 */
export function createAddWithCallbacks(dispatch: Dispatch): AddWithCallbacks {
  const waiting = new Map<readonly AddItem[], AddCallbacks>();

  function finish(items: readonly AddItem[], report: (callbacks: AddCallbacks) => void): void {
    const callbacks = waiting.get(items);
    if (!callbacks) return;
    waiting.delete(items);
    try {
      report(callbacks);
    } catch (error) {
      // An error in a callback must not end the saga.
      globalThis.reportError(error);
    }
  }

  return {
    addToCart(items, callbacks = {}, options = {}) {
      const refusal = getRefusal(items);
      if (refusal) {
        callbacks.onError?.(refusal);
        return;
      }
      const own = [...items];
      waiting.set(own, callbacks);
      dispatch(cartActions.addToCartRequested(own, options));
    },
    *saga() {
      yield takeEvery(
        cartEvents.itemsAdded.type,
        ({ payload }: PayloadAction<AddResult & { requested: AddItem[] }>) =>
          finish(payload.requested, ({ onSuccess }) =>
            onSuccess?.({ lines: payload.lines, errors: payload.errors }),
          ),
      );
      yield takeEvery(
        cartEvents.addFailed.type,
        ({ payload }: PayloadAction<{ request: { items: AddItem[] }; failure: Failure }>) =>
          finish(payload.request.items, ({ onError }) => onError?.(payload.failure)),
      );
      yield takeEvery([cartActions.cartReset.type, userChanged.type], () => {
        for (const items of [...waiting.keys()]) finish(items, ({ onError }) => onError?.(CART_ENDED));
      });
    },
  };
}
