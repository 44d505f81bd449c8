import { put, select, takeEvery } from 'redux-saga/effects';
import { accountEvents } from '@foolscap/account/state';
import { cartCountActions, selectCartLoad } from '@foolscap/cart/state';

/** Purges the kept cart count after a sign-out, and on a page without a session, whose shopper has no cart. */
export function* cartCountFollowsAccount() {
  const { phase } = (yield select(selectCartLoad)) as ReturnType<typeof selectCartLoad>;
  // The server reads the cart for every page of a session.
  if (phase === 'idle') yield put(cartCountActions.countPurged());
  yield takeEvery(accountEvents.signedOut.type, function* () {
    yield put(cartCountActions.countPurged());
  });
}
