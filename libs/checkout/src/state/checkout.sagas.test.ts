import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { createTestClock } from '@foolscap/core/clock';
import { resetOnUserChange } from '@foolscap/core/sagas';
import { userChanged } from '@foolscap/core/state';
import { createExpiringStorage } from '@foolscap/core/storage';
import { freezeTime, pass, settle } from '@foolscap/fake-time';
import { buildCheckout, createFakeCheckoutClient } from '../testing/index.ts';
import { createCheckoutModule } from './checkout.module.ts';
import { checkoutActions, selectIsPaymentDeclined } from './checkout.slice.ts';

freezeTime();

let keys = 0;

/** Opens a page. A reload loses its store but not its storage. */
function openPage(client = createFakeCheckoutClient()) {
  const module = resetOnUserChange(
    createCheckoutModule({
      client,
      newKey: () => `key-${(keys += 1)}`,
      keys: createExpiringStorage(() => sessionStorage, createTestClock()),
    }),
  );
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { checkout: module.reducer },
    middleware: (defaults) => defaults().concat(sagas),
  });
  sagas.run(module.saga);
  store.dispatch(checkoutActions.checkoutRequested());
  return { client, store };
}

const place = (expectedTotal = 26.03) => checkoutActions.placeOrderRequested({ expectedTotal });
const keysUsed = (client: ReturnType<typeof createFakeCheckoutClient>) =>
  client.calls.filter(({ operation }) => operation === 'placeOrder').map(({ args }) => args[1]);

beforeEach(() => sessionStorage.clear());

it('places one order on a double click', async () => {
  const { client, store } = openPage();
  await settle();
  store.dispatch(place());
  store.dispatch(place());
  await settle();
  expect(client.server.orders.size).toBe(1);
  expect(store.getState().checkout.place).toMatchObject({ phase: 'placed' });
});

it('reports a lost reply as uncertain, and returns the same order on retry', async () => {
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

it('retries the same order after a reload', async () => {
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

it('finds the order after a reload when the cart is already closed', async () => {
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
  if (phase.phase !== 'uncertain') throw new Error('the open order should be reported');
  store.dispatch(checkoutActions.placeOrderRequested(phase.body));
  await settle();
  expect(store.getState().checkout.place).toMatchObject({ phase: 'placed' });
  expect(first.client.server.orders.size).toBe(1);
  // Reported only once. Later, the cart is simply empty.
  first.client.failNext('getCheckout', gone);
  const later = openPage(first.client);
  await settle();
  expect(later.store.getState().checkout.info).toMatchObject({
    phase: 'failed',
    failure: { code: 'EMPTY_CART' },
  });
});

it('uses a new key for a changed total', async () => {
  const { client, store } = openPage();
  await settle();
  client.failNext('placeOrder', { code: 'ORDER_TOTAL_CHANGED', status: 409, retryable: false });
  store.dispatch(place());
  await settle();
  expect(store.getState().checkout.place).toMatchObject({
    phase: 'failed',
    failure: { code: 'ORDER_TOTAL_CHANGED' },
  });
  // After a rejection the checkout is reloaded, so that the new total can be confirmed.
  expect(client.calls.at(-1)!.operation).toBe('getCheckout');
  store.dispatch(place(30));
  await settle();
  const [first, second] = keysUsed(client);
  expect(first).not.toBe(second);
});

it('reports a section that could not be saved, and leaves the others as they are', async () => {
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

it('ignores a reply older than the current state', () => {
  const { store } = openPage();
  const info = createFakeCheckoutClient().server.info;
  store.dispatch(checkoutActions.checkoutReceived({ ...info, revision: 9 }));
  store.dispatch(checkoutActions.checkoutReceived({ ...info, revision: 8 }));
  expect(store.getState().checkout.info.value?.revision).toBe(9);
});

it('aborts reads that newer ones replace', async () => {
  const { client, store } = openPage(createFakeCheckoutClient({ latency: () => new Promise(() => {}) }));
  const aborted = () => client.calls.map(({ operation, signal }) => [operation, signal?.aborted]);
  expect(aborted()).toEqual([['getCheckout', false]]);
  store.dispatch(checkoutActions.checkoutRequested());
  store.dispatch(checkoutActions.ordersRequested({ page: '1' }));
  store.dispatch(checkoutActions.ordersRequested({ page: '2' }));
  store.dispatch(checkoutActions.orderRequested({ orderNumber: '970001' }));
  store.dispatch(checkoutActions.orderRequested({ orderNumber: '970002' }));
  expect(aborted()).toEqual([
    ['getCheckout', true],
    ['getCheckout', false],
    ['getOrders', true],
    ['getOrders', false],
    ['getOrder', true],
    ['getOrder', false],
  ]);
  store.dispatch(userChanged({ wasGuest: false }));
  expect(client.calls.map(({ signal }) => signal?.aborted)).toEqual(Array(6).fill(true));
});

it('drops replies to the previous user', async () => {
  const latency = () => new Promise((resolve) => setTimeout(resolve, 20));
  const { store } = openPage(createFakeCheckoutClient({ latency }));
  store.dispatch(checkoutActions.ordersRequested());
  store.dispatch(userChanged({ wasGuest: false }));
  await pass(20);
  expect(store.getState().checkout).toMatchObject({ info: { phase: 'idle' }, orders: { phase: 'idle' } });
  // The next user's requests work.
  store.dispatch(checkoutActions.checkoutRequested());
  await pass(20);
  expect(store.getState().checkout.info.phase).toBe('ready');
});

it('cancels an order under one key until a definite answer, also after a reload', async () => {
  const { client, store } = openPage();
  await settle();
  store.dispatch(place());
  await settle();
  const [orderNumber] = client.server.orders.keys();
  const cancel = checkoutActions.cancelRequested({ orderNumber: orderNumber! });
  client.failNext('cancelOrder', {}, true);
  store.dispatch(cancel);
  await settle();
  const later = openPage(client);
  for (let times = 0; times < 2; times += 1) {
    later.store.dispatch(cancel);
    await settle();
  }
  const used = client.calls
    .filter(({ operation }) => operation === 'cancelOrder')
    .map(({ args }) => args[1] as string);
  expect(used).toHaveLength(3);
  expect(used[0]).toBe(used[1]);
  expect(used[2]).not.toBe(used[0]);
});

describe('the checkout data stored in the browser', () => {
  const typed = { firstName: 'Pat', phone: '508' };
  const draftOf = ({ store }: ReturnType<typeof openPage>) => store.getState().checkout.kept.drafts.ADDRESS;

  it('restores typed values after a reload, until they are saved', async () => {
    const page = openPage();
    await settle();
    page.store.dispatch(checkoutActions.draftChanged({ form: 'ADDRESS', values: typed }));
    const reloaded = openPage(page.client);
    await settle();
    expect(draftOf(reloaded)).toEqual(typed);
    reloaded.store.dispatch(checkoutActions.sectionSubmitted({ section: 'ADDRESS', change: {} }));
    await settle();
    expect(draftOf(reloaded)).toBeUndefined();
    const again = openPage(page.client);
    await settle();
    expect(draftOf(again)).toBeUndefined();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Pat');
  });

  it('belongs to one cart', async () => {
    const page = openPage();
    await settle();
    page.store.dispatch(checkoutActions.draftChanged({ form: 'ADDRESS', values: typed }));
    const other = openPage(createFakeCheckoutClient({ info: buildCheckout({ cartId: 'another' }) }));
    await settle();
    expect(draftOf(other)).toBeUndefined();
  });

  it.each<Record<string, string>>([
    { address1: '4111111111111111' },
    { address1: '3782 822463 10005' },
    { firstName: '4111x1111x1111x1111' },
    { firstName: '4111  1111  1111  1111' },
    { firstName: '4111\u00a01111/1111,1111' },
    { firstName: '\uff14\uff11\uff11\uff11'.repeat(4) },
    { firstName: '41111111', lastName: '11111111' },
    { phone: '411111111111111' },
  ])('contains no text with a possible card number, such as %j', async (values) => {
    const { store } = openPage();
    await settle();
    store.dispatch(checkoutActions.draftChanged({ form: 'ADDRESS', values: { ...typed, ...values } }));
    const stored = JSON.stringify({ ...sessionStorage });
    for (const value of Object.values(values)) expect(stored).not.toContain(value);
  });

  it('contains the numbers of an address', async () => {
    const { store } = openPage();
    await settle();
    const values = {
      address1: '1200 Route 9',
      zipCode: '01702-1234',
      phone: '508-555-0142',
      email: 'p2@b.com',
    };
    store.dispatch(checkoutActions.draftChanged({ form: 'ADDRESS', values }));
    expect(JSON.stringify({ ...sessionStorage })).toContain('508-555-0142');
  });

  it.each([
    undefined,
    null,
    'x',
    {},
    { drafts: null },
    { drafts: { ADDRESS: { firstName: {} } } },
    { drafts: { X: typed } },
  ])('is nothing for an entry that is damaged: %j', async (kept) => {
    const { cartId } = buildCheckout();
    createExpiringStorage(() => sessionStorage, createTestClock()).set(
      'checkout-draft',
      { cartId, kept },
      1000,
    );
    const page = openPage();
    await settle();
    expect(page.store.getState().checkout.kept).toEqual({ drafts: {} });
    page.store.dispatch(checkoutActions.draftChanged({ form: 'ADDRESS', values: typed }));
    expect(JSON.stringify({ ...sessionStorage })).toContain('508');
  });

  it('keeps a declined payment until another one replaces it', async () => {
    const page = openPage();
    await settle();
    page.client.failNext('placeOrder', { code: 'PAYMENT_OPERATION_FAILED', status: 402 });
    page.store.dispatch(place());
    await settle();
    const reloaded = openPage(page.client);
    await settle();
    expect(selectIsPaymentDeclined(reloaded.store.getState())).toBe(true);
    const info = page.client.server.info!;
    page.client.server.info = { ...info, payment: { ...info.payment!, id: 'payment-2' } };
    reloaded.store.dispatch(checkoutActions.checkoutRequested());
    await settle();
    expect(selectIsPaymentDeclined(reloaded.store.getState())).toBe(false);
  });

  it.each(['GATEWAY_UNAVAILABLE', 'GIFT_CARD_D39'])(
    'knows that %s is not a declined payment',
    async (code) => {
      const page = openPage();
      await settle();
      page.client.failNext('placeOrder', { code, status: 402 });
      page.store.dispatch(place());
      await settle();
      expect(selectIsPaymentDeclined(page.store.getState())).toBe(false);
    },
  );
});
