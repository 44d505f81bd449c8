import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { freezeTime, settle } from '@foolscap/fake-time';
import type { CardPaymentBody } from '@foolscap/payments/contract';
import {
  createSecretHandover,
  createWalletModule,
  paymentsActions,
  walletActions,
} from '@foolscap/payments/state';
import { buildOrderPayment, buildSavedCard, createFakeWalletClient } from '@foolscap/payments/testing';
import { walletFollowsPayment } from './wallet-follows-payment.ts';

freezeTime();

function open() {
  const client = createFakeWalletClient({ cards: [buildSavedCard()] });
  const cards = createSecretHandover<CardPaymentBody>();
  const module = createWalletModule({ client, cards, newKey: () => 'key-1' });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { wallet: module.reducer },
    middleware: (defaults) => defaults().concat(sagas),
  });
  sagas.run(module.saga);
  sagas.run(walletFollowsPayment);
  return { client, store };
}

it('never reads the cards of a guest, who would be led to the sign-in page', async () => {
  const { client, store } = open();
  store.dispatch(paymentsActions.cardSaved(buildOrderPayment()));
  await settle();
  expect(client.calls).toEqual([]);
});

it('reads the cards again after a payment, which may have saved one', async () => {
  const { client, store } = open();
  store.dispatch(walletActions.walletRequested());
  await settle();
  store.dispatch(paymentsActions.cardSaved(buildOrderPayment()));
  await settle();
  expect(client.calls).toEqual(['list', 'list']);
});
