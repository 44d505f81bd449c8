import type { Store } from 'redux';
import { cartActions, resumeQuantity, selectQuantitiesByLine } from '@foolscap/cart/state';
import type { AddItem, CartState } from '@foolscap/cart/state';
import { DAY } from '@foolscap/core/clock';
import type { ExpiringStorage } from '@foolscap/core/storage';

const KEPT = 'offline-changes';

/** Changes of the cart that were waiting for the connection when the page went away. */
interface KeptChanges {
  changes: CartState['changes'];
  /** The quantities that the changes are based on, by line. */
  from: Record<string, number>;
  /** With a key where the request may have been sent already. */
  adds: { items: AddItem[]; key?: string }[];
}

/** Items that are being added, the waiting request with its key first, then the items added after it. */
function addsOf({ adding, waiting }: CartState): KeptChanges['adds'] {
  const rest = new Map(Object.entries(adding));
  for (const { itemId, qty } of waiting?.add?.items ?? []) rest.set(itemId, (rest.get(itemId) ?? 0) - qty);
  const later = [...rest].filter(([, qty]) => qty > 0).map(([itemId, qty]) => ({ itemId, qty }));
  return [...(waiting?.add ? [waiting.add] : []), ...(later.length > 0 ? [{ items: later }] : [])];
}

/**
 * Keeps changes of the cart that wait for the connection over a reload: the page that comes next in this tab asks for them again.
 * A typed quantity stays absolute, presses of plus and minus stay a difference that is applied once, a line is removed once, and an add
 * that may have been sent keeps its idempotency key. They live as long as the server remembers such keys.
 *
 * @param page for tests; by default the window, which hides when it is left
 */
export function keepOfflineChanges(
  store: Pick<Store<{ cart: CartState }>, 'getState' | 'dispatch'>,
  storage: Pick<ExpiringStorage, 'get' | 'set' | 'remove'>,
  page: EventTarget = window,
): void {
  const kept = storage.get<KeptChanges>(KEPT);
  if (kept) {
    storage.remove(KEPT);
    for (const { items, key } of kept.adds)
      store.dispatch(cartActions.addToCartRequested(items, key === undefined ? {} : { key }));
    for (const [cartItemId, change] of Object.entries(kept.changes)) {
      const held = selectQuantitiesByLine(store.getState())[cartItemId];
      if (held === undefined) continue;
      if (change.kind === 'quantity')
        for (const again of resumeQuantity(cartItemId, change, kept.from[cartItemId], held))
          store.dispatch(again);
      if (change.kind === 'remove') store.dispatch(cartActions.removeRequested({ cartItemId }));
    }
  }
  page.addEventListener('pagehide', () => {
    const { cart } = store.getState();
    if (!cart.waiting) return;
    const from = selectQuantitiesByLine(store.getState());
    storage.set(KEPT, { changes: cart.changes, from, adds: addsOf(cart) }, DAY);
  });
  // Brought back by the browser as it was left: the changes still wait in it.
  page.addEventListener('pageshow', () => storage.remove(KEPT));
}
