import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { createTestClock } from '@foolscap/core/clock';
import { createExpiringStorage } from '@foolscap/core/storage';
import { createFakeCheckoutClient } from '../testing/index.ts';
import { createCheckoutModule } from './checkout.module.ts';
import { checkoutActions } from './checkout.slice.ts';

let keys = 0;

/** A page: its store is lost at a reload, its storage is not. */
function openPage(client = createFakeCheckoutClient()) {
  const module = createCheckoutModule({
    client,
    newKey: () => `key-${(keys += 1)}`,
    keys: createExpiringStorage(() => sessionStorage, createTestClock()),
  });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { checkout: module.reducer },
    middleware: (defaults) => defaults().concat(sagas),
  });
  sagas.run(module.saga);
  store.dispatch(checkoutActions.checkoutRequested());
  return { client, store };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
const place = (expectedTotal = 27.99) => checkoutActions.placeOrderRequested({ expectedTotal });
const keysUsed = (client: ReturnType<typeof createFakeCheckoutClient>) =>
  client.calls.filter(({ operation }) => operation === 'placeOrder').map(({ args }) => args[1]);

beforeEach(() => sessionStorage.clear());

it('a double click is one order', async () => {
  const { client, store } = openPage();
  await settle();
  store.dispatch(place());
  store.dispatch(place());
  await settle();
  expect(client.server.orders.size).toBe(1);
  expect(store.getState().checkout.place).toMatchObject({ phase: 'placed' });
});

it('a lost answer is told as uncertain, and asking again gives the same order', async () => {
  const { client, store } = openPage();
  await settle();
  client.failNext('placeOrder', {}, true);
  store.dispatch(place());
  await settle();
  const { place: phase } = store.getState().checkout;
  expect(phase).toMatchObject({ phase: 'uncertain' });
  store.dispatch(place());
  await settle();
  expect(client.server.orders.size).toBe(1);
  expect(store.getState().checkout.place).toMatchObject({ phase: 'placed' });
});

it('a reload after a lost answer still repeats the same order', async () => {
  const first = openPage();
  await settle();
  first.client.failNext('placeOrder', {}, true);
  first.store.dispatch(place());
  await settle();
  const second = openPage(first.client);
  await settle();
  second.store.dispatch(place());
  await settle();
  expect(new Set(keysUsed(first.client)).size).toBe(1);
  expect(first.client.server.orders.size).toBe(1);
});

it('a reload after a lost answer, with the cart already closed, asks again and finds the order', async () => {
  const first = openPage();
  await settle();
  first.client.failNext('placeOrder', {}, true);
  first.store.dispatch(place());
  await settle();
  const gone = { code: 'EMPTY_CART', status: 404, retryable: false };
  first.client.failNext('getCheckout', gone);
  const { store } = openPage(first.client);
  await settle();
  const { place: phase } = store.getState().checkout;
  if (phase.phase !== 'uncertain') throw new Error('the open order should be told');
  store.dispatch(checkoutActions.placeOrderRequested(phase.body));
  await settle();
  expect(store.getState().checkout.place).toMatchObject({ phase: 'placed' });
  expect(first.client.server.orders.size).toBe(1);
  // Told once: the next empty cart is just empty.
  first.client.failNext('getCheckout', gone);
  const later = openPage(first.client);
  await settle();
  expect(later.store.getState().checkout.load).toMatchObject({
    phase: 'failed',
    failure: { code: 'EMPTY_CART' },
  });
});

it('another total is another request', async () => {
  const { client, store } = openPage();
  await settle();
  client.failNext('placeOrder', { code: 'ORDER_TOTAL_CHANGED', status: 409, retryable: false });
  store.dispatch(place());
  await settle();
  expect(store.getState().checkout.place).toMatchObject({
    phase: 'failed',
    failure: { code: 'ORDER_TOTAL_CHANGED' },
  });
  // What was refused is read again, so that the new total can be seen and confirmed.
  expect(client.calls.at(-1)!.operation).toBe('getCheckout');
  store.dispatch(place(30));
  await settle();
  const [first, second] = keysUsed(client);
  expect(first).not.toBe(second);
});

it('a section that could not be saved is told there, and the others stay as they are', async () => {
  const { client, store } = openPage();
  await settle();
  client.failNext('save', { code: 'NO_EMAIL', status: 400, retryable: false });
  store.dispatch(checkoutActions.sectionSubmitted({ section: 'CONTACT', change: { emailId1: 'x' } }));
  store.dispatch(
    checkoutActions.sectionSubmitted({ section: 'DELIVERY', change: { levelOfService: 'NDD' } }),
  );
  await settle();
  expect(store.getState().checkout.sections).toMatchObject({
    CONTACT: { phase: 'failed', failure: { code: 'NO_EMAIL' } },
    DELIVERY: { phase: 'saved' },
  });
});

it('an older answer never overwrites a newer one', () => {
  const { store } = openPage();
  const info = createFakeCheckoutClient().server.info;
  store.dispatch(checkoutActions.checkoutReceived({ ...info, revision: 9 }));
  store.dispatch(checkoutActions.checkoutReceived({ ...info, revision: 8 }));
  expect(store.getState().checkout.info?.revision).toBe(9);
});

it('what was on its way for a former person never arrives', async () => {
  const latency = () => new Promise((resolve) => setTimeout(resolve, 20));
  const { store } = openPage(createFakeCheckoutClient({ latency }));
  store.dispatch(checkoutActions.ordersRequested());
  store.dispatch(checkoutActions.checkoutReset());
  await latency();
  await settle();
  expect(store.getState().checkout).toMatchObject({ load: { phase: 'idle' }, orders: { phase: 'idle' } });
  expect(store.getState().checkout.info).toBeUndefined();
  // And the next one is served.
  store.dispatch(checkoutActions.checkoutRequested());
  await latency();
  await settle();
  expect(store.getState().checkout.load).toEqual({ phase: 'ready' });
});
