import { createTestConnection } from '@foolscap/core/http';
import { freezeTime, pass, settle } from '@foolscap/fake-time';
import { createCartStore } from '../testing/cart-store.ts';
import { buildCart, buildCartItem, createFakeCartClient } from '../testing/index.ts';
import type { FakeOperation } from '../testing/index.ts';
import type { CartDeps } from './cart.deps.ts';
import { selectIsChanging, selectLines, selectWaitingChanges } from './cart.selectors.ts';
import { cartActions } from './cart.slice.ts';

freezeTime();

/** Sets up a store that has read a cart of two lines. */
async function ready(deps: Partial<CartDeps> = {}, latency?: () => Promise<unknown>) {
  const connection = createTestConnection();
  const cart = buildCart({
    items: [buildCartItem(), buildCartItem({ cartItemId: 'line-2', itemId: '24400022', qty: 2 })],
  });
  const client = createFakeCartClient({ cart, connection, ...(latency && { latency }) });
  const { store, actions } = createCartStore({ client, connection, ...deps });
  store.dispatch(cartActions.cartRequested());
  await pass(2000);
  return {
    actions,
    client,
    connection,
    store,
    entered: () => actions.filter(cartActions.checkoutEntered.match).map(({ payload }) => payload.to),
    state: () => store.getState().cart,
    line: (index: number) => selectLines(store.getState())[index]!,
    waiting: () => selectWaitingChanges(store.getState()),
    callsTo: (operation: FakeOperation) => client.calls.filter((call) => call.operation === operation),
  };
}

const quantity = (qty: number) => cartActions.quantityChangeRequested({ cartItemId: 'line-1', qty });

describe('without a connection', () => {
  it('keeps a change pending without an error, and sends it with the same key once the connection is back', async () => {
    const { callsTo, client, connection, line, state, store, waiting } = await ready();
    connection.cut();
    store.dispatch(quantity(4));
    await pass(60_000);
    expect(line(0)).toMatchObject({ qty: 4, pending: ['quantity'] });
    expect(waiting()).toEqual({ tries: 1 });
    expect(state().alert).toBeUndefined();
    expect(state().info.phase).toBe('ready');

    connection.restore();
    await settle();
    expect(client.server.cart.items[0]!.qty).toBe(4);
    expect(line(0)).toMatchObject({ qty: 4, pending: [] });
    expect(waiting()).toBeUndefined();
    expect(new Set(callsTo('updateItems').map(({ args }) => args[1])).size).toBe(1);
  });

  it('coalesces many changes into at most two requests with the last quantity', async () => {
    const { callsTo, client, connection, store } = await ready();
    connection.cut();
    for (let qty = 2; qty <= 9; qty += 1) {
      store.dispatch(quantity(qty));
      await pass(1000);
    }
    const before = callsTo('updateItems').length;
    connection.restore();
    await pass(1000);
    expect(client.server.cart.items[0]!.qty).toBe(9);
    expect(callsTo('updateItems').length - before).toBeLessThanOrEqual(2);
    expect(selectIsChanging(store.getState())).toBe(false);
  });

  it('sends changes of several kinds in order', async () => {
    const { client, connection, store } = await ready();
    connection.cut();
    store.dispatch(cartActions.addToCartRequested([{ itemId: 'a', qty: 3 }]));
    store.dispatch(cartActions.removeRequested({ cartItemId: 'line-1' }));
    store.dispatch(cartActions.quantityChangeRequested({ cartItemId: 'line-2', qty: 7 }));
    await pass(5000);
    connection.restore();
    await pass(2000);
    expect(client.server.cart.items.map(({ itemId, qty }) => [itemId, qty])).toEqual([
      ['24400022', 7],
      ['a', 3],
    ]);
    expect(selectIsChanging(store.getState())).toBe(false);
  });

  it('adds items once when the reply was lost with the connection', async () => {
    const { callsTo, client, connection, state, store } = await ready(
      {},
      () => new Promise((resolve) => setTimeout(resolve, 300)),
    );
    client.failNext('addItems', {}, true);
    store.dispatch(cartActions.addToCartRequested([{ itemId: 'a', qty: 3 }]));
    await pass(100);
    expect(callsTo('addItems')).toHaveLength(1);
    connection.cut();
    await pass(1000);
    connection.restore();
    await pass(5000);
    expect(client.server.cart.items.find(({ itemId }) => itemId === 'a')).toMatchObject({ qty: 3 });
    expect(callsTo('addItems').map(({ args }) => args[1])).toEqual(['key-1', 'key-1']);
    expect(state().feedback).toMatchObject({ phase: 'added' });
  });

  it('keeps the key of a waiting add in the store, so that a reloaded page can repeat it', async () => {
    const { connection, store, waiting } = await ready();
    connection.cut();
    store.dispatch(cartActions.addToCartRequested([{ itemId: 'a', qty: 3 }]));
    await settle();
    expect(waiting()).toEqual({ tries: 1, add: { items: [{ itemId: 'a', qty: 3 }], key: 'key-1' } });
  });

  it('sends on "Try again", and counts the failed attempt while there is no connection', async () => {
    const { callsTo, connection, store, waiting } = await ready();
    connection.cut();
    store.dispatch(quantity(4));
    await pass(1000);
    const before = callsTo('updateItems').length;
    store.dispatch(cartActions.sendNowRequested());
    await settle();
    expect(callsTo('updateItems')).toHaveLength(before + 1);
    expect(waiting()).toEqual({ tries: 2 });
  });

  it('succeeds on "Try again" when the browser wrongly reports no connection', async () => {
    const connection = { isOnline: () => false, whenOnline: () => new Promise<void>(() => undefined) };
    const { client, store, waiting } = await ready({ connection });
    client.failNext('updateItems');
    store.dispatch(quantity(4));
    await pass(1000);
    expect(waiting()).toEqual({ tries: 1 });
    store.dispatch(cartActions.sendNowRequested());
    await settle();
    expect(client.server.cart.items[0]!.qty).toBe(4);
    expect(waiting()).toBeUndefined();
  });

  it('retries when requests still fail just after the connection is back', async () => {
    const { client, connection, state, store, waiting } = await ready();
    connection.cut();
    store.dispatch(quantity(4));
    await pass(1000);
    client.failNext('updateItems');
    client.failNext('updateItems');
    connection.restore();
    await pass(400);
    expect(waiting()).toBeDefined();
    await pass(2500);
    expect(client.server.cart.items[0]!.qty).toBe(4);
    expect(state().alert).toBeUndefined();
  });

  it('shows an alert when the server rejects a change that waited', async () => {
    const { client, connection, line, state, store, waiting } = await ready();
    connection.cut();
    store.dispatch(quantity(4));
    await pass(1000);
    client.failNext('updateItems', { code: 'INTERNAL', status: 500, retryable: false });
    connection.restore();
    await pass(1000);
    expect(state().alert).toMatchObject({ serial: 1, failure: { code: 'INTERNAL' } });
    expect(line(0)).toMatchObject({ qty: 1, pending: [] });
    expect(waiting()).toBeUndefined();
  });

  it('reads the cart when the connection is back, and keeps the held cart until then', async () => {
    const { client, connection, state, store, waiting } = await ready();
    connection.cut();
    store.dispatch(cartActions.cartRequested());
    await pass(60_000);
    expect(state().info.phase).toBe('loading');
    expect(state().info.value?.items).toHaveLength(2);
    // No change is pending, so there is no message about waiting changes.
    expect(waiting()).toBeUndefined();
    client.server.cart = { ...client.server.cart, revision: client.server.cart.revision + 1 };
    connection.restore();
    await settle();
    expect(state().info.phase).toBe('ready');
    expect(state().info.value?.revision).toBe(client.server.cart.revision);
  });

  it('delays entering checkout instead of falling back to the dotcom checkout', async () => {
    const { connection, entered, store } = await ready();
    connection.cut();
    store.dispatch(cartActions.checkoutRequested());
    await pass(10_000);
    expect(entered()).toEqual([]);
    connection.restore();
    await settle();
    expect(entered()).toEqual(['next-gen']);
  });

  it('drops waiting changes when an order ends the cart', async () => {
    const { callsTo, connection, store, waiting } = await ready();
    connection.cut();
    store.dispatch(quantity(4));
    await pass(1000);
    const before = callsTo('updateItems').length;
    store.dispatch(cartActions.cartReset());
    expect(waiting()).toBeUndefined();
    connection.restore();
    await pass(5000);
    expect(callsTo('updateItems')).toHaveLength(before);
  });
});

describe('a change that failed with a connection', () => {
  it.each([
    [quantity(4), 'updateItems'],
    [cartActions.quantityChangeRequested({ cartItemId: 'line-1', by: 2 }), 'updateItems'],
    [cartActions.removeRequested({ cartItemId: 'line-1' }), 'removeItem'],
    [
      cartActions.fulfillmentRequested({
        cartItemId: 'line-1',
        deliveryType: 'ISP',
        pickupStoreNumber: '1547',
      }),
      'updateItems',
    ],
  ] as const)('can be repeated: %j', async (intention, operation) => {
    const { actions, callsTo, client, state, store } = await ready();
    client.failNext(operation);
    store.dispatch(intention);
    await pass(1000);
    const { change } = state().alert!;
    expect(change).toBeDefined();
    const before = callsTo(operation).length;
    actions.length = 0;
    store.dispatch(cartActions.retryRequested());
    expect(actions.slice(0, 3)).toEqual([
      cartActions.retryRequested(),
      cartActions.alertDismissed(),
      intention,
    ]);
    await pass(1000);
    expect(callsTo(operation)).toHaveLength(before + 1);
    expect(selectIsChanging(store.getState())).toBe(false);
  });

  it('cannot be repeated when the failure is not retryable', async () => {
    const { client, state, store } = await ready();
    client.failNext('updateItems', { code: 'INVALID_QTY', status: 400, retryable: false });
    store.dispatch(quantity(4));
    await pass(1000);
    expect(state().alert?.change).toBeUndefined();
  });
});
