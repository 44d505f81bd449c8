import { buffers } from 'redux-saga';
import type { Channel, Task } from 'redux-saga';
import { actionChannel, cancel, delay, flush, fork, join, put, take } from 'redux-saga/effects';
import { callTo, raceOf } from '@foolscap/core/sagas';
import { alwaysOnline, toFailure } from '@foolscap/core/http';
import type { CartDeps } from '../cart.deps.ts';
import { cartActions } from '../cart.slice.ts';
import type { WriteIntention } from '../plan-writes.ts';
import { untilOnline } from './call-when-online.ts';
import { fetchedCarryOut, loadCarryOut } from './load-carry-out.ts';

/**
 * The time in milliseconds for which clicks on plus and minus are collected before they are sent. A fixed window, not a debounce: ten
 * clicks within a second are at most two requests, and later clicks never delay the first one (design rule 6).
 */
export const GATHERING_MS = 500;

const {
  addToCartRequested,
  quantityChangeRequested,
  fulfillmentRequested,
  removeRequested,
  undoRequested,
  checkoutRequested,
  pendingChangesFlushed,
} = cartActions;

type Intention = WriteIntention | ReturnType<typeof pendingChangesFlushed>;

/** Sends all writes to the cart sequentially, coalesced by line. Entering checkout uses the same queue. */
export function* writeQueue(deps: CartDeps) {
  const inbox = (yield actionChannel(
    [
      addToCartRequested.type,
      quantityChangeRequested.type,
      fulfillmentRequested.type,
      removeRequested.type,
      undoRequested.type,
      checkoutRequested.type,
      pendingChangesFlushed.type,
    ],
    buffers.expanding(8),
  )) as Channel<Intention>;

  for (;;) {
    const first = (yield take(inbox)) as Intention;
    const gathered = quantityChangeRequested.match(first) ? yield* gather(inbox, [first]) : [first];
    const waiting = (yield flush(inbox)) as Intention[];
    const intentions = [...gathered, ...waiting].filter(
      (intention): intention is WriteIntention => !pendingChangesFlushed.match(intention),
    );
    yield* carryOutWhenLoaded(deps, intentions);
  }
}

/** Collects quantity changes until the window closes or another kind of intention arrives. */
function* gather(
  inbox: Channel<Intention>,
  intentions: Intention[],
): Generator<unknown, Intention[], unknown> {
  const gathering = (yield fork(function* () {
    yield delay(GATHERING_MS);
  })) as Task;
  for (;;) {
    const { next } = yield* raceOf<{ next: Intention; over: unknown }>({
      next: take(inbox),
      over: join(gathering),
    });
    if (!next) return intentions;
    intentions.push(next);
    if (!quantityChangeRequested.match(next)) {
      yield cancel(gathering);
      return intentions;
    }
  }
}

/** Delays before loading the code that sends changes is retried. */
const RELOAD_DELAYS_MS = [500, 2000];

/** Sends the intentions once the code for it is loaded. If the code cannot be loaded, they fail like a failed request. */
function* carryOutWhenLoaded(deps: CartDeps, intentions: readonly WriteIntention[]) {
  const fetched = deps.loadCarryOut ? undefined : fetchedCarryOut();
  if (fetched) return yield* fetched(deps, intentions);
  const load = deps.loadCarryOut ?? loadCarryOut;
  yield* untilFetchable(deps);
  for (const pause of [...RELOAD_DELAYS_MS, undefined]) {
    let carryOutAll: Awaited<ReturnType<typeof load>>;
    try {
      carryOutAll = yield* callTo(load);
    } catch (error) {
      if (pause === undefined) return yield* giveUp(deps, intentions, error);
      yield delay(pause);
      continue;
    }
    return yield* carryOutAll(deps, intentions);
  }
}

/** Waits for the connection: browsers cache the failure of a dynamic import, so the code must not be imported offline. */
function* untilFetchable(deps: CartDeps) {
  const { connection = alwaysOnline } = deps;
  if (connection.isOnline()) return;
  while (!connection.isOnline()) {
    yield put(cartActions.changesDelayed({}));
    yield* untilOnline(deps);
  }
  yield put(cartActions.changesResumed());
}

function* giveUp(deps: CartDeps, intentions: readonly WriteIntention[], error: unknown) {
  const failure = toFailure(error);
  for (const intention of intentions) {
    if (addToCartRequested.match(intention)) {
      const { items, key = deps.newKey() } = intention.payload;
      yield put(cartActions.addFailed({ body: { items }, key, failure }));
    } else if (checkoutRequested.match(intention)) {
      // The dotcom checkout is a full page load, which also loads the missing code.
      yield put(cartActions.checkoutEntered('dotcom'));
    } else {
      yield put(cartActions.changeFailed({ cartItemIds: [intention.payload.cartItemId], failure }));
    }
  }
}
