import { call, put, takeEvery } from 'redux-saga/effects';
import { cartActions, cartEvents } from '@foolscap/cart/state';
import type { ProcessDeps } from './process-deps.ts';

/** Redirects to the cart, with the added lines in the URL, after an add whose caller requested it (cart-2.39, decision-feedback-of-an-add.6). */
export function* addingLeadsToCart({ navigate }: ProcessDeps) {
  yield takeEvery(
    cartEvents.itemsAdded.type,
    function* ({ payload: { kind, lines } }: ReturnType<typeof cartEvents.itemsAdded>) {
      if (kind !== 'redirect') return;
      yield put(cartActions.feedbackClosed());
      const ids = lines.flatMap(({ cartItemId, status }) => (status === 'ACTIVE' ? cartItemId : []));
      yield call(navigate, `/cart?${new URLSearchParams({ itemIds: ids.join() })}`);
    },
  );
}
