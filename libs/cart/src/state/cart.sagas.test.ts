import fc from 'fast-check';
import { createCartStore } from '../testing/cart-store.ts';
import { buildCart, buildCartItem, createFakeCartClient } from '../testing/index.ts';
import type { FakeCartOptions } from '../testing/index.ts';
import type { CartDeps } from './cart.deps.ts';
import { selectIsChanging, selectItemCount, selectLines } from './cart.selectors.ts';
import { cartActions } from './cart.slice.ts';
import { loadCarryOut } from './sagas/load-carry-out.ts';

function setUp(options: FakeCartOptions = {}, deps: Partial<CartDeps> = {}) {
  const client = createFakeCartClient(options);
  const { store, actions } = createCartStore({ client, ...deps });
  return { client, store, actions, lines: () => selectLines(store.getState()) };
}

const two = () =>
  buildCart({
    items: [buildCartItem(), buildCartItem({ cartItemId: 'line-2', itemId: '24400022', qty: 2 })],
  });

/** Lets everything run that waits for nothing but promises, and the given time. */
const pass = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function ready(options?: FakeCartOptions, deps?: Partial<CartDeps>) {
  const shop = setUp({ cart: two(), ...options }, deps);
  shop.store.dispatch(cartActions.cartRequested());
  await pass(2000);
  return shop;
}

describe('quantities', () => {
  it('ten clicks on plus within a second are at most two requests and the right quantity', async () => {
    const { client, store, lines } = await ready();
    for (let click = 1; click <= 10; click += 1) {
      store.dispatch(cartActions.quantityChangeRequested({ cartItemId: 'line-1', qty: 1 + click }));
      expect(lines()[0]).toMatchObject({ qty: 1 + click, pending: 'quantity' });
      await pass(90);
    }
    await pass(2000);
    expect(client.calls.filter(({ operation }) => operation === 'updateItems').length).toBeLessThanOrEqual(2);
    expect(lines()[0]).toMatchObject({ qty: 11, pending: 'none' });
    expect(client.server.cart.items[0]!.qty).toBe(11);
    expect(selectIsChanging(store.getState())).toBe(false);
  });

  it('of several lines travel together', async () => {
    const { client, store } = await ready();
    store.dispatch(cartActions.quantityChangeRequested({ cartItemId: 'line-1', qty: 4 }));
    store.dispatch(cartActions.quantityChangeRequested({ cartItemId: 'line-2', qty: 5 }));
    await pass(1000);
    expect(client.calls.filter(({ operation }) => operation === 'updateItems')).toHaveLength(1);
    expect(client.server.cart.items.map(({ qty }) => qty)).toEqual([4, 5]);
  });

  it('go back to what the server said when it refuses, with the standard error', async () => {
    const { client, store, lines } = await ready();
    client.failNext('updateItems', { code: 'INTERNAL', status: 500 });
    store.dispatch(cartActions.quantityChangeRequested({ cartItemId: 'line-1', qty: 9 }));
    await pass(1000);
    expect(lines()[0]).toMatchObject({ qty: 1, pending: 'none' });
    expect(store.getState().cart.alert).toMatchObject({ serial: 1, failure: { code: 'INTERNAL' } });
  });

  it('are read again when the answer was lost, because the server may have done it', async () => {
    const { client, store, lines } = await ready();
    client.failNext('updateItems', {}, true);
    store.dispatch(cartActions.quantityChangeRequested({ cartItemId: 'line-1', qty: 9 }));
    await pass(1000);
    expect(lines()[0]).toMatchObject({ qty: 9, pending: 'none' });
  });

  it('are sent at once when the shopper leaves', async () => {
    const { client, store } = await ready();
    store.dispatch(cartActions.quantityChangeRequested({ cartItemId: 'line-1', qty: 3 }));
    store.dispatch(cartActions.pendingChangesFlushed());
    await pass(0);
    expect(client.server.cart.items[0]!.qty).toBe(3);
  });

  it('wait for nothing when the shopper leaves: a page that goes away runs nothing later', async () => {
    await loadCarryOut();
    const { client, store } = await ready();
    const before = client.calls.length;
    store.dispatch(cartActions.quantityChangeRequested({ cartItemId: 'line-1', qty: 3 }));
    store.dispatch(cartActions.pendingChangesFlushed());
    expect(client.calls).toHaveLength(before + 1);
    await pass(0);
  });
});

describe('adding', () => {
  it('five products before the first reply: one cart, five lines, five requests in order', async () => {
    const latency = () => new Promise((resolve) => setTimeout(resolve, 300));
    const { client, store } = setUp({ cart: buildCart({ items: [] }), latency });
    store.dispatch(cartActions.cartRequested());
    for (const itemId of ['a', 'b', 'c', 'd', 'e'])
      store.dispatch(cartActions.addToCartRequested([{ itemId, qty: 1 }]));
    await pass(5000);
    expect(client.server.cart.items.map(({ itemId }) => itemId)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(selectItemCount(store.getState())).toBe(5);
    expect(selectIsChanging(store.getState())).toBe(false);
  });

  it('works before any cart was read: the gap is closed by a read', async () => {
    const { client, store } = setUp({ cart: buildCart({ items: [] }) });
    store.dispatch(cartActions.addToCartRequested([{ itemId: 'a', qty: 2 }]));
    await pass(100);
    expect(client.calls.map(({ operation }) => operation)).toEqual(['addItems', 'getCart']);
    expect(selectItemCount(store.getState())).toBe(2);
  });

  it.each([
    [false, 1, 'overlay'],
    [true, 1, 'drawer'],
    [true, 2, 'toast'],
  ])('tells it in the right place (small screen: %p, %d items: %s)', async (small, items, kind) => {
    const { store } = await ready({}, { isSmall: () => small });
    store.dispatch(
      cartActions.addToCartRequested(['a', 'b'].slice(0, items).map((itemId) => ({ itemId, qty: 1 }))),
    );
    await pass(100);
    expect(store.getState().cart.feedback).toMatchObject({ phase: 'added', kind });
  });

  it('that failed can be tried again under the same key', async () => {
    const { client, store } = await ready();
    client.failNext('addItems');
    store.dispatch(cartActions.addToCartRequested([{ itemId: 'a', qty: 1 }]));
    await pass(100);
    const { feedback } = store.getState().cart;
    if (feedback?.phase !== 'failed') throw new Error('the failure should be told');
    store.dispatch(cartActions.addToCartRequested(feedback.body.items, { key: feedback.key }));
    await pass(100);
    const adds = client.calls.filter(({ operation }) => operation === 'addItems');
    expect(adds[0]!.args[1]).toBe(adds[1]!.args[1]);
    expect(store.getState().cart.adding).toEqual({});
  });

  it('whose answer was lost shows what the server holds', async () => {
    const { client, store, lines } = await ready();
    client.failNext('addItems', {}, true);
    store.dispatch(cartActions.addToCartRequested([{ itemId: 'a', qty: 1 }]));
    await pass(100);
    expect(store.getState().cart.feedback).toMatchObject({ phase: 'failed' });
    expect(lines().map(({ line }) => line.itemId)).toContain('a');
  });

  it('an abort is not an error', async () => {
    const { client, store } = await ready();
    client.failNext('addItems', { code: 'ABORTED', retryable: false });
    store.dispatch(cartActions.addToCartRequested([{ itemId: 'a', qty: 1 }]));
    await pass(100);
    expect(store.getState().cart.feedback).toBeUndefined();
    expect(store.getState().cart.adding).toEqual({});
  });
});

describe('removing', () => {
  const remove = cartActions.removeRequested({ cartItemId: 'line-1' });
  const undo = cartActions.undoRequested({ cartItemId: 'line-1' });

  it('leaves the line in its place with Undo for 5 s', async () => {
    const { store, lines } = await ready();
    store.dispatch(remove);
    await pass(100);
    expect(lines().map(({ kind, line }) => [kind, line.cartItemId])).toEqual([
      ['removed', 'line-1'],
      ['line', 'line-2'],
    ]);
    await pass(4800);
    expect(lines()).toHaveLength(2);
    await pass(200);
    expect(lines().map(({ line }) => line.cartItemId)).toEqual(['line-2']);
  });

  it('is taken back by Undo with the quantity that it had', async () => {
    const { client, store, lines } = await ready();
    store.dispatch(cartActions.removeRequested({ cartItemId: 'line-2' }));
    await pass(1000);
    store.dispatch(cartActions.undoRequested({ cartItemId: 'line-2' }));
    await pass(10_000);
    expect(client.server.cart.items.map(({ cartItemId, qty }) => [cartItemId, qty])).toEqual([
      ['line-1', 1],
      ['line-2', 2],
    ]);
    expect(lines().every(({ kind }) => kind === 'line')).toBe(true);
  });

  it('of the first line is taken back to the first place', async () => {
    const { store, lines } = await ready();
    store.dispatch(remove);
    await pass(1000);
    store.dispatch(undo);
    await pass(1000);
    expect(lines().map(({ kind, line }) => [kind, line.cartItemId])).toEqual([
      ['line', 'line-1'],
      ['line', 'line-2'],
    ]);
  });

  it('waits while the removed line is pointed at', async () => {
    const { store, lines } = await ready();
    store.dispatch(remove);
    await pass(1000);
    store.dispatch(cartActions.purgeHeld({ cartItemId: 'line-1' }));
    await pass(60_000);
    expect(lines()).toHaveLength(2);
    store.dispatch(cartActions.purgeReleased({ cartItemId: 'line-1' }));
    await pass(5000);
    expect(lines()).toHaveLength(1);
  });

  it('that failed leaves the line as it was', async () => {
    const { client, store, lines } = await ready();
    client.failNext('removeItem');
    store.dispatch(remove);
    await pass(100);
    expect(lines()[0]).toMatchObject({ kind: 'line', pending: 'none' });
    expect(store.getState().cart.alert).toBeDefined();
  });

  it('an Undo that failed can be tried again', async () => {
    const { client, store, lines } = await ready();
    store.dispatch(remove);
    await pass(100);
    client.failNext('updateItems');
    store.dispatch(undo);
    await pass(100);
    expect(lines()[0]).toMatchObject({ kind: 'removed', phase: 'failed' });
    store.dispatch(undo);
    await pass(100);
    expect(lines().filter(({ kind }) => kind === 'line')).toHaveLength(2);
  });
});

describe('going to checkout', () => {
  it('waits for the changes before it', async () => {
    const { client, store } = await ready();
    store.dispatch(cartActions.quantityChangeRequested({ cartItemId: 'line-1', qty: 7 }));
    store.dispatch(cartActions.checkoutRequested());
    await pass(100);
    expect(client.calls.slice(1).map(({ operation }) => operation)).toEqual(['updateItems', 'updateCart']);
    expect(client.calls.at(-1)!.args[0]).toEqual({ proceedCheckout: true });
  });

  it.each([
    ['a guest to sign in', false, false, 'sign-in'],
    ['everybody else to the next-gen checkout', true, false, 'next-gen'],
    ['to the dotcom checkout when posting the status failed', true, true, 'dotcom'],
  ])('sends %s', async (_, mayCheckOut, broken, to) => {
    const { client, store, actions } = await ready({}, { mayCheckOut: () => mayCheckOut });
    if (broken) client.failNext('updateCart');
    store.dispatch(cartActions.checkoutRequested());
    await pass(100);
    expect(actions.at(-1)).toMatchObject({ type: 'cart/checkoutEntered', payload: { to } });
  });
});

describe('whatever is clicked and however the replies are spread', () => {
  const command = fc.oneof(
    fc.record({
      kind: fc.constant('add' as const),
      item: fc.constantFrom('a', 'b', '24400011'),
      qty: fc.integer({ min: 1, max: 5 }),
    }),
    fc.record({
      kind: fc.constant('set' as const),
      line: fc.constantFrom('line-1', 'line-2'),
      qty: fc.integer({ min: 1, max: 20 }),
    }),
    fc.record({ kind: fc.constant('remove' as const), line: fc.constantFrom('line-1', 'line-2') }),
    fc.record({ kind: fc.constant('undo' as const), line: fc.constantFrom('line-1', 'line-2') }),
    fc.record({ kind: fc.constant('read' as const) }),
    fc.record({ kind: fc.constant('pause' as const), time: fc.integer({ min: 1, max: 900 }) }),
    fc.record({
      kind: fc.constant('fail' as const),
      operation: fc.constantFrom('addItems' as const, 'updateItems' as const, 'removeItem' as const),
      done: fc.boolean(),
    }),
  );

  it('the screen ends with what the server holds, and nothing is pending', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(command, { maxLength: 15 }),
        fc.array(fc.integer({ min: 0, max: 700 }), { minLength: 30, maxLength: 30 }),
        async (commands, latencies) => {
          let call = 0;
          const latency = () => new Promise((resolve) => setTimeout(resolve, latencies[(call += 1) % 30]));
          const { client, store, lines } = await ready({ latency });
          for (const step of commands) {
            if (step.kind === 'add')
              store.dispatch(cartActions.addToCartRequested([{ itemId: step.item, qty: step.qty }]));
            if (step.kind === 'set')
              store.dispatch(cartActions.quantityChangeRequested({ cartItemId: step.line, qty: step.qty }));
            if (step.kind === 'remove')
              store.dispatch(cartActions.removeRequested({ cartItemId: step.line }));
            if (step.kind === 'undo') store.dispatch(cartActions.undoRequested({ cartItemId: step.line }));
            if (step.kind === 'read') store.dispatch(cartActions.cartRequested());
            if (step.kind === 'fail') client.failNext(step.operation, {}, step.done);
            if (step.kind === 'pause') await pass(step.time);
          }
          await pass(60_000);
          const shown = lines().filter(({ kind }) => kind === 'line');
          // Whatever the places: a line that comes back unasked is last until the next read.
          const byId = (lines: { cartItemId: string; qty: number }[]) =>
            Object.fromEntries(lines.map(({ cartItemId, qty }) => [cartItemId, qty]));
          expect(byId(shown.map(({ line }) => line))).toEqual(byId(client.server.cart.items));
          expect(selectIsChanging(store.getState())).toBe(false);
        },
      ),
      { numRuns: process.env.FOOLSCAP_FULL ? 2000 : 60 },
    );
  });
});

describe('when another person takes over', () => {
  const slow = () => new Promise((resolve) => setTimeout(resolve, 300));

  it('what was being read for the former one never arrives', async () => {
    const { store } = await ready({ latency: slow });
    store.dispatch(cartActions.cartRequested());
    await pass(100);
    store.dispatch(cartActions.cartReset());
    await pass(1000);
    expect(store.getState().cart.cart).toBeUndefined();
  });

  it('the cart is read anew although a read was under way', async () => {
    const { client, store } = await ready({ latency: slow });
    store.dispatch(cartActions.cartRequested());
    await pass(100);
    client.server.cart = buildCart({ cartId: 'merged', items: [buildCartItem({ cartItemId: 'merged-1' })] });
    store.dispatch(cartActions.cartReset());
    store.dispatch(cartActions.cartRequested());
    await pass(1000);
    expect(store.getState().cart.cart?.cartId).toBe('merged');
  });

  it('changes of the former one are neither sent nor told any more', async () => {
    const { client, store } = await ready();
    client.failNext('updateItems');
    store.dispatch(cartActions.quantityChangeRequested({ cartItemId: 'line-1', qty: 4 }));
    store.dispatch(cartActions.cartReset());
    await pass(1000);
    expect(client.calls.map(({ operation }) => operation)).toEqual(['getCart']);
    expect(store.getState().cart.alert).toBeUndefined();
    // And the queue goes on for the new one.
    store.dispatch(cartActions.addToCartRequested([{ itemId: 'a', qty: 1 }]));
    await pass(1000);
    expect(client.server.cart.items.at(-1)).toMatchObject({ itemId: 'a' });
  });
});

describe('the code that sends changes', () => {
  it('comes with the first change, and no change is lost before it is there', async () => {
    type Code = Awaited<ReturnType<typeof loadCarryOut>>;
    let arrive: (code: Code) => void = () => undefined;
    const code = new Promise<Code>((done) => (arrive = done));
    const load = jest.fn(() => code);
    const { client, store } = await ready({}, { loadCarryOut: load });
    expect(load).not.toHaveBeenCalled();
    for (const itemId of ['24400031', '24400032', '24400033'])
      store.dispatch(cartActions.addToCartRequested([{ itemId, qty: 1 }]));
    await pass(5000);
    expect(client.calls.some(({ operation }) => operation === 'addItems')).toBe(false);
    arrive(await loadCarryOut());
    await pass(5000);
    expect(client.server.cart.items.map(({ itemId }) => itemId)).toEqual(
      expect.arrayContaining(['24400031', '24400032', '24400033']),
    );
    expect(store.getState().cart.adding).toEqual({});
  });

  it('is asked for again when it could not be fetched; in the end the change fails as any other', async () => {
    const load = jest.fn(loadCarryOut).mockRejectedValue(new TypeError('Failed to fetch'));
    const { store, actions, lines } = await ready({}, { loadCarryOut: load });
    store.dispatch(cartActions.addToCartRequested([{ itemId: '24400031', qty: 1 }]));
    store.dispatch(cartActions.quantityChangeRequested({ cartItemId: 'line-1', qty: 4 }));
    await pass(10_000);
    expect(load.mock.calls.length).toBeGreaterThan(2);
    expect(actions.map(({ type }) => type)).toEqual(
      expect.arrayContaining([cartActions.addFailed.type, cartActions.changeFailed.type]),
    );
    expect(store.getState().cart.adding).toEqual({});
    expect(lines()[0]).toMatchObject({ qty: 1, pending: 'none' });

    load.mockImplementation(loadCarryOut);
    store.dispatch(cartActions.quantityChangeRequested({ cartItemId: 'line-1', qty: 4 }));
    await pass(3000);
    expect(lines()[0]).toMatchObject({ qty: 4, pending: 'none' });
  });
});
