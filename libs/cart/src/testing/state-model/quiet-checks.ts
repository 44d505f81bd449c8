import type { CartReply } from '../../client/cart-client.ts';
import type { CartInfo } from '../../contract/index.ts';
import { selectIsChanging } from '../../state/cart.selectors.ts';
import { heldCartActions } from '../../state/held-cart.slice.ts';
import type { Page, PageState } from './shop-window.ts';
import type { Shop } from './shop.ts';

/**
 * Returns a cart in the form that reads give: without the order of its lines, which changes do not contain, and without the saved items
 * that lines came from.
 */
const normalize = ({ items, ...cart }: CartInfo) => ({
  ...cart,
  items: items
    // Messages of a call that changed nothing are only in its reply.
    .map(({ listItemId: _, messages: _messages, ...line }) => line)
    .sort((one, other) => one.cartItemId.localeCompare(other.cartItemId)),
});

/** Returns everything that is still waiting for a reply or a timer. */
export function getUnsettled(state: PageState) {
  const { cart, saved, miniCart, buyNow, sharedCart } = state;
  return {
    pending: Object.keys(cart.pending),
    isChanging: selectIsChanging(state),
    waiting: cart.waiting,
    entry: cart.entry,
    removed: Object.keys(cart.removed),
    isLoading: [cart.info.phase, saved.list.phase].includes('loading'),
    miniCart: Object.keys(miniCart.removals),
    isBuying: buyNow.phase === 'pending',
    revoking: Object.keys(sharedCart.revoking),
  };
}

export const SETTLED: ReturnType<typeof getUnsettled> = {
  pending: [],
  isChanging: false,
  waiting: undefined,
  entry: 'idle',
  removed: [],
  isLoading: false,
  miniCart: [],
  isBuying: false,
  revoking: [],
};

/** Expects that nothing is pending on a quiet page. */
export const checkSettled = ({ store }: Page): void =>
  expect(getUnsettled(store.getState())).toEqual(SETTLED);

/** Expects that a page's cart is as new as the replies to its own writes, unless a later read has failed. */
export function checkOwnWrites({ steps, store }: Page): void {
  let newest = 0;
  for (const { action } of steps) {
    const { reply } = (action.payload ?? {}) as { reply?: Partial<CartReply> };
    newest = Math.max(newest, reply?.data?.cartInfo.revision ?? 0);
    if (heldCartActions.cartFailed.match(action)) newest = 0;
  }
  expect(store.getState().cart.info.value?.revision ?? 0).toBeGreaterThanOrEqual(newest);
}

/** Expects that a page shows the server's cart. After a failed read, the cart is marked as such and may be older. */
export function checkCart({ store }: Page, shop: Shop): void {
  const { info } = store.getState().cart;
  if (info.phase === 'ready') expect(normalize(info.value)).toEqual(normalize(shop.cart.server.cart));
}

/** Expects that a page shows the server's saved items, if it has their latest revision. */
export function checkSaved({ store }: Page, { saved: { saved } }: Shop): void {
  const { value } = store.getState().saved.list;
  if (value?.revision === saved.revision)
    expect([value.sflItems, value.total]).toEqual([saved.items, saved.items.length]);
}

/** Expects that a page shows the server's current cart and saved items. */
export function checkShown(page: Page, shop: Shop): void {
  checkCart(page, shop);
  const { list } = page.store.getState().saved;
  if (list.phase === 'ready') expect(list.value.revision).toBe(shop.saved.saved.revision);
  checkSaved(page, shop);
}

/** Expects that the buy-now cart contains what the last request put into it, once. */
export function checkBuyNow({ buyNow, network }: Shop): void {
  const last = network.carriedOut.findLast(({ operation }) => operation === 'putInBuyNow');
  expect(buyNow.buyNow.server.cart.items.map(({ itemId, qty }) => ({ itemId, qty }))).toEqual(
    last ? last.args[0] : [],
  );
}
