import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { cartActions, createCartModule, selectWaitingChanges } from '@foolscap/cart/state';
import { buildCart, buildCartItem, createFakeCartClient } from '@foolscap/cart/testing';
import { checkoutActions, createCheckoutModule } from '@foolscap/checkout/state';
import { createFakeCheckoutClient } from '@foolscap/checkout/testing';
import { createTestClock } from '@foolscap/core/clock';
import { createTestConnection } from '@foolscap/core/http';
import { createWriteLane } from '@foolscap/core/sagas';
import { createExpiringStorage } from '@foolscap/core/storage';
import { freezeTime, pass, settle } from '@foolscap/fake-time';
import type { CardPaymentBody } from '@foolscap/payments/contract';
import { cardPaymentBody } from '@foolscap/payments/model';
import { createPaymentsModule, createSecretHandover, paymentsActions } from '@foolscap/payments/state';
import { createFakePaymentsClient } from '@foolscap/payments/testing';

freezeTime();
beforeEach(() => sessionStorage.clear());

const card = cardPaymentBody({
  brand: 'VISA',
  accountNumber: '4111 1111 1111 1111',
  expiry: '04/31',
  cvv: '987',
  billingAddress: { address1: '12 Mill Lane', city: 'Framingham', state: 'MA', zipCode: '01702' },
});

/** Opens the cart, checkout and payments of one page, which share a lane. */
async function openPage() {
  const connection = createTestConnection();
  const inLane = createWriteLane();
  let keys = 0;
  const newKey = () => `key-${(keys += 1)}`;
  const cart = createFakeCartClient({ cart: buildCart({ items: [buildCartItem()] }), connection });
  const checkout = createFakeCheckoutClient();
  const payments = createFakePaymentsClient();
  const cards = createSecretHandover<CardPaymentBody>();
  const modules = [
    createCartModule({
      client: cart,
      connection,
      inLane,
      newKey,
      isSmall: () => false,
      mayCheckOut: () => true,
    }),
    createCheckoutModule({
      client: checkout,
      inLane,
      newKey,
      keys: createExpiringStorage(() => sessionStorage, createTestClock()),
    }),
    createPaymentsModule({ client: payments, inLane, newKey, cards }),
  ] as const;
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: {
      cart: modules[0].reducer,
      checkout: modules[1].reducer,
      payments: modules[2].reducer,
    },
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }).concat(sagas),
  });
  for (const { saga } of modules) sagas.run(saga!);
  store.dispatch(cartActions.cartRequested());
  store.dispatch(checkoutActions.checkoutRequested());
  await pass(2000);
  const sent = () => [
    ...checkout.calls.filter(({ operation }) => operation !== 'getCheckout'),
    ...payments.calls,
  ];
  return { cards, cart, checkout, connection, sent, store };
}

const place = checkoutActions.placeOrderRequested({ expectedTotal: 26.03 });

it('sends no order, card or section by itself when the connection is back; the cart’s change is sent', async () => {
  const { cards, cart, connection, sent, store } = await openPage();
  connection.cut();
  store.dispatch(cartActions.quantityChangeRequested({ cartItemId: 'line-1', qty: 4 }));
  await pass(1000);
  expect(selectWaitingChanges(store.getState())).toBeDefined();
  store.dispatch(place);
  store.dispatch(paymentsActions.cardSubmitted({ claim: cards.deposit(card) }));
  store.dispatch(
    checkoutActions.sectionSubmitted({ section: 'DELIVERY', change: { levelOfService: 'NDD' } }),
  );
  await settle();
  const { checkout, payments } = store.getState();
  expect(checkout.place).toMatchObject({ phase: 'failed', failure: { code: 'NOT_SENT' } });
  expect(checkout.sections.DELIVERY).toMatchObject({ phase: 'failed', failure: { code: 'NOT_SENT' } });
  expect(payments.card).toMatchObject({ phase: 'failed', failure: { code: 'NOT_SENT' } });
  expect(sessionStorage).toHaveLength(0);

  connection.restore();
  await pass(60_000);
  expect(cart.server.cart.items[0]!.qty).toBe(4);
  expect(sent()).toEqual([]);
});

it('places the order when the shopper presses the button again', async () => {
  const { checkout, connection, store } = await openPage();
  connection.cut();
  store.dispatch(cartActions.quantityChangeRequested({ cartItemId: 'line-1', qty: 4 }));
  await pass(1000);
  store.dispatch(place);
  await settle();
  connection.restore();
  await pass(10_000);
  store.dispatch(place);
  await settle();
  expect(checkout.server.orders.size).toBe(1);
  expect(store.getState().checkout.place).toMatchObject({ phase: 'placed' });
});
