import { put, takeEvery } from 'redux-saga/effects';
import { cartActions } from '@foolscap/cart/state';
import { listsEvents } from '@foolscap/lists/state';

/**
 * Adds the items of a public list to the cart. Reloads the cart after list items were added to it, because the list call returns only
 * results.
 */
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
