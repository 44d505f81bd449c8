import type { Action } from '@reduxjs/toolkit';
import { buffers } from 'redux-saga';
import type { Channel } from 'redux-saga';
import { actionChannel, flush, fork, put, take } from 'redux-saga/effects';
import { toFailure } from '@foolscap/core/http';
import { callTo, restartOn } from '@foolscap/core/sagas';
import type { DomainModule } from '@foolscap/core/state';
import type { NoticesClient } from '../../client/notices-client.ts';
import { cartActions } from '../cart.slice.ts';
import { noticeOptOut, noticeOptOutActions } from './notice-opt-out.slice.ts';
import type { NoticeOptOutState } from './notice-opt-out.slice.ts';

type Request = ReturnType<typeof noticeOptOutActions.optOutRequested>;

/**
 * Stores requests one after another, so that the last one counts on the server as well; of those that arrive meanwhile only the newest is
 * sent. The cart is then refreshed, because its lines say which notices are shown.
 */
function* storeOptOuts(client: NoticesClient): Generator<unknown, void> {
  const inbox = (yield actionChannel(
    noticeOptOutActions.optOutRequested.type,
    buffers.sliding(1),
  )) as Channel<Request>;
  let next: Request | undefined;
  for (;;) {
    const { payload } = next ?? ((yield take(inbox)) as Request);
    let outcome: Action;
    try {
      yield* callTo(client.setNoticeHidden, payload.type, payload.isHidden);
      outcome = noticeOptOutActions.optOutStored();
    } catch (error) {
      outcome = noticeOptOutActions.optOutFailed(toFailure(error));
    }
    [next] = (yield flush(inbox)) as Request[];
    if (next) continue;
    yield put(outcome);
    if (noticeOptOutActions.optOutStored.match(outcome)) yield put(cartActions.cartRefreshRequested());
  }
}

/** Creates the module that hides notices for 30 days. It needs the cart's module in the same store. */
export const createNoticeOptOutModule = ({
  client,
}: {
  client: NoticesClient;
}): DomainModule<NoticeOptOutState, 'noticeOptOut'> => ({
  name: 'noticeOptOut',
  reducer: noticeOptOut.reducer,
  // After a reset the notices are those of another shopper.
  saga: () => restartOn(cartActions.cartReset.type, () => [fork(storeOptOuts, client)]),
});
