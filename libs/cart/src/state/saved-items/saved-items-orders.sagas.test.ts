import fc from 'fast-check';
import type { Action } from '@reduxjs/toolkit';
import { HttpError, createTestConnection } from '@foolscap/core/http';
import { freezeTime, limitTurns, pass } from '@foolscap/fake-time';
import { buildCart, buildCartItem, buildSavedItem } from '../../testing/builders.ts';
import { createFakeCartClient } from '../../testing/fake-cart-client.ts';
import { createFakeSavedItemsClient } from '../../testing/fake-saved-items-client.ts';
import { createSavedItemsStore } from '../../testing/saved-items-store.ts';
import { selectCartAlert, selectIsChanging, selectLines } from '../cart.selectors.ts';
import { cartActions } from '../cart.slice.ts';
import { savedItemsActions } from './saved-items.module.ts';
import { selectSavedItems, selectSavedItemsLoad } from './saved-items.selectors.ts';

freezeTime();

const saveLine = (cartItemId: string) => savedItemsActions.saveForLaterRequested({ cartItemId });
const move = (itemId: string, qty: number) =>
  savedItemsActions.moveToCartRequested({ items: [{ listItemId: itemId, itemId, qty }] });
const readList = savedItemsActions.savedItemsRequested();

/** Commands that preserve an item's total units across cart and list. */
const COMMANDS: Action[] = [
  saveLine('line-1'),
  saveLine('line-1'),
  saveLine('line-2'),
  move('pen', 3),
  move('pen', 1),
  move('ink', 2),
  savedItemsActions.moveAllToCartRequested(),
  readList,
  cartActions.cartRequested(),
  cartActions.cartRefreshRequested(),
];

interface Units {
  itemId: string;
  qty: number;
}

function countByItem(...lists: readonly (readonly Units[])[]): Record<string, number> {
  const units: Record<string, number> = {};
  for (const { itemId, qty } of lists.flat()) units[itemId] = (units[itemId] ?? 0) + qty;
  return units;
}

const asTexts = (items: readonly Units[]) => items.map(({ itemId, qty }) => `${itemId} ${qty}`).sort();

it('shows the server’s state, and loses no unit, in every order of replies, reads and lost connections', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.constantFrom(...COMMANDS), { minLength: 1, maxLength: 6 }),
      fc.boolean(),
      async (scheduler, commands, goesOffline) => {
        const connection = createTestConnection();
        const cart = createFakeCartClient({
          cart: buildCart({
            items: [
              buildCartItem({ itemId: 'a', qty: 2 }),
              buildCartItem({ cartItemId: 'line-2', itemId: 'pen', qty: 1 }),
            ],
          }),
          connection,
          async latency() {
            await scheduler.schedule(Promise.resolve(), 'reply');
            // A reply that arrives while the device is offline is lost.
            if (!connection.isOnline())
              throw new HttpError({ code: 'NETWORK', retryable: true, message: 'Network Error' });
          },
        });
        const saved = createFakeSavedItemsClient({
          cart,
          items: [
            buildSavedItem({ listItemId: 'pen', itemId: 'pen', qty: 3 }),
            buildSavedItem({ listItemId: 'ink', itemId: 'ink', qty: 2 }),
          ],
        });
        const store = createSavedItemsStore({ cart, saved, connection });
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
        store.dispatch(readList);
        await finish();
        const before = countByItem(cart.server.cart.items, saved.saved.items);

        scheduler.scheduleSequence(
          commands.map((command) => ({
            label: command.type,
            builder: async () => void store.dispatch(command),
          })),
        );
        if (goesOffline)
          scheduler.scheduleSequence([
            { label: 'offline', builder: async () => connection.cut() },
            { label: 'online', builder: async () => connection.restore() },
          ]);
        await finish();
        connection.restore();
        await finish();

        const state = store.getState();
        expect(countByItem(cart.server.cart.items, saved.saved.items)).toEqual(before);
        expect(asTexts(selectLines(state).map(({ line }) => line))).toEqual(asTexts(cart.server.cart.items));
        expect(
          asTexts(selectSavedItems(state).flatMap((view) => (view.kind === 'item' ? view.item : []))),
        ).toEqual(asTexts(saved.saved.items));
        expect(selectSavedItemsLoad(state).phase).toBe('ready');
        expect(selectIsChanging(state)).toBe(false);
        expect(selectCartAlert(state)).toBeUndefined();
      },
    ),
    { numRuns: process.env.FOOLSCAP_FULL ? 1000 : 60 },
  );
});
