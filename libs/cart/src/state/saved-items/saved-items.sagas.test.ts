import { freezeTime, settle } from '@foolscap/fake-time';
import { buildCart, buildCartItem, buildSavedItem } from '../../testing/builders.ts';
import { createFakeCartClient } from '../../testing/fake-cart-client.ts';
import { createFakeSavedItemsClient } from '../../testing/fake-saved-items-client.ts';
import { createSavedItemsStore } from '../../testing/saved-items-store.ts';
import { selectCartAlert, selectIsChanging, selectLines, selectRemainingLines } from '../cart.selectors.ts';
import { cartActions } from '../cart.slice.ts';
import { savedItemsActions } from './saved-items.module.ts';
import {
  selectConfirmedSavedChange,
  selectSavedItemCount,
  selectSavedItems,
  selectSavedItemsLoad,
} from './saved-items.selectors.ts';

freezeTime();

const PEN = buildSavedItem({ listItemId: 'pen', itemId: 'pen', qty: 3, itemDetails: { name: 'Pen' } });
const INK = buildSavedItem({ listItemId: 'ink', itemId: 'ink', qty: 1, itemDetails: { name: 'Ink' } });
const line = { cartItemId: 'line-1' };

async function ready({ items = [PEN, INK], load = true } = {}) {
  const cart = createFakeCartClient({
    cart: buildCart({ items: [buildCartItem({ qty: 2 })] }),
  });
  const saved = createFakeSavedItemsClient({ cart, items });
  const store = createSavedItemsStore({ cart, saved });
  store.dispatch(cartActions.cartRequested());
  if (load) store.dispatch(savedItemsActions.savedItemsRequested());
  await settle();
  cart.calls.length = 0;
  return {
    cart,
    saved,
    store,
    holdReplies: cart.holdReplies,
    getViews: () =>
      selectSavedItems(store.getState()).map((view) =>
        view.kind === 'arriving' ? `arriving ${view.line.itemId}` : `${view.item.itemId} ${view.item.qty}`,
      ),
    getLines: () => selectLines(store.getState()).map(({ line: { itemId, qty } }) => `${itemId} ${qty}`),
    getCalls: () => cart.calls.map(({ operation }) => operation),
  };
}

describe('reading', () => {
  it('reads the list once for requests at the same time', async () => {
    const { getCalls, getViews, store } = await ready({ load: false });
    expect(selectSavedItemsLoad(store.getState()).phase).toBe('idle');
    store.dispatch(savedItemsActions.savedItemsRequested());
    store.dispatch(savedItemsActions.savedItemsRequested());
    expect(selectSavedItemsLoad(store.getState()).phase).toBe('loading');
    await settle();
    expect(getCalls()).toEqual(['listSaved']);
    expect(getViews()).toEqual(['pen 3', 'ink 1']);
    expect(selectSavedItemCount(store.getState())).toBe(2);
  });

  it('keeps the list on screen when a later read fails', async () => {
    const { cart, getViews, store } = await ready();
    cart.failNext('listSaved');
    store.dispatch(savedItemsActions.savedItemsRequested());
    await settle();
    expect(selectSavedItemsLoad(store.getState())).toMatchObject({
      phase: 'failed',
      failure: { code: 'NETWORK' },
    });
    expect(getViews()).toEqual(['pen 3', 'ink 1']);
  });

  it('lists child lines below their item', async () => {
    const plan = buildSavedItem({
      listItemId: 'plan',
      itemId: 'plan',
      parentItemId: 'pen',
      parentRelationType: 'WARRANTY',
      parentListItemId: 'pen',
    });
    const { store } = await ready({ items: [PEN, plan] });
    expect(selectSavedItems(store.getState())).toEqual([{ kind: 'item', item: PEN, children: [plan] }]);
  });

  it('clears the list when an order ends the cart', async () => {
    const { store } = await ready();
    store.dispatch(cartActions.cartReset());
    expect(selectSavedItemsLoad(store.getState())).toEqual({ phase: 'idle' });
  });

  it('reads the list again when another window has changed something', async () => {
    const { getCalls, getViews, saved, store } = await ready();
    await saved.removeSaved('ink', 'elsewhere');
    store.dispatch(cartActions.cartRefreshRequested());
    await settle();
    expect(getCalls()).toContain('listSaved');
    expect(getViews()).toEqual(['pen 3']);
  });

  it('reads nothing while no page shows the list', async () => {
    const { getCalls, store } = await ready({ load: false });
    store.dispatch(savedItemsActions.saveForLaterRequested(line));
    store.dispatch(cartActions.cartRefreshRequested());
    await settle();
    expect(getCalls()).not.toContain('listSaved');
  });
});

describe('saving a line', () => {
  it('removes it from the cart immediately, and confirms it without a second read', async () => {
    const { getCalls, getLines, getViews, holdReplies, store } = await ready();
    const release = holdReplies();
    store.dispatch(savedItemsActions.saveForLaterRequested(line));
    expect(selectRemainingLines(store.getState())).toEqual([]);
    expect(getViews()).toEqual(['arriving 24400011', 'pen 3', 'ink 1']);
    expect(selectIsChanging(store.getState())).toBe(true);
    release();
    await settle();
    expect(getCalls()).toEqual(['saveLine']);
    expect(getLines()).toEqual([]);
    expect(getViews()).toEqual(['24400011 2', 'pen 3', 'ink 1']);
    expect(selectIsChanging(store.getState())).toBe(false);
    expect(selectConfirmedSavedChange(store.getState())).toMatchObject({ change: { kind: 'saved' } });
  });

  it('puts it back when that fails, and "Try again" repeats it', async () => {
    const { cart, getLines, getViews, store } = await ready();
    cart.failNext('saveLine', { code: 'UNAVAILABLE', status: 503 });
    store.dispatch(savedItemsActions.saveForLaterRequested(line));
    await settle();
    expect(selectRemainingLines(store.getState())).toHaveLength(1);
    expect(getViews()).toEqual(['pen 3', 'ink 1']);
    expect(selectCartAlert(store.getState())?.change).toMatchObject({ kind: 'save' });
    store.dispatch(cartActions.retryRequested());
    await settle();
    expect(getLines()).toEqual([]);
    expect(getViews()).toEqual(['24400011 2', 'pen 3', 'ink 1']);
  });

  it('shows both lists as they are when only the reply was lost', async () => {
    const { cart, getLines, getViews, store } = await ready();
    cart.failNext('saveLine', { code: 'UNAVAILABLE', status: 503 }, true);
    store.dispatch(savedItemsActions.saveForLaterRequested(line));
    await settle();
    expect(getLines()).toEqual([]);
    expect(getViews()).toEqual(['24400011 2', 'pen 3', 'ink 1']);
  });

  it('reports that the line was removed elsewhere', async () => {
    const { cart, store } = await ready();
    await cart.removeItem('line-1', 'elsewhere');
    store.dispatch(savedItemsActions.saveForLaterRequested(line));
    await settle();
    expect(selectCartAlert(store.getState())).toBeUndefined();
    expect(store.getState().cart.notice?.code).toBe('removedElsewhere');
    expect(selectLines(store.getState())).toEqual([]);
  });

  it('sends a quantity that was typed before, and one save for two clicks', async () => {
    const { getCalls, getViews, store } = await ready();
    store.dispatch(cartActions.quantityChangeRequested({ ...line, qty: 5 }));
    store.dispatch(savedItemsActions.saveForLaterRequested(line));
    store.dispatch(savedItemsActions.saveForLaterRequested(line));
    await settle();
    expect(getCalls()).toEqual(['updateItems', 'saveLine']);
    expect(getViews()).toEqual(['24400011 5', 'pen 3', 'ink 1']);
  });
});

describe('moving to the cart', () => {
  it('moves an item', async () => {
    const { getCalls, getLines, getViews, store } = await ready();
    store.dispatch(
      savedItemsActions.moveToCartRequested({ items: [{ listItemId: 'pen', itemId: 'pen', qty: 3 }] }),
    );
    expect(selectSavedItems(store.getState())[0]).toMatchObject({ leaving: 'move' });
    await settle();
    expect(getCalls()).toEqual(['moveToCart']);
    expect(getLines()).toEqual(['24400011 2', 'pen 3']);
    expect(getViews()).toEqual(['ink 1']);
    expect(selectConfirmedSavedChange(store.getState())).toMatchObject({
      change: { kind: 'moved', lines: [{ itemId: 'pen' }] },
    });
  });

  it('moves all items in one call, but none twice', async () => {
    const { cart, getLines, getViews, store } = await ready();
    store.dispatch(
      savedItemsActions.moveToCartRequested({ items: [{ listItemId: 'pen', itemId: 'pen', qty: 3 }] }),
    );
    store.dispatch(savedItemsActions.moveAllToCartRequested());
    store.dispatch(savedItemsActions.moveAllToCartRequested());
    await settle();
    expect(cart.calls.map(({ args: [items] }) => items)).toEqual([
      [{ listItemId: 'pen', itemId: 'pen', qty: 3 }],
      [{ listItemId: 'ink', itemId: 'ink', qty: 1 }],
    ]);
    expect(getLines()).toEqual(['24400011 2', 'pen 3', 'ink 1']);
    expect(getViews()).toEqual([]);
  });

  it('keeps what could not be added', async () => {
    const many = { ...PEN, qty: 400 };
    const { getLines, getViews, store } = await ready({ items: [many] });
    store.dispatch(savedItemsActions.moveAllToCartRequested());
    await settle();
    expect(getLines()).toEqual(['24400011 2', 'pen 250']);
    expect(getViews()).toEqual(['pen 150']);
  });

  it('reads the list when an item no longer exists', async () => {
    const { getViews, saved, store } = await ready();
    await saved.removeSaved('pen', 'elsewhere');
    store.dispatch(
      savedItemsActions.moveToCartRequested({ items: [{ listItemId: 'pen', itemId: 'pen', qty: 3 }] }),
    );
    await settle();
    expect(selectCartAlert(store.getState())).toBeUndefined();
    expect(getViews()).toEqual(['ink 1']);
  });
});

describe('removing', () => {
  it('removes an item', async () => {
    const { getCalls, getViews, store } = await ready();
    store.dispatch(savedItemsActions.removeSavedRequested({ listItemId: 'pen' }));
    store.dispatch(savedItemsActions.removeSavedRequested({ listItemId: 'pen' }));
    expect(selectSavedItems(store.getState())[0]).toMatchObject({ leaving: 'removeSaved' });
    await settle();
    expect(getCalls()).toEqual(['removeSaved']);
    expect(getViews()).toEqual(['ink 1']);
    expect(selectConfirmedSavedChange(store.getState())).toMatchObject({
      change: { kind: 'removed', name: 'Pen' },
    });
  });

  it('keeps the item when that fails', async () => {
    const { cart, getViews, store } = await ready();
    cart.failNext('removeSaved', { code: 'UNAVAILABLE', status: 503 });
    store.dispatch(savedItemsActions.removeSavedRequested({ listItemId: 'pen' }));
    await settle();
    expect(getViews()).toEqual(['pen 3', 'ink 1']);
    expect(selectSavedItems(store.getState())[0]).not.toHaveProperty('leaving');
    expect(selectCartAlert(store.getState())).toBeDefined();
  });
});

describe('SFL_MOVED', () => {
  const moved = { code: 'SFL_MOVED', type: 'INFO' as const };

  it('empties the list, which is read again once', async () => {
    const { cart, getCalls, getViews, saved, store } = await ready();
    await saved.saveItem({ itemId: 'old', qty: 1 }, 'by-the-server');
    cart.server.cart = { ...cart.server.cart, revision: 9, messages: [moved] };
    cart.calls.length = 0;
    store.dispatch(cartActions.cartRequested());
    await settle();
    expect(getViews()).toEqual(['old 1', 'pen 3', 'ink 1']);
    store.dispatch(cartActions.cartRequested());
    await settle();
    expect(getCalls()).toEqual(['getCart', 'listSaved', 'getCart']);
  });

  it('empties a list that no page shows, without a read', async () => {
    const { cart, getCalls, store } = await ready({ load: false });
    cart.server.cart = { ...cart.server.cart, revision: 9, messages: [moved] };
    store.dispatch(cartActions.cartRequested());
    await settle();
    expect(getCalls()).toEqual(['getCart']);
  });

  it('repeats a read that it overtakes', async () => {
    const { cart, getViews, holdReplies, saved, store } = await ready();
    const release = holdReplies();
    store.dispatch(savedItemsActions.savedItemsRequested());
    // The server moves an item after it has read the list.
    saved.saved.items = [buildSavedItem({ listItemId: 'old', itemId: 'old' }), ...saved.saved.items];
    saved.saved.revision += 1;
    cart.server.cart = { ...cart.server.cart, revision: 9, messages: [moved] };
    store.dispatch(cartActions.cartRequested());
    release();
    await settle();
    expect(getViews()).toEqual(['old 1', 'pen 3', 'ink 1']);
  });
});
