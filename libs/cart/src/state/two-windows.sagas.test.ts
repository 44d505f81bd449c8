import fc from 'fast-check';
import { freezeTime, pass } from '@foolscap/fake-time';
import { createCartStore } from '../testing/cart-store.ts';
import { buildCart, buildCartItem, createFakeCartClient } from '../testing/index.ts';
import type { FakeCartClient } from '../testing/index.ts';
import { selectCartAlert, selectCartNotice, selectIsChanging, selectLines } from './cart.selectors.ts';
import { cartActions } from './cart.slice.ts';

/** Opens another browser window on the same server. */
async function openWindow(client: FakeCartClient, name: string) {
  let keys = 0;
  const { store } = createCartStore({ client, newKey: () => `${name}-${(keys += 1)}` });
  store.dispatch(cartActions.cartRequested());
  await pass(2000);
  const shown = () => {
    const [view] = selectLines(store.getState());
    return view?.kind === 'line' ? view.qty : undefined;
  };
  return {
    store,
    shown,
    /** Clicks plus or minus. */
    step: (by: number) => store.dispatch(cartActions.quantityChangeRequested({ cartItemId: 'line-1', by })),
    type: (qty: number) => store.dispatch(cartActions.quantityChangeRequested({ cartItemId: 'line-1', qty })),
    remove: () => store.dispatch(cartActions.removeRequested({ cartItemId: 'line-1' })),
    notice: () => selectCartNotice(store.getState())?.code,
    alert: () => selectCartAlert(store.getState()),
  };
}

const server = () =>
  createFakeCartClient({ cart: buildCart({ items: [buildCartItem({ cartItemId: 'line-1', qty: 1 })] }) });
const quantityOn = (client: FakeCartClient) => client.server.cart.items[0]?.qty;

freezeTime();

it('applies plus in a stale window to the change of the other window, and shows a notice', async () => {
  const client = server();
  const stale = await openWindow(client, 'stale');
  const other = await openWindow(client, 'other');
  other.step(3);
  await pass(2000);
  expect(quantityOn(client)).toBe(4);

  stale.step(1);
  await pass(2000);
  expect(quantityOn(client)).toBe(5);
  expect(stale.shown()).toBe(5);
  expect(stale.notice()).toBe('changedElsewhere');
  expect(stale.alert()).toBeUndefined();
  expect(other.notice()).toBeUndefined();
});

it('shows no notice when the other window changed another line', async () => {
  const client = server();
  const stale = await openWindow(client, 'stale');
  await client.addItems({ items: [{ itemId: '24400099', qty: 1 }] }, 'elsewhere');
  stale.step(1);
  await pass(2000);
  expect(quantityOn(client)).toBe(2);
  expect(stale.notice()).toBeUndefined();
});

it('never lowers a quantity below one', async () => {
  const client = server();
  const stale = await openWindow(client, 'stale');
  stale.step(4);
  await pass(2000);
  const other = await openWindow(client, 'other');
  other.step(-4);
  await pass(2000);
  stale.step(-3);
  await pass(2000);
  expect(quantityOn(client)).toBe(1);
});

it('does not restore a line that the other window has removed, and shows a notice', async () => {
  for (const change of ['step', 'type'] as const) {
    const client = server();
    const stale = await openWindow(client, 'stale');
    const other = await openWindow(client, 'other');
    other.remove();
    await pass(2000);
    expect(quantityOn(client)).toBeUndefined();

    stale[change](9);
    await pass(2000);
    expect(quantityOn(client)).toBeUndefined();
    expect(stale.shown()).toBeUndefined();
    expect(stale.notice()).toBe('removedElsewhere');
    expect(stale.alert()).toBeUndefined();
    expect(selectIsChanging(stale.store.getState())).toBe(false);
    expect(client.calls.filter(({ operation }) => operation === 'updateItems')).toHaveLength(1);
  }
});

it('shows a line that the other window has added again before the reply to its removal arrives', async () => {
  let latency = 0;
  const client = createFakeCartClient({
    latency: () => new Promise((resolve) => setTimeout(resolve, latency)),
  });
  const stale = await openWindow(client, 'stale');
  latency = 3000;
  stale.remove();
  latency = 0;
  void client.addItems({ items: [{ itemId: '24400011', qty: 1 }] }, 'elsewhere');
  stale.store.dispatch(cartActions.cartRefreshRequested());
  await pass(4000);
  expect(selectLines(stale.store.getState())).toMatchObject([{ kind: 'line', line: { qty: 1 } }]);
});

it('sends the remaining changes when one of the changed lines no longer exists', async () => {
  const client = createFakeCartClient({
    cart: buildCart({
      items: [buildCartItem({ cartItemId: 'line-1' }), buildCartItem({ cartItemId: 'line-2', qty: 2 })],
    }),
  });
  const stale = await openWindow(client, 'stale');
  const other = await openWindow(client, 'other');
  other.remove();
  await pass(2000);
  stale.step(1);
  stale.store.dispatch(cartActions.quantityChangeRequested({ cartItemId: 'line-2', by: 1 }));
  await pass(2000);
  expect(client.server.cart.items.map(({ cartItemId, qty }) => [cartItemId, qty])).toEqual([['line-2', 3]]);
  expect(stale.notice()).toBe('removedElsewhere');
});

it('sets a typed quantity regardless of changes in the other window', async () => {
  const client = server();
  const stale = await openWindow(client, 'stale');
  stale.type(8);
  await pass(2000);
  const other = await openWindow(client, 'other');
  other.step(5);
  await pass(2000);
  expect(quantityOn(client)).toBe(13);
  expect(stale.shown()).toBe(8);

  stale.type(3);
  await pass(2000);
  expect(quantityOn(client)).toBe(3);
  expect(stale.shown()).toBe(3);
  expect(stale.notice()).toBeUndefined();
});

it('adds steps up, and applies steps after a typed quantity to that quantity', async () => {
  const client = server();
  const stale = await openWindow(client, 'stale');
  const other = await openWindow(client, 'other');
  other.step(5);
  await pass(2000);
  stale.step(1);
  stale.step(1);
  await pass(2000);
  expect(quantityOn(client)).toBe(8);

  other.type(20);
  await pass(2000);
  stale.step(1);
  stale.type(3);
  stale.step(1);
  await pass(2000);
  expect(quantityOn(client)).toBe(4);
  expect(selectIsChanging(stale.store.getState())).toBe(false);
});

it('keeps every step of two windows in any order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          window: fc.nat({ max: 1 }),
          by: fc.integer({ min: 1, max: 3 }),
          wait: fc.nat({ max: 900 }),
        }),
        { minLength: 1, maxLength: 12 },
      ),
      async (steps) => {
        const client = server();
        const windows = [await openWindow(client, 'a'), await openWindow(client, 'b')];
        for (const { window, by, wait } of steps) {
          windows[window]!.step(by);
          await pass(wait);
        }
        await pass(5000);
        expect(quantityOn(client)).toBe(1 + steps.reduce((sum, { by }) => sum + by, 0));
        expect(windows.map(({ alert }) => alert())).toEqual([undefined, undefined]);
      },
    ),
    { numRuns: 60 },
  );
});
