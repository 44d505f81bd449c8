import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { freezeTime, settle } from '@foolscap/fake-time';
import { cardPaymentBody } from '../model/index.ts';
import { createFakePaymentsClient } from '../testing/index.ts';
import { createPaymentsModule, createSecretHandover, paymentsActions, selectCardPhase } from './index.ts';
import type { CardPaymentBody } from '../contract/index.ts';

freezeTime();

const card = cardPaymentBody({
  brand: 'VISA',
  accountNumber: '4111 1111 1111 1111',
  expiry: '04/31',
  cvv: '987',
  billingAddress: { address1: '12 Mill Lane', city: 'Framingham', state: 'MA', zipCode: '01702' },
});

function setUp() {
  const client = createFakePaymentsClient();
  const cards = createSecretHandover<CardPaymentBody>();
  let keys = 0;
  const module = createPaymentsModule({ client, cards, newKey: () => `key-${(keys += 1)}` });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { payments: module.reducer },
    middleware: (defaults) => defaults().concat(sagas),
  });
  sagas.run(module.saga);
  const phase = () => selectCardPhase(store.getState());
  const submit = () => store.dispatch(paymentsActions.cardSubmitted({ claim: cards.deposit(card) }));
  return { cards, client, phase, store, submit };
}

it('sends the whole card to the gateway, and keeps its displayable details', async () => {
  const { client, phase, submit } = setUp();
  submit();
  expect(phase()).toEqual({ phase: 'saving' });
  await settle();
  expect(client.calls).toEqual([{ operation: 'saveCard', args: [card, 'key-1'] }]);
  expect(phase()).toMatchObject({ phase: 'saved', payment: { brand: 'VISA', lastFourDigit: '1111' } });
});

it('ignores a second click while the first is in flight', async () => {
  const { client, submit } = setUp();
  submit();
  submit();
  await settle();
  expect(client.calls).toHaveLength(1);
});

it('sends a new request under a new key after a refusal', async () => {
  const { client, phase, submit } = setUp();
  client.failNext();
  submit();
  await settle();
  expect(phase()).toMatchObject({ phase: 'failed', failure: { code: 'PAYMENT_OPERATION_FAILED' } });
  submit();
  await settle();
  expect(phase()).toMatchObject({ phase: 'saved' });
  expect(client.calls.map(({ args }) => args[1])).toEqual(['key-1', 'key-2']);
});

it('returns a card once, then discards it', () => {
  const { cards } = setUp();
  const claim = cards.deposit(card);
  expect(cards.collect(claim)).toBe(card);
  expect(cards.collect(claim)).toBeUndefined();
  expect(cards.collect('claim-99')).toBeUndefined();
});

it('clears the card on reset', async () => {
  const { phase, store, submit } = setUp();
  submit();
  await settle();
  store.dispatch(paymentsActions.paymentsReset());
  expect(phase()).toEqual({ phase: 'idle' });
});

it('drops a reply for the previous order', async () => {
  const { phase, store, submit } = setUp();
  submit();
  store.dispatch(paymentsActions.paymentsReset());
  await settle();
  expect(phase()).toEqual({ phase: 'idle' });
});
