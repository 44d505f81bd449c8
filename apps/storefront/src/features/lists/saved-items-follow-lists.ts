import { put, takeEvery } from 'redux-saga/effects';
import { savedItemsActions } from '@foolscap/cart/state';
import { listsEvents } from '@foolscap/lists/state';

/** Removes a saved item that was moved to a list, once the list has taken it. If that fails or the item is refused, it stays saved. */
export function* savedItemsFollowLists() {
  yield takeEvery(
    listsEvents.itemMoved.type,
    function* ({ payload: { movedFrom } }: ReturnType<typeof listsEvents.itemMoved>) {
      yield put(savedItemsActions.removeSavedRequested({ listItemId: movedFrom }));
    },
  );
}
