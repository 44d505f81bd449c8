import { call, delay, put, take } from 'redux-saga/effects';
import { callTo, raceOf } from '@foolscap/core/sagas';
import type { SagaOf } from '@foolscap/core/sagas';
import { alwaysOnline, isConnectionLoss, toFailure } from '@foolscap/core/http';
import type { CartDeps } from '../cart.deps.ts';
import type { WaitingChanges } from '../cart.state.ts';
import { heldCartActions } from '../held-cart.slice.ts';

/** Delays before retries once the connection is back, because requests often still fail briefly after the browser reports it. */
const SETTLING_DELAYS_MS = [500, 2000];

/** Waits for the connection, or until the shopper chooses "Try again". */
function* untilOnline({ connection = alwaysOnline }: Pick<CartDeps, 'connection'>): SagaOf<void> {
  if (connection.isOnline()) return;
  yield* raceOf({ online: call(connection.whenOnline), now: take(heldCartActions.sendNowRequested.type) });
}

/**
 * Makes a call, and repeats it if this device lost its connection and is online again. Calls that change something must be safe to repeat:
 * their idempotency key is part of `args`.
 *
 * @param waiting kept in the store while the call waits; undefined for reads
 * @throws the call's error, unless it is a lost connection
 */
export function* callWhenOnline<A extends unknown[], R>(
  deps: Pick<CartDeps, 'connection' | 'inLane'>,
  waiting: Pick<WaitingChanges, 'add'> | undefined,
  fn: (...args: A) => Promise<R> | R,
  ...args: A
): SagaOf<Awaited<R>> {
  const { connection = alwaysOnline, inLane } = deps;
  let settling: number[] = [];
  let isDelayed = false;
  // Not in `finally`: an effect there would let a canceled saga continue. A reset clears the waiting changes by itself.
  function* resume() {
    if (isDelayed && waiting) yield put(heldCartActions.changesResumed());
  }
  for (;;) {
    try {
      const reply = yield* callTo(fn, ...args);
      yield* resume();
      return reply;
    } catch (error) {
      const pause = settling.shift();
      if (isConnectionLoss(toFailure(error)) && !connection.isOnline()) {
        if (waiting) yield put(heldCartActions.changesDelayed(waiting));
        isDelayed = true;
        if (waiting) inLane?.offline.abort();
        try {
          yield* untilOnline(deps);
        } finally {
          if (waiting && inLane) inLane.offline = new AbortController();
        }
        settling = [...SETTLING_DELAYS_MS];
      } else if (isConnectionLoss(toFailure(error)) && pause !== undefined) yield delay(pause);
      else {
        yield* resume();
        throw error;
      }
    }
  }
}
