import { put } from 'redux-saga/effects';
import { selectFrom } from '@foolscap/core/sagas';
import { selectCartAlert, selectQuantitiesByLine } from '../cart.selectors.ts';
import type { CartWrite } from '../define-cart-write.ts';
import { heldCartActions } from '../held-cart.slice.ts';

/** Repeats the alert's failed write and dismisses the alert. */
export function* retryFailed(writes: readonly CartWrite[]) {
  const change = (yield* selectFrom(selectCartAlert))?.change;
  const held = yield* selectFrom(selectQuantitiesByLine);
  yield put(heldCartActions.alertDismissed());
  const write = writes.find(({ kind }) => kind === change?.kind);
  for (const again of (change && write?.repeat?.(change.request, change.from, held)) ?? []) yield put(again);
}
