import { put, takeEvery } from 'redux-saga/effects';
import { cartActions } from '@foolscap/cart/state';
import { listsEvents } from '@foolscap/lists/state';

/** Adds the items of a public list to the cart. Reads the cart again after items of a list were added to it: the call of lists answers with results only. */
export function* cartFollowsLists() {
  yield takeEvery(listsEvents.addedToCart.type, function* () {
    yield put(cartActions.cartRequested());
  });
  yield takeEvery(
    listsEvents.publicItemsGathered.type,
    function* ({ payload: { items } }: ReturnType<typeof listsEvents.publicItemsGathered>) {
      if (items.length > 0) yield put(cartActions.addToCartRequested(items));
    },
  );
}
