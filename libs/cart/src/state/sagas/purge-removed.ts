import { delay, put, take } from 'redux-saga/effects';
import { raceOf } from '@foolscap/core/sagas';
import { heldCartActions } from '../held-cart.slice.ts';
import { undoRequested } from '../writes/restore-line.ts';

/** The time for which a removed line can be restored, in milliseconds (cart-9.5). */
export const PURGE_MS = 5000;

type LineAction = { type: string; payload: { cartItemId: string } };

/** Purges a removed line after `PURGE_MS`. Hovering over or focusing the line stops the timer; leaving it restarts the timer. */
export function* purgeRemoved({ payload: { cartItemId } }: LineAction) {
  const ofThisLine = (type: string) => (action: { type: string }) =>
    action.type === type && (action as LineAction).payload.cartItemId === cartItemId;

  for (;;) {
    const { over, held } = yield* raceOf<{ over: true; held: LineAction; restored: LineAction }>({
      over: delay(PURGE_MS, true),
      held: take(ofThisLine(heldCartActions.purgeHeld.type)),
      restored: take(ofThisLine(undoRequested.type)),
    });
    if (over) {
      yield put(heldCartActions.removedLinePurged({ cartItemId }));
      return;
    }
    if (!held) return;
    const { released } = yield* raceOf<{ released: LineAction; restored: LineAction }>({
      released: take(ofThisLine(heldCartActions.purgeReleased.type)),
      restored: take(ofThisLine(undoRequested.type)),
    });
    if (!released) return;
  }
}
