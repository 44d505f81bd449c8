import { put, takeEvery } from 'redux-saga/effects';
import { checkoutActions } from '@foolscap/checkout/state';
import { isUncertain } from '@foolscap/core/http';
import { NOT_SENT } from '@foolscap/core/sagas';
import { PAYMENT_CODES } from '@foolscap/payments/model';
import { storedValueEvents } from '@foolscap/payments/state';

const GONE: ReadonlySet<string> = new Set(['EMPTY_CART', 'SIGN_IN_REQUIRED', PAYMENT_CODES.notFound]);

/** Reloads checkout after a gift or prepaid card was added, checked, applied or removed, because that splits the total again. */
export function* checkoutFollowsStoredValue() {
  yield takeEvery(
    [
      storedValueEvents.storedValueAdded.type,
      storedValueEvents.storedValueRemoved.type,
      storedValueEvents.storedValueChecked.type,
      storedValueEvents.storedValueApplied.type,
    ],
    function* () {
      yield put(checkoutActions.checkoutRequested());
    },
  );
  // If the cart, the session or a listed card no longer exists, reloads checkout, which shows that instead of the form. A change whose
  // reply was lost may have been made.
  yield takeEvery(
    storedValueEvents.storedValueFailed.type,
    function* ({ payload: { failure } }: ReturnType<typeof storedValueEvents.storedValueFailed>) {
      const isGone = GONE.has(failure.code);
      if (isGone || (failure.code !== NOT_SENT && isUncertain(failure)))
        yield put(checkoutActions.checkoutRequested());
    },
  );
}
