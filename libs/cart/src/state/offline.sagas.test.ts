import { createTestConnection } from '@foolscap/core/http';
import { createCartStore } from '../testing/cart-store.ts';
import { buildCart, buildCartItem, createFakeCartClient } from '../testing/index.ts';
import type { FakeOperation } from '../testing/index.ts';
import type { CartDeps } from './cart.deps.ts';
import {
  selectIsChanging,
  selectLines,
  selectQuantitiesByLine,
  selectWaitingChanges,
} from './cart.selectors.ts';
import { cartActions } from './cart.slice.ts';
import { repeatChange } from './repeat-change.ts';
import { loadCarryOut } from './sagas/load-carry-out.ts';

const pass = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A cart of two lines that has been read. */
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
    client,
    connection,
    store,
    entered: () => actions.filter(cartActions.checkoutEntered.match).map(({ payload }) => payload.to),
    state: () => store.getState().cart,
    line: (place: number) => selectLines(store.getState())[place]!,
    waiting: () => selectWaitingChanges(store.getState()),
    callsOf: (operation: FakeOperation) => client.calls.filter((call) => call.operation === operation),
  };
}

const quantity = (qty: number) => cartActions.quantityChangeRequested({ cartItemId: 'line-1', qty });

describe('without a connection', () => {
  it('a change stays on the screen, is no error, and is sent under the same key once the connection is back', async () => {
    const { callsOf, client, connection, line, state, store, waiting } = await ready();
    connection.cut();
    store.dispatch(quantity(4));
    await pass(60_000);
    expect(line(0)).toMatchObject({ qty: 4, pending: 'quantity' });
    expect(waiting()).toEqual({ tries: 1 });
    expect(state().alert).toBeUndefined();
    expect(state().load.phase).toBe('ready');

    connection.restore();
    await pass();
    expect(client.server.cart.items[0]!.qty).toBe(4);
    expect(line(0)).toMatchObject({ qty: 4, pending: 'none' });
    expect(waiting()).toBeUndefined();
    expect(new Set(callsOf('updateItems').map(({ args }) => args[1])).size).toBe(1);
  });

  it('many changes are two requests in the end, and the last quantity wins', async () => {
    const { callsOf, client, connection, store } = await ready();
    connection.cut();
    for (let qty = 2; qty <= 9; qty += 1) {
      store.dispatch(quantity(qty));
      await pass(1000);
    }
    const before = callsOf('updateItems').length;
    connection.restore();
    await pass(1000);
    expect(client.server.cart.items[0]!.qty).toBe(9);
    expect(callsOf('updateItems').length - before).toBeLessThanOrEqual(2);
    expect(selectIsChanging(store.getState())).toBe(false);
  });

  it('changes of several kinds arrive in their order', async () => {
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

  it('an add whose reply was lost with the connection is added once', async () => {
    const { callsOf, client, connection, state, store } = await ready(
      {},
      () => new Promise((resolve) => setTimeout(resolve, 300)),
    );
    client.failNext('addItems', {}, true);
    store.dispatch(cartActions.addToCartRequested([{ itemId: 'a', qty: 3 }]));
    await pass(100);
    expect(callsOf('addItems')).toHaveLength(1);
    connection.cut();
    await pass(1000);
    connection.restore();
    await pass(5000);
    expect(client.server.cart.items.find(({ itemId }) => itemId === 'a')).toMatchObject({ qty: 3 });
    expect(callsOf('addItems').map(({ args }) => args[1])).toEqual(['key-1', 'key-1']);
    expect(state().feedback).toMatchObject({ phase: 'added' });
  });

  it('the store knows the key of the add that waits, so that a page that is loaded again can repeat it', async () => {
    const { connection, store, waiting } = await ready();
    connection.cut();
    store.dispatch(cartActions.addToCartRequested([{ itemId: 'a', qty: 3 }]));
    await pass();
    expect(waiting()).toEqual({ tries: 1, add: { items: [{ itemId: 'a', qty: 3 }], key: 'key-1' } });
  });

  it('"Try again" really sends: it fails and counts while there is no connection', async () => {
    const { callsOf, connection, store, waiting } = await ready();
    connection.cut();
    store.dispatch(quantity(4));
    await pass(1000);
    const before = callsOf('updateItems').length;
    store.dispatch(cartActions.sendNowRequested());
    await pass();
    expect(callsOf('updateItems')).toHaveLength(before + 1);
    expect(waiting()).toEqual({ tries: 2 });
  });

  it('"Try again" succeeds where the browser is wrong about the connection', async () => {
    const connection = { isOnline: () => false, whenOnline: () => new Promise<void>(() => undefined) };
    const { client, store, waiting } = await ready({ connection });
    client.failNext('updateItems');
    store.dispatch(quantity(4));
    await pass(1000);
    expect(waiting()).toEqual({ tries: 1 });
    store.dispatch(cartActions.sendNowRequested());
    await pass();
    expect(client.server.cart.items[0]!.qty).toBe(4);
    expect(waiting()).toBeUndefined();
  });

  it('a connection that is back but carries nothing yet is given a moment', async () => {
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

  it('a refusal after the wait is reported like any other', async () => {
    const { client, connection, line, state, store, waiting } = await ready();
    connection.cut();
    store.dispatch(quantity(4));
    await pass(1000);
    client.failNext('updateItems', { code: 'INTERNAL', status: 500, retryable: false });
    connection.restore();
    await pass(1000);
    expect(state().alert).toMatchObject({ serial: 1, failure: { code: 'INTERNAL' } });
    expect(line(0)).toMatchObject({ qty: 1, pending: 'none' });
    expect(waiting()).toBeUndefined();
  });

  it('the cart is read when the connection is back, and what it held stays until then', async () => {
    const { client, connection, state, store, waiting } = await ready();
    connection.cut();
    store.dispatch(cartActions.cartRequested());
    await pass(60_000);
    expect(state().load.phase).toBe('loading');
    expect(state().cart?.items).toHaveLength(2);
    // Nothing was changed, so no message is about changes.
    expect(waiting()).toBeUndefined();
    client.server.cart = { ...client.server.cart, revision: client.server.cart.revision + 1 };
    connection.restore();
    await pass();
    expect(state().load.phase).toBe('ready');
    expect(state().cart?.revision).toBe(client.server.cart.revision);
  });

  it('going to checkout waits, and does not take the other checkout for want of a connection', async () => {
    const { connection, entered, store } = await ready();
    connection.cut();
    store.dispatch(cartActions.checkoutRequested());
    await pass(10_000);
    expect(entered()).toEqual([]);
    connection.restore();
    await pass();
    expect(entered()).toEqual(['next-gen']);
  });

  it('the code that sends changes is not fetched: the browser would remember that it could not be fetched', async () => {
    const load = jest.fn(loadCarryOut);
    const { client, connection, store, waiting } = await ready({ loadCarryOut: load });
    connection.cut();
    store.dispatch(quantity(4));
    await pass(10_000);
    expect(load).not.toHaveBeenCalled();
    expect(waiting()).toEqual({ tries: 1 });
    connection.restore();
    await pass(1000);
    expect(client.server.cart.items[0]!.qty).toBe(4);
    expect(waiting()).toBeUndefined();
  });

  it('waiting changes are dropped when another person takes over', async () => {
    const { callsOf, connection, store, waiting } = await ready();
    connection.cut();
    store.dispatch(quantity(4));
    await pass(1000);
    const before = callsOf('updateItems').length;
    store.dispatch(cartActions.cartReset());
    expect(waiting()).toBeUndefined();
    connection.restore();
    await pass(5000);
    expect(callsOf('updateItems')).toHaveLength(before);
  });
});

describe('a change that failed although there is a connection', () => {
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
    const { callsOf, client, state, store } = await ready();
    client.failNext(operation);
    store.dispatch(intention);
    await pass(1000);
    const { change } = state().alert!;
    const held = selectQuantitiesByLine(store.getState());
    expect(repeatChange(change!, held)).toEqual([intention]);
    const before = callsOf(operation).length;
    for (const again of repeatChange(change!, held)) store.dispatch(again);
    await pass(1000);
    expect(callsOf(operation)).toHaveLength(before + 1);
    expect(selectIsChanging(store.getState())).toBe(false);
  });

  it('is not offered again where the server refused it for good', async () => {
    const { client, state, store } = await ready();
    client.failNext('updateItems', { code: 'INVALID_QTY', status: 400, retryable: false });
    store.dispatch(quantity(4));
    await pass(1000);
    expect(state().alert?.change).toBeUndefined();
  });
});
