import { put, takeEvery } from 'redux-saga/effects';
import { invoicesActions } from '@foolscap/account/state';
import { captchaActions, walletActions } from '@foolscap/payments/state';

/** Updates the captcha and the saved cards after a payment of invoices by a new card, which may have been saved before it was declined. */
export function* paymentsFollowInvoices() {
  let isNewCard = false;
  yield takeEvery(invoicesActions.invoicePaymentSubmitted, ({ payload }) => {
    isNewCard = 'claim' in payload;
  });
  yield takeEvery(invoicesActions.invoicesPaid, function* () {
    if (!isNewCard) return;
    yield put(captchaActions.newCardAccepted());
    yield put(walletActions.walletRequested());
  });
  yield takeEvery(invoicesActions.invoicePaymentFailed, function* ({ payload: failure }) {
    if (!isNewCard) return;
    yield put(captchaActions.newCardFailed(failure));
    yield put(walletActions.walletRequested());
  });
}
