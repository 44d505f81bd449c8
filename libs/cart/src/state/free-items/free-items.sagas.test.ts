import fc from 'fast-check';
import { freezeTime, pass, settle } from '@foolscap/fake-time';
import { SALE_CODES } from '@foolscap/pricing/model';
import { buildCart, buildCartItem } from '../../testing/builders.ts';
import { createCartStore } from '../../testing/cart-store.ts';
import { createFakeCartClient, type FakeCartOptions } from '../../testing/fake-cart-client.ts';
import { cartActions } from '../cart.slice.ts';
import { selectCart, selectCartAlert, selectConfirmed } from '../cart.selectors.ts';
import {
  type FreeItemChoice,
  freeItemsActions,
  freeItemWrites,
  selectFreeItemSection,
  selectIsChoosingFreeItems,
} from './index.ts';

freezeTime();

const pens = {
  promotionId: 'pens',
  units: 2,
  minSubTotal: 20,
  items: [
    { itemId: 'red', name: 'Red pen' },
    { itemId: 'blue', name: 'Blue pen', isSample: true },
  ],
};
const PAPER = '24400011';
const line = (qty: number) =>
  buildCartItem({ cartItemId: 'paper', qty, priceInfo: { finalPricePerUnit: 10 } });

async function open(qty = 2, options: FakeCartOptions = {}) {
  const client = createFakeCartClient({
    cart: buildCart({ items: [line(qty)] }),
    freeItems: [pens],
    ...options,
  });
  const { store } = createCartStore({ client }, [], freeItemWrites);
  store.dispatch(cartActions.cartRequested());
  await settle();
  const units = (list: readonly { itemId: string; qty: number }[] = []) =>
    list.map((item) => `${item.qty} ${item.itemId}`);
  return {
    client,
    store,
    choose: (choice: FreeItemChoice) => store.dispatch(freeItemsActions.freeItemsRequested(choice)),
    section() {
      const shown = selectFreeItemSection(store.getState());
      return shown && { held: units(shown.held), choices: units(shown.choices) };
    },
    isChoosing: () => selectIsChoosingFreeItems(store.getState()),
  };
}
/** Longer than quantity changes are collected. */
const GATHERED_MS = 550;
const choice = (itemId: string, qty = 1): FreeItemChoice => ({ freeItems: [{ itemId, qty }] });

it('chooses and removes free items; the section ends with the offer', async () => {
  const { store, choose, section, isChoosing } = await open();
  expect(section()).toEqual({ held: [], choices: ['2 red', '2 blue'] });
  choose(choice('red'));
  expect(isChoosing()).toBe(true);
  await settle();
  expect(isChoosing()).toBe(false);
  expect(section()).toEqual({ held: ['1 red'], choices: ['1 red', '1 blue'] });
  choose({ deleteFreeItems: [{ itemId: 'red' }], ...choice('blue', 2) });
  await settle();
  expect(section()).toEqual({ held: ['2 blue'], choices: [] });
  expect(selectCart(store.getState())!.freeItems).toMatchObject([{ label: 'Free Sample' }]);

  store.dispatch(cartActions.quantityChangeRequested({ cartItemId: 'paper', qty: 1 }));
  await pass(GATHERED_MS);
  expect(section()).toBeUndefined();
  store.dispatch(cartActions.quantityChangeRequested({ cartItemId: 'paper', qty: 2 }));
  await pass(GATHERED_MS);
  expect(section()).toEqual({ held: ['2 blue'], choices: [] });
});

it('confirms each choice with the names of its items, and no refusal', async () => {
  const { store, choose } = await open();
  const confirmed = () => selectConfirmed(store.getState())?.change;
  choose(choice('green'));
  await settle();
  expect(confirmed()).toBeUndefined();
  choose(choice('red'));
  await settle();
  expect(confirmed()).toEqual({ kind: 'freeItems', added: ['Red pen'], removed: [] });
  choose({ deleteFreeItems: [{ itemId: 'red' }], ...choice('blue', 2) });
  await settle();
  expect(confirmed()).toEqual({ kind: 'freeItems', added: ['Blue pen'], removed: ['Red pen'] });
});

it('shows a refusal, and keeps the cart', async () => {
  const { store, choose, section } = await open();
  choose(choice('green'));
  await settle();
  expect(selectCartAlert(store.getState())?.failure).toMatchObject({ code: SALE_CODES.invalidFreeItem });
  expect(section()?.held).toEqual([]);
});

it('sends a choice again after a lost reply, once', async () => {
  const { client, store, choose, section } = await open();
  client.failNext('updateCart', { retryable: true }, true);
  choose(choice('red'));
  await settle();
  expect(section()?.held).toEqual(['1 red']);
  expect(selectCartAlert(store.getState())?.change).toMatchObject({ kind: 'freeItems' });
});

it('ends with the choices of the server, in any order of replies', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(
        fc.oneof(
          fc.constantFrom('red', 'blue').map((itemId) => choice(itemId)),
          fc.constantFrom('red', 'blue').map((itemId): FreeItemChoice => ({ deleteFreeItems: [{ itemId }] })),
          fc.constant({ added: 1 }),
        ),
        { maxLength: 6 },
      ),
      async (scheduler, steps) => {
        const { client, store, choose, section, isChoosing } = await open(1, {
          latency: () => scheduler.schedule(Promise.resolve()),
        }).then(async (opened) => {
          await scheduler.waitAll();
          return opened;
        });
        for (const step of steps)
          if ('added' in step)
            store.dispatch(cartActions.addToCartRequested([{ itemId: PAPER, qty: step.added }]));
          else choose(step);
        for (let round = 0; round < 40 && (scheduler.count() > 0 || round < 3); round += 1) {
          await scheduler.waitAll();
          await settle();
        }
        expect(isChoosing()).toBe(false);
        const { freeItems = [], availableFreeItems = [] } = client.server.cart;
        const expected =
          freeItems.length + availableFreeItems.length > 0
            ? {
                held: freeItems.map(({ qty, itemId }) => `${qty} ${itemId}`),
                choices: availableFreeItems.map(({ qty, itemId }) => `${qty} ${itemId}`),
              }
            : undefined;
        expect(section()).toEqual(expected);
      },
    ),
    { numRuns: 40 },
  );
});
