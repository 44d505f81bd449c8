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
 * How long clicks on plus and minus are gathered before they are sent. A window, not a debounce: ten clicks within a second are
 * at most two requests however they are spread, and the first is never put off by the next (design rule 6).
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

/** All writes to the cart, one after another, coalesced by line. Entering checkout waits in the same line. */
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
    yield* carryOutWhenThere(deps, intentions);
  }
}

/** Takes further quantity changes until the window closes or something else is asked for. */
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

/** Pauses before the code that sends changes is asked for again. */
const RELOAD_DELAYS_MS = [500, 2000];

/** Changes are kept while the code that sends them is on its way; when it cannot be had they fail like any other request. */
function* carryOutWhenThere(deps: CartDeps, intentions: readonly WriteIntention[]) {
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

/** A browser remembers that a module could not be fetched, so without a connection it is not fetched. */
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
      // The page that comes next is loaded anew, and what is missing with it.
      yield put(cartActions.checkoutEntered('dotcom'));
    } else {
      yield put(cartActions.changeFailed({ cartItemIds: [intention.payload.cartItemId], failure }));
    }
  }
}
