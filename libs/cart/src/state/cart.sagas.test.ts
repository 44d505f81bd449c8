import fc from 'fast-check';
import { freezeTime, pass, settle } from '@foolscap/fake-time';
import { createCartStore } from '../testing/cart-store.ts';
import { buildCart, buildCartItem, createFakeCartClient } from '../testing/index.ts';
import type { FakeCartOptions } from '../testing/index.ts';
import type { CartDeps } from './cart.deps.ts';
import { selectCartNotice, selectIsChanging, selectItemCount, selectLines } from './cart.selectors.ts';
import { cartActions } from './cart.slice.ts';

function setUp(options: FakeCartOptions = {}, deps: Partial<CartDeps> = {}) {
  const client = createFakeCartClient(options);
  const { store, actions } = createCartStore({ client, ...deps });
  return { client, store, actions, lines: () => selectLines(store.getState()) };
}

const two = () =>
  buildCart({
    items: [buildCartItem(), buildCartItem({ cartItemId: 'line-2', itemId: '24400022', qty: 2 })],
  });

const NONE = { items: [{ availablequantity: 0 }] };

/** Flushes pending promises and advances the timers. */

freezeTime();

async function ready(options?: FakeCartOptions, deps?: Partial<CartDeps>) {
  const shop = setUp({ cart: two(), ...options }, deps);
  shop.store.dispatch(cartActions.cartRequested());
  await pass(2000);
  return shop;
}

describe('quantities', () => {
  it('sends ten clicks on plus within a second in at most two requests', async () => {
    const { client, store, lines } = await ready();
    for (let click = 1; click <= 10; click += 1) {
      store.dispatch(cartActions.quantityChangeRequested({ cartItemId: 'line-1', by: 1 }));
      expect(lines()[0]).toMatchObject({ qty: 1 + click, pending: ['quantity'] });
      await pass(90);
    }
    await pass(2000);
    expect(client.calls.filter(({ operation }) => operation === 'updateItems').length).toBeLessThanOrEqual(2);
    expect(lines()[0]).toMatchObject({ qty: 11, pending: [] });
    expect(client.server.cart.items[0]!.qty).toBe(11);
    expect(selectIsChanging(store.getState())).toBe(false);
  });

  it('of several lines are sent together', async () => {
    const { client, store } = await ready();
    store.dispatch(cartActions.quantityChangeRequested({ cartItemId: 'line-1', by: 3 }));
    store.dispatch(cartActions.quantityChangeRequested({ cartItemId: 'line-2', by: 2 }));
    await pass(1000);
    expect(client.calls.filter(({ operation }) => operation === 'updateItems')).toHaveLength(1);
    expect(client.server.cart.items.map(({ qty }) => qty)).toEqual([4, 4]);
  });

  it('that are typed are sent immediately, with the preceding clicks', async () => {
    const { client, store } = await ready();
    store.dispatch(cartActions.quantityChangeRequested({ cartItemId: 'line-2', by: 1 }));
    await pass(100);
    expect(client.calls.map(({ operation }) => operation)).not.toContain('updateItems');
    store.dispatch(cartActions.quantityChangeRequested({ cartItemId: 'line-1', qty: 4 }));
    await settle();
    expect(client.calls.filter(({ operation }) => operation === 'updateItems')).toHaveLength(1);
    expect(client.server.cart.items.map(({ qty }) => qty)).toEqual([4, 3]);
  });

  it('are rolled back with an alert when the server rejects the change', async () => {
    const { client, store, lines } = await ready();
    client.failNext('updateItems', { code: 'INTERNAL', status: 500 });
    store.dispatch(cartActions.quantityChangeRequested({ cartItemId: 'line-1', qty: 9 }));
    await pass(1000);
    expect(lines()[0]).toMatchObject({ qty: 1, pending: [] });
    expect(store.getState().cart.alert).toMatchObject({ serial: 1, failure: { code: 'INTERNAL' } });
  });

  it('are read again when the reply was lost, because the server may have applied the change', async () => {
    const { client, store, lines } = await ready();
    client.failNext('updateItems', {}, true);
    store.dispatch(cartActions.quantityChangeRequested({ cartItemId: 'line-1', qty: 9 }));
    await pass(1000);
    expect(lines()[0]).toMatchObject({ qty: 9, pending: [] });
  });

  it('are sent immediately when the page is being unloaded', async () => {
    const { client, store } = await ready();
    store.dispatch(cartActions.quantityChangeRequested({ cartItemId: 'line-1', by: 2 }));
    store.dispatch(cartActions.pendingChangesFlushed());
    await settle();
    expect(client.server.cart.items[0]!.qty).toBe(3);
  });

  it('are sent synchronously when the page is being unloaded', async () => {
    const { client, store } = await ready();
    const before = client.calls.length;
    store.dispatch(cartActions.quantityChangeRequested({ cartItemId: 'line-1', qty: 3 }));
    store.dispatch(cartActions.pendingChangesFlushed());
    expect(client.calls).toHaveLength(before + 1);
    await settle();
  });
});

describe('adding', () => {
  it('sends five adds before the first reply as five requests in order, to one cart', async () => {
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

  it('reads the cart after an add if no cart was read before', async () => {
    const { client, store } = setUp({ cart: buildCart({ items: [] }) });
    store.dispatch(cartActions.addToCartRequested([{ itemId: 'a', qty: 2 }]));
    await pass(100);
    expect(client.calls.map(({ operation }) => operation)).toEqual(['addItems', 'getCart']);
    expect(selectItemCount(store.getState())).toBe(2);
  });

  it.each([
    [false, 1, false, 'overlay'],
    [true, 1, false, 'drawer'],
    [true, 2, false, 'toast'],
    [true, 1, true, 'toast'],
  ])(
    'chooses the feedback (small screen: %p, %d items, on the cart page: %p: %s)',
    async (small, items, isCartShown, kind) => {
      const { store } = await ready({}, { isSmall: () => small, isCartShown: () => isCartShown });
      store.dispatch(
        cartActions.addToCartRequested(['a', 'b'].slice(0, items).map((itemId) => ({ itemId, qty: 1 }))),
      );
      await pass(100);
      expect(store.getState().cart.feedback).toMatchObject({ phase: 'added', kind });
    },
  );

  it('can be retried with the same key after a failure', async () => {
    const { client, store } = await ready();
    client.failNext('addItems');
    store.dispatch(cartActions.addToCartRequested([{ itemId: 'a', qty: 1 }]));
    await pass(100);
    const { feedback } = store.getState().cart;
    if (feedback?.phase !== 'failed') throw new Error('expected the feedback of a failed add');
    store.dispatch(cartActions.addToCartRequested(feedback.body.items, { key: feedback.key }));
    await pass(100);
    const adds = client.calls.filter(({ operation }) => operation === 'addItems');
    expect(adds[0]!.args[1]).toBe(adds[1]!.args[1]);
    expect(store.getState().cart.pending).toEqual({});
  });

  it('shows the cart of the server when the reply was lost', async () => {
    const { client, store, lines } = await ready();
    client.failNext('addItems', {}, true);
    store.dispatch(cartActions.addToCartRequested([{ itemId: 'a', qty: 1 }]));
    await pass(100);
    expect(store.getState().cart.feedback).toMatchObject({ phase: 'failed' });
    expect(lines().map(({ line }) => line.itemId)).toContain('a');
  });

  it('does not show an abort as a failure', async () => {
    const { client, store } = await ready();
    client.failNext('addItems', { code: 'ABORTED', retryable: false });
    store.dispatch(cartActions.addToCartRequested([{ itemId: 'a', qty: 1 }]));
    await pass(100);
    expect(store.getState().cart.feedback).toBeUndefined();
    expect(store.getState().cart.pending).toEqual({});
  });
});

describe('removing', () => {
  const remove = cartActions.removeRequested({ cartItemId: 'line-1' });
  const undo = cartActions.undoRequested({ cartItemId: 'line-1' });

  it('keeps the line in its place with Undo for 5 s', async () => {
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

  it('is undone with the former quantity', async () => {
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

  it('of the first line is undone in the first position', async () => {
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

  it('does not purge the line while it is hovered', async () => {
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

  it('leaves the line unchanged after a failure', async () => {
    const { client, store, lines } = await ready();
    client.failNext('removeItem');
    store.dispatch(remove);
    await pass(100);
    expect(lines()[0]).toMatchObject({ kind: 'line', pending: [] });
    expect(store.getState().cart.alert).toBeDefined();
  });

  it('leaves nothing pending after a failure, also of an unsent quantity that it replaced', async () => {
    const { client, store, lines } = await ready();
    client.failNext('removeItem');
    store.dispatch(cartActions.quantityChangeRequested({ cartItemId: 'line-2', qty: 9 }));
    store.dispatch(cartActions.removeRequested({ cartItemId: 'line-2' }));
    await pass(5000);
    expect(selectIsChanging(store.getState())).toBe(false);
    expect(lines().find(({ line }) => line.cartItemId === 'line-2')?.line.qty).toBe(
      client.server.cart.items.find(({ cartItemId }) => cartItemId === 'line-2')?.qty,
    );
  });

  it('can be undone again after Undo failed', async () => {
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

  it('cannot be undone once the item has sold out, and a notice says so', async () => {
    const { client, store, lines } = await ready();
    store.dispatch(remove);
    await pass(100);
    const { removed } = client.server;
    const [line] = buildCart({ items: [{ ...removed.get('line-1')!, inventory: NONE }] }).items;
    removed.set('line-1', line!);
    store.dispatch(undo);
    await pass(100);
    expect(lines().map(({ kind, line }) => [kind, line.cartItemId])).toEqual([['line', 'line-2']]);
    expect(selectCartNotice(store.getState())).toMatchObject({ code: 'notRestored' });
    expect(client.server.cart.items).toHaveLength(1);
  });
});

it('does not take a refresh from before a failed read for the latest cart', async () => {
  const delays = [0, 3000];
  const latency = () => new Promise((resolve) => setTimeout(resolve, delays.shift() ?? 0));
  const { client, store } = await ready({ latency });
  store.dispatch(cartActions.cartRefreshRequested());
  // The server removes the line, but neither this reply nor that of the next read arrives.
  client.failNext('removeItem', { status: 502 }, true);
  client.failNext('getCart', { status: 502 });
  store.dispatch(cartActions.removeRequested({ cartItemId: 'line-1' }));
  await pass(100);
  expect(store.getState().cart.info.phase).toBe('failed');
  await pass(3000);
  expect(store.getState().cart.info.phase).toBe('failed');
});

describe('entering checkout', () => {
  it('waits for earlier changes', async () => {
    const { client, store } = await ready();
    store.dispatch(cartActions.quantityChangeRequested({ cartItemId: 'line-1', qty: 7 }));
    store.dispatch(cartActions.checkoutRequested());
    await pass(100);
    expect(client.calls.slice(1).map(({ operation }) => operation)).toEqual(['updateItems', 'updateCart']);
    expect(client.calls.at(-1)!.args[0]).toEqual({ proceedCheckout: true });
  });

  it.each([
    ['a guest to sign in', false, false, 'sign-in'],
    ['a shopper who may check out to the next-gen checkout', true, false, 'next-gen'],
    ['to the dotcom checkout when posting the status failed', true, true, 'dotcom'],
  ])('sends %s', async (_, mayCheckOut, broken, to) => {
    const { client, store, actions } = await ready({}, { mayCheckOut: () => mayCheckOut });
    if (broken) client.failNext('updateCart');
    store.dispatch(cartActions.checkoutRequested());
    await pass(100);
    expect(actions.at(-1)).toMatchObject({ type: 'cart/checkoutEntered', payload: { to } });
  });
});

describe('for any commands and reply times', () => {
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

  it('shows the cart of the server in the end, and nothing is pending', async () => {
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
          // Order is ignored: a line restored without Undo is last until the next read.
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

describe('after a reset, because an order has ended the cart', () => {
  const slow = () => new Promise((resolve) => setTimeout(resolve, 300));

  it('drops the read in flight', async () => {
    const { store } = await ready({ latency: slow });
    store.dispatch(cartActions.cartRequested());
    await pass(100);
    store.dispatch(cartActions.cartReset());
    await pass(1000);
    expect(store.getState().cart.info.value).toBeUndefined();
  });

  it('reads the cart again although a read was in flight', async () => {
    const { client, store } = await ready({ latency: slow });
    store.dispatch(cartActions.cartRequested());
    await pass(100);
    client.server.cart = buildCart({ cartId: 'merged', items: [buildCartItem({ cartItemId: 'merged-1' })] });
    store.dispatch(cartActions.cartReset());
    store.dispatch(cartActions.cartRequested());
    await pass(1000);
    expect(store.getState().cart.info.value?.cartId).toBe('merged');
  });

  it('neither sends changes of the ended cart nor shows their failures', async () => {
    const { client, store } = await ready();
    client.failNext('updateItems');
    store.dispatch(cartActions.quantityChangeRequested({ cartItemId: 'line-1', by: 3 }));
    store.dispatch(cartActions.cartReset());
    await pass(1000);
    expect(client.calls.map(({ operation }) => operation)).toEqual(['getCart']);
    expect(store.getState().cart.alert).toBeUndefined();
    // The queue continues for the next cart.
    store.dispatch(cartActions.addToCartRequested([{ itemId: 'a', qty: 1 }]));
    await pass(1000);
    expect(client.server.cart.items.at(-1)).toMatchObject({ itemId: 'a' });
  });
});
