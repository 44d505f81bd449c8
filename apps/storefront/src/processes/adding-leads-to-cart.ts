import { call, put, takeEvery } from 'redux-saga/effects';
import { cartActions, cartEvents } from '@foolscap/cart/state';
import type { ProcessDeps } from './process-deps.ts';

/** Redirects to the cart after an add whose caller requested it (cart-2.39, decision-feedback-of-an-add.6). */
export function* addingLeadsToCart({ navigate }: ProcessDeps) {
  yield takeEvery(
    cartEvents.itemsAdded.type,
    function* ({ payload: { kind } }: ReturnType<typeof cartEvents.itemsAdded>) {
      if (kind !== 'redirect') return;
      yield put(cartActions.feedbackClosed());
      yield call(navigate, '/cart');
    },
  );
}
