import { put, select, takeEvery } from 'redux-saga/effects';
import { cartCountActions, selectCartLoad } from '@foolscap/cart/state';
import { userChanged } from '@foolscap/core/state';

/** Purges the stored cart count after sign-out, and on a page without a session, whose shopper has no cart. */
export function* cartCountFollowsAccount() {
  const { phase } = (yield select(selectCartLoad)) as ReturnType<typeof selectCartLoad>;
  // The server reads the cart for every page that has a session.
  if (phase === 'idle') yield put(cartCountActions.countPurged());
  yield takeEvery(userChanged.type, function* ({ payload: { wasGuest } }: ReturnType<typeof userChanged>) {
    if (!wasGuest) yield put(cartCountActions.countPurged());
  });
}
