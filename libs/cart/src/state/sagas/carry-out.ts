import { put } from 'redux-saga/effects';
import { selectFrom } from '@foolscap/core/sagas';
import { isUncertain, toFailure } from '@foolscap/core/http';
import { isChange } from '../../model/apply-reply.ts';
import { feedbackKind } from '../../model/add-feedback.ts';
import type { QuantityChange } from '../../model/quantity-change.ts';
import type { CartDeps } from '../cart.deps.ts';
import type { CartReply } from '../../client/cart-client.ts';
import { selectQuantitiesByLine } from '../cart.selectors.ts';
import type { CartRoot } from '../cart.selectors.ts';
import { cartActions } from '../cart.slice.ts';
import type { FailedChange } from '../cart.slice.ts';
import { planWrites } from '../plan-writes.ts';
import type { Write, WriteIntention } from '../plan-writes.ts';
import { callWhenOnline } from './call-when-online.ts';
import { enterCheckout } from './enter-checkout.ts';
import { readCart } from './read-cart.ts';
import { updateOnLatest } from './update-on-latest.ts';

/** Sends the coalesced intentions, one request after another. This module is loaded with the first change, or earlier when the page is idle. */
export function* carryOutAll(
  deps: CartDeps,
  intentions: readonly WriteIntention[],
): Generator<unknown, void, unknown> {
  for (const write of planWrites(intentions)) yield* carryOut(deps, write);
}

function* carryOut(deps: CartDeps, write: Write) {
  switch (write.kind) {
    case 'add':
      return yield* add(deps, write);
    case 'quantities':
      return yield* setQuantities(deps, write.quantities);
    case 'fulfillment':
      return yield* changeFulfillment(deps, write);
    case 'remove':
      return yield* remove(deps, write.cartItemId);
    case 'restore':
      return yield* restore(deps, write.cartItemId, write.qty);
    case 'checkout':
      return yield* enterCheckout(deps);
  }
}

function* add(deps: CartDeps, { items, redirect, key = deps.newKey() }: Extract<Write, { kind: 'add' }>) {
  const body = { items };
  try {
    const reply = yield* callWhenOnline(deps, { add: { items, key } }, deps.client.addItems, body, key);
    const wanted = new Set(items.map(({ itemId }) => itemId));
    const lines = reply.data.cartInfo.items.filter(
      ({ itemId, status }) => wanted.has(itemId) && status !== 'DELETED',
    );
    const kind = feedbackKind(lines, { small: deps.isSmall(), redirect });
    yield put(cartActions.itemsAdded({ requested: items, reply, lines, kind }));
    yield* closeGap(deps, reply);
  } catch (error) {
    const failure = toFailure(error);
    yield put(cartActions.addFailed({ body, key, failure }));
    // The server may have added the items although the reply was lost: read the cart.
    if (isUncertain(failure)) yield* readCart(deps);
  }
}

function* setQuantities(deps: CartDeps, quantities: Record<string, QuantityChange>) {
  const lines = Object.entries(quantities).map(([cartItemId, quantity]) => ({ cartItemId, quantity }));
  try {
    const update = yield* updateOnLatest(deps, lines);
    if (!update) return;
    yield put(cartActions.quantitiesChanged(update));
    yield* closeGap(deps, update.reply);
  } catch (error) {
    const from = yield* selectFrom(selectQuantitiesByLine);
    yield* fail(deps, Object.keys(quantities), error, { kind: 'quantities', quantities, from });
  }
}

/** Changes the delivery of a line. If the new source has less than the quantity, the server lowers it and adds a message. */
function* changeFulfillment(
  deps: CartDeps,
  { cartItemId, deliveryType, pickupStoreNumber }: Extract<Write, { kind: 'fulfillment' }>,
) {
  const way = { deliveryType, ...(pickupStoreNumber ? { pickupStoreNumber } : {}) };
  try {
    // A difference of 0 keeps the quantity at the time of sending.
    const update = yield* updateOnLatest(deps, [{ cartItemId, quantity: { by: 0 }, way }]);
    if (!update) return;
    yield put(cartActions.fulfillmentChanged({ cartItemId, reply: update.reply }));
    yield* closeGap(deps, update.reply);
  } catch (error) {
    yield* fail(deps, [cartItemId], error, { kind: 'fulfillment', cartItemId, ...way });
  }
}

function* remove(deps: CartDeps, cartItemId: string) {
  try {
    const reply = yield* callWhenOnline(deps, {}, deps.client.removeItem, cartItemId, deps.newKey());
    yield put(cartActions.lineRemoved({ cartItemId, reply }));
    yield* closeGap(deps, reply);
  } catch (error) {
    yield* fail(deps, [cartItemId], error, { kind: 'remove', cartItemId });
  }
}

/** Restores a removed line by EDIT_ITEM with its former quantity. The server checks the stock again. */
function* restore(deps: CartDeps, cartItemId: string, known: number | undefined) {
  const qty = known ?? (yield* selectFrom((root: CartRoot) => root.cart.removed[cartItemId]?.line.qty));
  if (qty === undefined) return;
  try {
    const reply = yield* callWhenOnline(
      deps,
      {},
      deps.client.updateItems,
      [{ cartItemId, qty }],
      deps.newKey(),
    );
    yield put(cartActions.lineRestored({ cartItemId, reply }));
    yield* closeGap(deps, reply);
  } catch (error) {
    yield* fail(deps, [cartItemId], error);
  }
}

/** Rolls the lines back to the last reply, and reads the cart because the server may have applied the change. */
function* fail(deps: CartDeps, cartItemIds: string[], error: unknown, change?: FailedChange) {
  yield put(cartActions.changeFailed({ cartItemIds, failure: toFailure(error), ...(change && { change }) }));
  yield* readCart(deps);
}

/** Reads the whole cart if the reducer dropped a reply that did not follow the held revision (decisions, "size of cart replies"). */
function* closeGap(deps: CartDeps, { data }: CartReply) {
  const held = yield* selectFrom((root: CartRoot) => root.cart.cart);
  const { cartId, revision } = data.cartInfo;
  const behind = held?.cartId !== cartId || held.revision < revision;
  if (isChange(data.cartInfo) && behind) yield* readCart(deps);
}
