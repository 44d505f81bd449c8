import { put } from 'redux-saga/effects';
import { HttpError, toFailure } from '@foolscap/core/http';
import { selectFrom } from '@foolscap/core/sagas';
import type { SagaOf } from '@foolscap/core/sagas';
import type { UpdateItemsBody } from '../../contract/index.ts';
import type { CartReply } from '../../client/cart-client.ts';
import { CART_REVISION_CONFLICT } from '../../model/write-refusals.ts';
import { quantityAfter } from '../../model/quantity-change.ts';
import type { QuantityChange } from '../../model/quantity-change.ts';
import type { CartDeps } from '../cart.deps.ts';
import type { CartRoot } from '../cart.selectors.ts';
import { heldCartActions } from '../held-cart.slice.ts';
import { callWhenOnline } from './call-when-online.ts';
import { readCart } from './read-cart.ts';

/** A change to one line: its quantity and, optionally, other fields. */
export interface WantedLine {
  cartItemId: string;
  quantity: QuantityChange;
  fields?: Pick<
    UpdateItemsBody['items'][number],
    'deliveryType' | 'pickupStoreNumber' | 'levelOfService' | 'furnSvcInfo'
  >;
}

/** Maximum number of attempts after revision conflicts. Windows that change one cart concurrently usually settle after a few. */
const MAX_TRIES = 4;

/** Selects the quantities of the lines in the held cart; undefined before a cart has been read. */
const getQuantities = (root: CartRoot) =>
  root.cart.info.value &&
  new Map(
    root.cart.info.value.items
      .filter(({ status }) => status !== 'DELETED')
      .map(({ cartItemId, qty }) => [cartItemId, qty]),
  );

/**
 * Sends line changes with the cart revision that they are based on. If another window has changed the cart since then, the cart is read and
 * the changes are sent again: clicks on plus and minus are applied to the current quantity, and a typed quantity is sent unchanged. A
 * change to a line that is not in the latest cart is dropped; the line is not restored.
 *
 * @param key the idempotency key of all attempts; a rejected one does not use it up (decision-idempotency.7)
 * @returns the reply, and the quantity changes that were sent; undefined if there is no line left to change
 * @throws HttpError if a request fails, or if the revision still conflicts after the last attempt
 */
export function* updateOnLatest(
  deps: CartDeps,
  wanted: readonly WantedLine[],
  key: string,
): SagaOf<{ reply: CartReply; sent: Record<string, QuantityChange> } | undefined> {
  let lines = wanted;
  for (let tries = 1; ; tries += 1) {
    const held = yield* selectFrom(getQuantities);
    const gone = lines.filter(({ cartItemId }) => held && !held.has(cartItemId));
    if (gone.length > 0) {
      yield put(heldCartActions.changesDropped({ cartItemIds: gone.map(({ cartItemId }) => cartItemId) }));
      lines = lines.filter((line) => !gone.includes(line));
      if (lines.length === 0) return undefined;
    }
    const revision = yield* selectFrom((root: CartRoot) => root.cart.info.value?.revision);
    try {
      const reply = yield* callWhenOnline(
        deps,
        {},
        deps.client.updateItems,
        lines.map(({ cartItemId, quantity, fields }) => ({
          cartItemId,
          qty: quantityAfter(quantity, held?.get(cartItemId) ?? 1),
          ...fields,
        })),
        key,
        revision,
      );
      return { reply, sent: Object.fromEntries(lines.map((line) => [line.cartItemId, line.quantity])) };
    } catch (error) {
      const failure = toFailure(error);
      if (failure.code !== CART_REVISION_CONFLICT || tries === MAX_TRIES) throw new HttpError(failure);
    }
    yield* readCart(deps);
    const latest = yield* selectFrom(getQuantities);
    const isRebased = lines.some(({ cartItemId, quantity: { wanted: typed } }) => {
      const now = latest?.get(cartItemId);
      return typed === undefined && now !== undefined && now !== held?.get(cartItemId);
    });
    if (isRebased) yield put(heldCartActions.changesRebased());
  }
}
