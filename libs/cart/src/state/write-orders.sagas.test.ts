import fc from 'fast-check';
import type { Action } from '@reduxjs/toolkit';
import { HttpError, TransportError, createHttpClient, createTestConnection } from '@foolscap/core/http';
import type { Connection, Transport } from '@foolscap/core/http';
import { freezeTime, limitTurns, pass } from '@foolscap/fake-time';
import { createCartClient } from '../client/cart-client.ts';
import { createCartStore } from '../testing/cart-store.ts';
import { buildCart, buildCartItem, createFakeCartClient } from '../testing/index.ts';
import type { FakeCartClient } from '../testing/index.ts';
import { selectCartAlert, selectIsChanging, selectLines } from './cart.selectors.ts';
import { cartActions } from './cart.slice.ts';

freezeTime();

/**
 * Creates a transport to the fake server. The session rotates during the first `rotations` writes. A reply that arrives while the device is
 * offline is lost.
 */
function transportTo(server: FakeCartClient, connection: Connection, rotations: number): Transport {
  let left = rotations;
  const refuse = (status: number, code: string) => ({
    status,
    headers: {},
    body: { error: { status, code, message: '', requestId: 'r' } },
  });
  return async ({ method, url, headers, body }) => {
    const key = headers['idempotency-key'] ?? '';
    if (method === 'POST' && left > 0) {
      left -= 1;
      return refuse(409, 'SESSION_CHANGED');
    }
    const sent = body as never;
    const override = headers['x-http-method-override'];
    const call = () => {
      if (method === 'GET') return server.getCart();
      if (!url.includes('/item')) return server.updateCart(sent, key);
      if (override === 'DELETE')
        return server.removeItem(decodeURIComponent(url.split('/').at(-1)!.split('?')[0]!), key);
      const { items, revision } = body as { items: never; revision?: number };
      return override === 'PUT' ? server.updateItems(items, key, revision) : server.addItems({ items }, key);
    };
    try {
      const { data } = await call();
      if (!connection.isOnline()) throw new TransportError('network', 'Network Error');
      return { status: 200, headers: {}, body: { data } };
    } catch (error) {
      if (!(error instanceof HttpError) || error.failure.status === undefined) throw error;
      return refuse(error.failure.status, error.failure.code);
    }
  };
}

interface Scenario {
  name: string;
  commands: Action[];
  /** The command dispatched once the first line is removed. */
  onRemoved?: Action;
  /** Item, quantity and delivery type of the resulting lines. */
  expected: [string, number, string][];
}

const line = { cartItemId: 'line-1' };
const pickup = cartActions.fulfillmentRequested({ ...line, deliveryType: 'ISP', pickupStoreNumber: '1547' });
const quantity = (qty: number) => cartActions.quantityChangeRequested({ ...line, qty });
const second: Scenario['expected'][number] = ['24400022', 2, 'STA'];

const SCENARIOS: Scenario[] = [
  {
    name: 'a quantity and a delivery choice of one line',
    commands: [quantity(5), pickup],
    expected: [['24400011', 5, 'ISP'], second],
  },
  {
    name: 'a delivery choice between two quantities',
    commands: [quantity(5), pickup, quantity(7)],
    expected: [['24400011', 7, 'ISP'], second],
  },
  {
    name: 'a quantity, then a removal',
    commands: [quantity(5), cartActions.removeRequested(line)],
    expected: [second],
  },
  {
    name: 'a removal, then a late quantity',
    commands: [cartActions.removeRequested(line), quantity(5)],
    expected: [second],
  },
  {
    name: 'a removal and Undo',
    commands: [cartActions.removeRequested(line)],
    onRemoved: cartActions.undoRequested(line),
    expected: [['24400011', 1, 'STA'], second],
  },
  {
    name: 'an add and a removal',
    commands: [
      cartActions.addToCartRequested([{ itemId: 'a', qty: 3 }]),
      cartActions.removeRequested(line),
      cartActions.addToCartRequested([{ itemId: 'a', qty: 1 }]),
    ],
    expected: [second, ['a', 4, 'STA']],
  },
];

describe.each(SCENARIOS)('$name', ({ commands, onRemoved, expected }) => {
  it('ends the same in every order of replies, reads and lost connections, and nothing is pending', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.record({
          goesOffline: fc.boolean(),
          isRead: fc.boolean(),
          rotations: fc.nat({ max: 1 }),
        }),
        async (scheduler, { goesOffline, isRead, rotations }) => {
          const connection = createTestConnection();
          const server = createFakeCartClient({
            cart: buildCart({
              items: [buildCartItem(), buildCartItem({ cartItemId: 'line-2', itemId: '24400022', qty: 2 })],
            }),
            connection,
            latency: () => scheduler.schedule(Promise.resolve(), 'reply'),
          });
          const client = createCartClient(
            createHttpClient({
              tenant: 'sdc',
              transport: transportTo(server, connection, rotations),
            }),
          );
          const { store, actions } = createCartStore({ client, connection });
          const finish = async () => {
            const turn = limitTurns('requests are still sent');
            do {
              while (scheduler.count() > 0) {
                turn();
                await scheduler.waitOne();
                await pass(700);
              }
              await pass(3000);
            } while (scheduler.count() > 0);
          };
          store.dispatch(cartActions.cartRequested());
          await finish();
          let isUndone = false;
          store.subscribe(() => {
            if (isUndone || !onRemoved || !actions.some(cartActions.lineRemoved.match)) return;
            isUndone = true;
            store.dispatch(onRemoved);
          });

          const dispatch = (label: string, action: Action) => ({
            label,
            builder: async () => void store.dispatch(action),
          });
          scheduler.scheduleSequence(commands.map((command) => dispatch(command.type, command)));
          if (isRead) scheduler.scheduleSequence([dispatch('read', cartActions.cartRequested())]);
          if (goesOffline)
            scheduler.scheduleSequence([
              { label: 'offline', builder: async () => connection.cut() },
              { label: 'online', builder: async () => connection.restore() },
            ]);
          await finish();
          connection.restore();
          await finish();

          const shown = selectLines(store.getState()).filter(({ kind }) => kind === 'line');
          expect(
            server.server.cart.items.map(({ itemId, qty, selectedDeliveryOption }) => [
              itemId,
              qty,
              selectedDeliveryOption.deliveryType,
            ]),
          ).toEqual(expected);
          expect(shown.map(({ line: { cartItemId, qty } }) => [cartItemId, qty]).sort()).toEqual(
            server.server.cart.items.map(({ cartItemId, qty }) => [cartItemId, qty]).sort(),
          );
          expect(selectIsChanging(store.getState())).toBe(false);
          expect(selectCartAlert(store.getState())).toBeUndefined();
        },
      ),
      { numRuns: process.env.FOOLSCAP_FULL ? 500 : 25 },
    );
  });
});
