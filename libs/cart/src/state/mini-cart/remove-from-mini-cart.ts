import { all, call, delay, put, take, takeEvery } from 'redux-saga/effects';
import { raceOf } from '@foolscap/core/sagas';
import type { SagaOf } from '@foolscap/core/sagas';
import { cartActions } from '../cart.slice.ts';
import { removeLine } from '../writes/remove-line.ts';
import { miniCartActions } from './mini-cart.slice.ts';

/** The duration of the removal animation, in milliseconds (cart-9.6). */
export const REMOVAL_ANIMATION_MS = 1000;

type Removal = ReturnType<typeof miniCartActions.removalRequested>;

/** Watches removals in the mini cart. Lines are removed independently; a repeated click on the same line is a single removal. */
export function* watchMiniCartRemovals() {
  const running = new Set<string>();
  yield takeEvery(miniCartActions.removalRequested.type, function* ({ payload: { cartItemId } }: Removal) {
    if (running.has(cartItemId)) return;
    running.add(cartItemId);
    try {
      yield* removeFromMiniCart(cartItemId);
    } finally {
      running.delete(cartItemId);
    }
  });
}

/**
 * Removes a line: the request is sent immediately, while the line animates out for a second. The cart is refreshed once the animation has
 * finished and the server has confirmed the removal (cart-4.48).
 */
function* removeFromMiniCart(cartItemId: string): SagaOf<void> {
  const ofThisLine = (action: { type: string; payload?: unknown }) => {
    const payload = action.payload as { cartItemId?: string; request?: { cartItemId: string } } | undefined;
    return (payload?.cartItemId ?? payload?.request?.cartItemId) === cartItemId;
  };
  const factOf = (type: string) =>
    take((action: { type: string }) => action.type === type && ofThisLine(action));

  yield put(cartActions.removeRequested({ cartItemId }));
  const { removed, failed } = yield* raceOf({
    removed: all([call(animate, cartItemId), factOf(cartActions.lineRemoved.type)]),
    undone: factOf(cartActions.undoRequested.type),
    failed: factOf(removeLine.failed.type),
  });
  yield put(miniCartActions.removalEnded({ cartItemId }));
  if (removed) yield put(cartActions.cartRefreshRequested());
  // The line's notification replaces the alert about the whole cart.
  if (failed) yield put(cartActions.alertDismissed());
}

function* animate(cartItemId: string) {
  yield delay(REMOVAL_ANIMATION_MS);
  yield put(miniCartActions.removalAnimated({ cartItemId }));
}
