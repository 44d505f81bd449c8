import { call } from 'redux-saga/effects';
import { HttpError, NOT_SENT } from '../http/failure.ts';
import type { SagaOf } from './typed-effects.ts';

export interface LaneOptions {
  /**
   * Refuses the write instead of keeping it behind one that waits for the connection: for orders and cards, which must not be sent later
   * without the shopper (docs/decisions/cart-writes.md).
   */
  neverLater?: boolean;
}

export interface WriteLane {
  /**
   * Runs a write after all earlier writes of its lane have ended, whether they succeeded, failed or were canceled.
   * @throws HttpError NOT_SENT for a `neverLater` write while an earlier one waits for the connection
   */
  <R>(write: () => SagaOf<R>, options?: LaneOptions): SagaOf<R>;
  /** Runs the wait for the connection of the write that has the lane. */
  whileOffline<R>(wait: () => SagaOf<R>): SagaOf<R>;
}

const notSent = () =>
  new HttpError({ code: NOT_SENT, retryable: true, message: 'Not sent: there is no connection.' });

/**
 * Creates a lane: writes that depend on each other, from any domain, are sent one at a time and in order. A write that waits for the
 * connection holds the lane. An idle lane runs a write synchronously, so that it is still sent when the page is being unloaded.
 */
export function createWriteLane(): WriteLane {
  let open = 0;
  let last = Promise.resolve();
  let isOffline = false;
  /** Refuses the writes that have to wait, but never for the connection. */
  const refusals = new Set<(reason: HttpError) => void>();

  function* waitTurn(earlier: Promise<void>, neverLater: boolean): SagaOf<void> {
    if (!neverLater) {
      yield call(() => earlier);
      return;
    }
    if (isOffline) throw notSent();
    let refuse: (reason: HttpError) => void = () => undefined;
    const refused = new Promise<never>((_resolve, reject) => (refuse = reject));
    refusals.add(refuse);
    try {
      yield call(() => Promise.race([earlier, refused]));
    } finally {
      refusals.delete(refuse);
    }
  }

  function* inLane<R>(write: () => SagaOf<R>, { neverLater = false }: LaneOptions = {}): SagaOf<R> {
    const earlier = open > 0 ? last : undefined;
    let end: () => void = () => undefined;
    const own = new Promise<void>((resolve) => (end = resolve));
    last = earlier ? earlier.then(() => own) : own;
    open += 1;
    try {
      if (earlier) yield* waitTurn(earlier, neverLater);
      return yield* write();
    } finally {
      open -= 1;
      end();
    }
  }

  function* whileOffline<R>(wait: () => SagaOf<R>): SagaOf<R> {
    isOffline = true;
    for (const refuse of refusals) refuse(notSent());
    try {
      return yield* wait();
    } finally {
      isOffline = false;
    }
  }

  return Object.assign(inLane, { whileOffline });
}
