import { freezeTime, settle } from '@foolscap/fake-time';
import { buildCart, buildCartItem } from '../../testing/builders.ts';
import { createCartStore } from '../../testing/cart-store.ts';
import { createFakeCartClient } from '../../testing/fake-cart-client.ts';
import { createFakeOffersClient } from '../../testing/fake-offers-client.ts';
import { cartActions } from '../cart.slice.ts';
import { selectCart, selectCartAlert, selectConfirmed, selectLines } from '../cart.selectors.ts';
import { createOffersModule, offersActions, selectOfferChoice, selectOffers } from './index.ts';

freezeTime();

const chair = buildCartItem({ cartItemId: 'chair', itemId: 'chair-1', qty: 2, product: { name: 'Chair' } });
const offer = { cartItemId: 'chair', itemId: 'stool-1', name: 'Stool', qty: 2 };

async function open(available = 250) {
  const client = createFakeCartClient({
    cart: buildCart({ items: [chair] }),
    onAdd: (line) => ({ ...line, inventory: { items: [{ availablequantity: available }] } }),
  });
  const source = createFakeOffersClient({ relatedItems: [{ cartItemId: 'chair', type: 'nosub' }] });
  const { store } = createCartStore({ client }, [createOffersModule({ client: source })]);
  store.dispatch(cartActions.cartRequested());
  await settle();
  return {
    client,
    source,
    store,
    take: async (request: Parameters<typeof offersActions.offerRequested>[0]) => {
      store.dispatch(offersActions.offerRequested(request));
      await settle();
    },
    items: () => selectCart(store.getState())!.items.map(({ itemId, qty }) => [itemId, qty]),
    choice: () => selectOfferChoice(store.getState(), 'chair'),
    confirmed: () => selectConfirmed(store.getState())?.change,
  };
}

it('reads the suggested items, and keeps them if a later read fails', async () => {
  const { store, source } = await open();
  store.dispatch(offersActions.offersRequested());
  expect(selectOffers(store.getState()).phase).toBe('loading');
  await settle();
  expect(selectOffers(store.getState()).value?.relatedItems).toEqual([
    { cartItemId: 'chair', type: 'nosub' },
  ]);
  source.failNext();
  store.dispatch(offersActions.offersRequested());
  await settle();
  expect(selectOffers(store.getState())).toMatchObject({ phase: 'failed', value: { warrantyItems: [] } });
});

it('adds an item next to the line', async () => {
  const { take, items, choice, confirmed } = await open();
  await take(offer);
  expect(items()).toEqual([
    ['chair-1', 2],
    ['stool-1', 2],
  ]);
  expect(choice()).toMatchObject({ phase: 'taken' });
  expect(confirmed()).toEqual({ kind: 'offer', name: 'Stool', lineId: 'chair' });
});

it('replaces the line, which can be restored for a while', async () => {
  const { store, take, items, confirmed } = await open();
  await take({ ...offer, isReplacement: true });
  expect(items()).toEqual([['stool-1', 2]]);
  expect(confirmed()).toEqual({ kind: 'removed', name: 'Chair', replacedBy: 'Stool' });
  expect(selectLines(store.getState()).map(({ kind, line }) => [kind, line.itemId])).toEqual([
    ['removed', 'chair-1'],
    ['line', 'stool-1'],
  ]);
  store.dispatch(cartActions.undoRequested({ cartItemId: 'chair' }));
  await settle();
  expect(items()).toEqual([
    ['chair-1', 2],
    ['stool-1', 2],
  ]);
});

it('keeps the line if the item is refused', async () => {
  const { take, items, choice } = await open(0);
  await take({ ...offer, isReplacement: true });
  expect(items()).toEqual([['chair-1', 2]]);
  expect(choice()).toMatchObject({ phase: 'refused', line: { messages: [{ code: 'OUT_OF_STOCK' }] } });
});

it('keeps the line if the add fails, and adds nothing twice when it is tried again', async () => {
  const { client, take, items, choice } = await open();
  client.failNext('addItems');
  await take({ ...offer, isReplacement: true });
  expect(choice()).toMatchObject({ phase: 'failed' });
  expect(items()).toEqual([['chair-1', 2]]);
  await take({ ...offer, isReplacement: true });
  expect(items()).toEqual([['stool-1', 2]]);
});

it('shows a failed removal with both items in the cart, and repeats only the removal', async () => {
  const { client, store, take, items } = await open();
  client.failNext('removeItem');
  await take({ ...offer, isReplacement: true });
  expect(items()).toHaveLength(2);
  expect(selectCartAlert(store.getState())?.change).toMatchObject({ kind: 'remove' });
  store.dispatch(cartActions.retryRequested());
  await settle();
  expect(items()).toEqual([['stool-1', 2]]);
  expect(client.calls.filter(({ operation }) => operation === 'addItems')).toHaveLength(1);
});

it('reads the cart after a removal whose reply is lost', async () => {
  const { client, take, items } = await open();
  client.failNext('removeItem', {}, true);
  await take({ ...offer, isReplacement: true });
  expect(items()).toEqual([['stool-1', 2]]);
});
