import fc from 'fast-check';
import { createCartStore } from '../testing/cart-store.ts';
import { buildCart, buildCartItem, createFakeCartClient } from '../testing/index.ts';
import type { FakeCartClient } from '../testing/index.ts';
import { selectCartAlert, selectLines, selectRebased } from './cart.selectors.ts';
import { cartActions } from './cart.slice.ts';

/** A browser window of its own on one server. */
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
    /** Presses plus (or minus), on top of what this window shows. */
    step: (by: number) =>
      store.dispatch(cartActions.quantityChangeRequested({ cartItemId: 'line-1', qty: (shown() ?? 0) + by })),
    isTold: () => selectRebased(store.getState()) !== undefined,
    alert: () => selectCartAlert(store.getState()),
  };
}

const server = () =>
  createFakeCartClient({ cart: buildCart({ items: [buildCartItem({ cartItemId: 'line-1', qty: 1 })] }) });
const quantityOn = (client: FakeCartClient) => client.server.cart.items[0]?.qty;
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('plus in a window that has not seen the other one’s change adds to it, and says so', async () => {
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
  expect(stale.isTold()).toBe(true);
  expect(stale.alert()).toBeUndefined();
  expect(other.isTold()).toBe(false);
});

it('says nothing when the other window changed something else', async () => {
  const client = server();
  const stale = await openWindow(client, 'stale');
  await client.addItems({ items: [{ itemId: '24400099', qty: 1 }] }, 'elsewhere');
  stale.step(1);
  await pass(2000);
  expect(quantityOn(client)).toBe(2);
  expect(stale.isTold()).toBe(false);
});

it('never goes below one, and a line that the other window removed is not brought back', async () => {
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

it('keeps every step of two windows, in whatever order they come', async () => {
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
