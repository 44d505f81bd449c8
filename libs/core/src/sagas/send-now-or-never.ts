import { call } from 'redux-saga/effects';
import { HttpError } from '../http/failure.ts';
import { raceOf } from './typed-effects.ts';
import type { SagaOf } from './typed-effects.ts';
import type { WriteLane } from './write-lane.ts';

/** The code of a write that was rejected before it was sent, so the server does not know about it. */
export const NOT_SENT = 'NOT_SENT';

/**
 * Runs a write in its lane, but rejects it instead of holding it behind one that waits for the connection. For orders and cards, which must
 * not be sent later without the shopper (docs/decisions/cart-writes.md).
 * @throws HttpError NOT_SENT while an earlier write waits for the connection
 */
export function* sendNowOrNever<R>(inLane: WriteLane, write: () => SagaOf<R>): SagaOf<R> {
  const { signal } = inLane.offline;
  if (!signal.aborted) {
    const { sent } = yield* raceOf<{ sent: { reply: R }; offline: unknown }>({
      sent: call(function* () {
        return { reply: yield* inLane(write) };
      }),
      offline: call(
        () => new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true })),
      ),
    });
    if (sent) return sent.reply;
  }
  throw new HttpError({ code: NOT_SENT, retryable: true, message: 'Not sent: there is no connection.' });
}
