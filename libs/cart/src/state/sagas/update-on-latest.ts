import { put } from 'redux-saga/effects';
import { HttpError, toFailure } from '@foolscap/core/http';
import { MAX_LINE_QUANTITY } from '@foolscap/core/quantity';
import { selectFrom } from '@foolscap/core/sagas';
import type { SagaOf } from '@foolscap/core/sagas';
import type { UpdateItemsBody } from '../../contract/index.ts';
import type { CartReply } from '../../client/cart-client.ts';
import { CART_CODES } from '../../model/codes.ts';
import type { CartDeps } from '../cart.deps.ts';
import type { CartRoot } from '../cart.selectors.ts';
import { cartActions } from '../cart.slice.ts';
import { callWhenOnline } from './call-when-online.ts';
import { readCart } from './read-cart.ts';

type Line = UpdateItemsBody['items'][number];

/** Windows that change one cart at the same time settle after a few rounds. */
const MOST_TRIES = 4;

const quantitiesOf = (root: CartRoot) =>
  new Map(root.cart.cart?.items.map(({ cartItemId, qty }) => [cartItemId, qty]));

/**
 * Sends quantities together with the revision of the cart that they are based on. If another window has changed the cart since, the
 * cart is read again, and the shopper's difference is applied to its current quantity.
 *
 * @returns the reply, and the lines as they were sent at last
 * @throws HttpError like the client
 */
export function* updateOnLatest(
  deps: CartDeps,
  wanted: readonly Line[],
): SagaOf<{ reply: CartReply; sent: readonly Line[] }> {
  let lines = wanted;
  for (let tries = 1; ; tries += 1) {
    const base = yield* selectFrom(quantitiesOf);
    const revision = yield* selectFrom((root: CartRoot) => root.cart.cart?.revision);
    try {
      const reply = yield* callWhenOnline(
        deps,
        {},
        deps.client.updateItems,
        [...lines],
        deps.newKey(),
        revision,
      );
      return { reply, sent: lines };
    } catch (error) {
      const failure = toFailure(error);
      if (failure.code !== CART_CODES.revisionConflict || tries === MOST_TRIES) throw new HttpError(failure);
    }
    yield* readCart(deps);
    const latest = yield* selectFrom(quantitiesOf);
    const rebased: Record<string, { from: number; to: number }> = {};
    lines = lines.map((line) => {
      const id = line.cartItemId ?? '';
      const was = base.get(id);
      const now = latest.get(id);
      if (was === undefined || now === undefined || was === now) return line;
      const to = Math.min(MAX_LINE_QUANTITY, Math.max(1, now + (line.qty - was)));
      rebased[id] = { from: line.qty, to };
      return { ...line, qty: to };
    });
    if (Object.keys(rebased).length > 0) yield put(cartActions.quantitiesRebased(rebased));
  }
}
