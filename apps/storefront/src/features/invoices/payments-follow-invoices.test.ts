import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { invoicesActions } from '@foolscap/account/state';
import { captchaActions, walletActions } from '@foolscap/payments/state';
import { paymentsFollowInvoices } from './payments-follow-invoices.ts';

const PAYMENT = { invoices: ['INV-2026-000012'], total: 126.4 };
const FAILURE = { code: 'CARD_DECLINED', message: '', retryable: false };
const RECEIPT = { number: 'PAY-1', amount: 126.4, brand: 'VISA', lastFourDigit: '1111', invoices: [] };

/** Returns the actions that follow a payment and its outcome. */
function follow(by: { claim: string } | { cardId: string }, outcome: { type: string }) {
  const seen: { type: string }[] = [];
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: (state: null = null, action: { type: string }) => {
      seen.push(action);
      return state;
    },
    middleware: (defaults) => defaults().concat(sagas),
  });
  sagas.run(paymentsFollowInvoices);
  store.dispatch(invoicesActions.invoicePaymentSubmitted({ ...PAYMENT, ...by }));
  store.dispatch(outcome);
  return seen.slice(seen.indexOf(outcome) + 1);
}

it('reports a new card to the captcha, and reads the saved cards, to which it may have been added', () => {
  const claim = { claim: 'claim-1' };
  expect(follow(claim, invoicesActions.invoicesPaid(RECEIPT))).toEqual([
    captchaActions.newCardAccepted(),
    walletActions.walletRequested(),
  ]);
  expect(follow(claim, invoicesActions.invoicePaymentFailed(FAILURE))).toEqual([
    captchaActions.newCardFailed(FAILURE),
    walletActions.walletRequested(),
  ]);
});

it('does nothing for a saved card', () => {
  expect(follow({ cardId: 'office' }, invoicesActions.invoicesPaid(RECEIPT))).toEqual([]);
  expect(follow({ cardId: 'office' }, invoicesActions.invoicePaymentFailed(FAILURE))).toEqual([]);
});
