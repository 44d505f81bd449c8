import fc from 'fast-check';
import { freezeTime, settle } from '@foolscap/fake-time';
import { buildCart } from '../../testing/builders.ts';
import { createCartStore } from '../../testing/cart-store.ts';
import { createFakeCartClient, type FakeCartOptions } from '../../testing/fake-cart-client.ts';
import { cartActions } from '../cart.slice.ts';
import { createAddWithCallbacks } from './index.ts';

freezeTime();

function open(options: FakeCartOptions = {}) {
  const client = createFakeCartClient({ cart: buildCart({ items: [] }), ...options });
  const { store, sagas } = createCartStore({ client });
  const { addToCart, saga } = createAddWithCallbacks(store.dispatch);
  sagas.run(saga);
  const calls: string[] = [];
  const named = (name: string) => ({
    onSuccess: ({ lines }: { lines: readonly { itemId: string }[] }) =>
      void calls.push(`${name} added ${lines.map(({ itemId }) => itemId).join()}`),
    onError: ({ status, code, message }: { status?: number; code: string; message: string }) =>
      void calls.push(`${name} failed ${status} ${code} ${message}`),
  });
  return { addToCart, calls, client, named, store };
}

it('calls back with the lines of the add, and shows the feedback of every add', async () => {
  const { addToCart, calls, named, store } = open();
  addToCart([{ itemId: 'pen', qty: 2 }], named('first'));
  await settle();
  expect(calls).toEqual(['first added pen']);
  expect(store.getState().cart.feedback?.phase).toBe('added');
});

it.each([
  ['no items', [], 'first failed 400 INVALID_ITEMS Items not passed'],
  [
    'a quantity of 0',
    [{ itemId: 'pen', qty: 0 }],
    'first failed 400 INVALID_QTY Qty of one the items is incorrect',
  ],
])('sends nothing for %s, and reports why', async (_, items, expected) => {
  const { addToCart, calls, client, named } = open();
  addToCart(items, named('first'));
  await settle();
  expect(calls).toEqual([expected]);
  expect(client.calls).toEqual([]);
});

it('reports a failure once, even if the shopper repeats the add', async () => {
  const { addToCart, calls, client, named, store } = open();
  client.failNext('addItems', { status: 500, code: 'SERVER', message: 'Sorry', retryable: true });
  addToCart([{ itemId: 'pen', qty: 1 }], named('first'));
  await settle();
  expect(calls).toEqual(['first failed 500 SERVER Sorry']);
  const { feedback } = store.getState().cart;
  if (feedback?.phase !== 'failed') throw new Error('no failure');
  store.dispatch(cartActions.addToCartRequested(feedback.body.items, { key: feedback.key }));
  await settle();
  expect(calls).toHaveLength(1);
});

it('notifies the caller if the cart ends before the reply', async () => {
  const { addToCart, calls, named, store } = open({ latency: () => new Promise(() => {}) });
  addToCart([{ itemId: 'pen', qty: 1 }], named('first'));
  store.dispatch(cartActions.cartReset());
  await settle();
  expect(calls).toEqual(['first failed undefined ABORTED The cart has ended.']);
});

it('continues after an error of a callback', async () => {
  const reported = jest.fn();
  globalThis.reportError = reported;
  const { addToCart, calls, named } = open();
  addToCart([{ itemId: 'pen', qty: 1 }], {
    onSuccess: () => {
      throw new Error('not ready');
    },
  });
  addToCart([{ itemId: 'ink', qty: 1 }], named('second'));
  await settle();
  expect(reported).toHaveBeenCalledTimes(1);
  expect(calls).toEqual(['second added ink']);
});

it('calls back once for every add, with its own items, whatever the order of replies and failures', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.record({ itemId: fc.constantFrom('pen', 'ink'), fails: fc.boolean() }), { maxLength: 6 }),
      async (s, adds) => {
        const { addToCart, calls, client, named } = open({ latency: () => s.schedule(Promise.resolve()) });
        const { addItems } = client;
        let sent = 0;
        client.addItems = (...args) => {
          const { fails } = adds[(sent += 1) - 1]!;
          if (fails) client.failNext('addItems', { status: 500, code: 'SERVER' });
          return addItems(...args);
        };
        for (const [at, { itemId }] of adds.entries()) {
          addToCart([{ itemId, qty: 1 }], named(String(at)));
          if (s.count()) await s.waitOne();
        }
        for (let rounds = 0; rounds < 12; rounds += 1) {
          await settle();
          await s.waitAll();
        }
        expect(calls.map((call) => call.split(' ').slice(0, 2).join(' '))).toEqual(
          adds.map(({ fails }, at) => `${at} ${fails ? 'failed' : 'added'}`),
        );
        expect(calls.filter((call) => call.includes('added')).map((call) => call.split(' ')[2])).toEqual(
          adds.filter(({ fails }) => !fails).map(({ itemId }) => itemId),
        );
      },
    ),
    { numRuns: 25 },
  );
});
