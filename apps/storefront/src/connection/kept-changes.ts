import type { Store } from 'redux';
import { cartActions, resumeQuantity, selectQuantitiesByLine } from '@foolscap/cart/state';
import type { AddItem, CartState, LineOperation } from '@foolscap/cart/state';
import { DAY } from '@foolscap/core/clock';
import type { ExpiringStorage } from '@foolscap/core/storage';

const KEPT = 'offline-changes';

/** Cart changes that were waiting for the connection when the page was left. */
interface KeptChanges {
  changes: LineOperation[];
  /** The quantities that the changes are based on, by cart item id. */
  from: Record<string, number>;
  /** With a key if the request may already have been sent. */
  adds: { items: AddItem[]; key?: string }[];
}

/** Lists the pending adds: the waiting request with its key first, then the later ones. */
function getAdds({ pending, waiting }: CartState): KeptChanges['adds'] {
  const rest = new Map(
    Object.values(pending).flatMap((operation) =>
      operation.kind === 'add' ? [[operation.itemId, operation.qty] as const] : [],
    ),
  );
  for (const { itemId, qty } of waiting?.add?.items ?? []) rest.set(itemId, (rest.get(itemId) ?? 0) - qty);
  const later = [...rest].filter(([, qty]) => qty > 0).map(([itemId, qty]) => ({ itemId, qty }));
  return [...(waiting?.add ? [waiting.add] : []), ...(later.length > 0 ? [{ items: later }] : [])];
}

/**
 * Keeps cart changes that wait for the connection across a reload: the next page of the tab dispatches them again. A typed quantity
 * stays absolute, presses of plus and minus stay a difference that is applied once, a line is removed once, and an add that may have
 * been sent keeps its idempotency key. Changes expire when the server forgets such keys.
 *
 * @param page event target of `pagehide` and `pageshow`, for tests; the window by default
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
    for (const change of kept.changes) {
      const { kind, cartItemId } = change;
      const held = selectQuantitiesByLine(store.getState())[cartItemId];
      if (held === undefined) continue;
      if (kind === 'remove') store.dispatch(cartActions.removeRequested({ cartItemId }));
      else if (kind === 'quantity')
        for (const again of resumeQuantity(cartItemId, change, kept.from[cartItemId], held))
          store.dispatch(again);
      else {
        const { kind: _, ...delivery } = change;
        store.dispatch(cartActions.fulfillmentRequested(delivery));
      }
    }
  }
  page.addEventListener('pagehide', () => {
    const { cart } = store.getState();
    if (!cart.waiting) return;
    const from = selectQuantitiesByLine(store.getState());
    const changes = Object.values(cart.pending).filter((operation) => 'cartItemId' in operation);
    storage.set(KEPT, { changes, from, adds: getAdds(cart) }, DAY);
  });
  // A page restored from the back/forward cache still has its waiting changes.
  page.addEventListener('pageshow', () => storage.remove(KEPT));
}
