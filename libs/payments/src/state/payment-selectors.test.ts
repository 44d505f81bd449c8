import { combineReducers, configureStore } from '@reduxjs/toolkit';
import type { PaymentInfo } from '../contract/index.ts';
import {
  payAuthActions,
  payAuthReducer,
  paymentsActions,
  paymentsReducer,
  selectPaymentInfo,
  selectSelectedCreditCardId,
  selectSpayTokenData,
  walletActions,
  walletReducer,
} from './index.ts';

const INFO: PaymentInfo = { userPayments: [], defaultPaymentId: 'visa', cardCount: 0 };
const FAILURE = { code: 'NETWORK', message: 'Offline.', retryable: true } as never;

const createStore = () =>
  configureStore({
    reducer: combineReducers({ payAuth: payAuthReducer, payments: paymentsReducer, wallet: walletReducer }),
  });

let store: ReturnType<typeof createStore>;
beforeEach(() => {
  store = createStore();
});
const state = () => store.getState();

it('paymentInfo has the saved cards once they are known, also while they are read again or cannot be', () => {
  expect(selectPaymentInfo(state())).toBeUndefined();
  store.dispatch(walletActions.walletReceived(INFO));
  expect(selectPaymentInfo(state())).toEqual(INFO);
  store.dispatch(walletActions.walletRequested());
  expect(selectPaymentInfo(state())).toEqual(INFO);
  store.dispatch(walletActions.walletFailed(FAILURE));
  expect(selectPaymentInfo(state())).toEqual(INFO);
});

it('spayTokenData has the tokens of vendors while they can be used', () => {
  store.dispatch(payAuthActions.payAuthRequested({ checkoutId: 'cart', userType: 'GUEST' }));
  expect(selectSpayTokenData(state())).toBeUndefined();
  const spayTokenData = { payAuth: 'token-1' };
  store.dispatch(payAuthActions.payAuthReceived({ spayTokenData, receivedAt: 1 }));
  expect(selectSpayTokenData(state())).toEqual(spayTokenData);
  store.dispatch(payAuthActions.payAuthFailed(FAILURE));
  expect(selectSpayTokenData(state())).toBeUndefined();
});

it('selectedCreditCardId is that of the credit card on the order, and no other payment’s', () => {
  const payment = { id: 'card-1', lastFourDigit: '1111', addedToOrder: true };
  expect(selectSelectedCreditCardId(state())).toBeUndefined();
  store.dispatch(paymentsActions.cardSaved({ ...payment, paymentType: 'CREDIT_CARD', brand: 'VISA' }));
  expect(selectSelectedCreditCardId(state())).toBe('card-1');
  store.dispatch(paymentsActions.cardSubmitted({ claim: 'claim' }));
  expect(selectSelectedCreditCardId(state())).toBeUndefined();
  store.dispatch(paymentsActions.cardSaved({ ...payment, paymentType: 'GIFT_CARD' }));
  expect(selectSelectedCreditCardId(state())).toBeUndefined();
});
