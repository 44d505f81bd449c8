import type { Action } from '@reduxjs/toolkit';
import { buffers } from 'redux-saga';
import type { Channel } from 'redux-saga';
import { actionChannel, flush, fork, put, select, take } from 'redux-saga/effects';
import { toFailure } from '@foolscap/core/http';
import { callTo, restartOn } from '@foolscap/core/sagas';
import { userChanged } from '@foolscap/core/state';
import type { DomainModule } from '@foolscap/core/state';
import type { ExpiringStorage } from '@foolscap/core/storage';
import type { NoticesClient } from '../../client/notices-client.ts';
import { cartActions } from '../cart.slice.ts';
import { noticeOptOut, noticeOptOutActions, selectNoticeOptOut } from './notice-opt-out.slice.ts';
import type { NoticeOptOutState } from './notice-opt-out.slice.ts';

type Request = ReturnType<typeof noticeOptOutActions.optOutRequested>;

/**
 * Stores requests one after another, so that the last one wins on the server too. Of those that arrive in the meantime, only the newest is
 * sent. The cart is then refreshed, because its lines contain which notices are shown.
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

/** Storage key of the reviewed lines, without its prefix. */
export const REVIEWED_KEY = 'reviewed-replacements';

const LIFETIME_MS = 30 * 86_400_000;

/** After these actions the lines and notices belong to another cart. */
const RESETS = [cartActions.cartReset.type, userChanged.type];

/** The browser storage for the reviewed lines. */
export type ReviewStorage = Pick<ExpiringStorage, 'get' | 'set' | 'remove'>;

/**
 * Keeps the reviewed lines, so that a dialog does not open again on the next page. A reset clears them, because they belong to another
 * cart.
 */
function* keepReviews(storage: ReviewStorage): Generator<unknown, void> {
  const kept = storage.get<unknown>(REVIEWED_KEY);
  if (Array.isArray(kept) && kept.every((id) => typeof id === 'string'))
    yield put(noticeOptOutActions.reviewsRestored(kept));
  for (;;) {
    const action = (yield take([noticeOptOutActions.replacementReviewed, ...RESETS])) as Action;
    if (noticeOptOutActions.replacementReviewed.match(action)) {
      const { reviewed } = (yield select(selectNoticeOptOut)) as NoticeOptOutState;
      storage.set(REVIEWED_KEY, reviewed, LIFETIME_MS);
    } else storage.remove(REVIEWED_KEY);
  }
}

/**
 * Creates the module that hides notices for 30 days. It needs the cart's module in the same store.
 * @param storage keeps which replacements were reviewed; without it, their dialogs open again on the next page
 */
export const createNoticeOptOutModule = ({
  client,
  storage,
}: {
  client: NoticesClient;
  storage?: ReviewStorage;
}): DomainModule<NoticeOptOutState, 'noticeOptOut'> => ({
  name: 'noticeOptOut',
  reducer: noticeOptOut.reducer,
  // The saga also removes what is stored in the browser.
  keepsOnUserChange: true,
  *saga() {
    if (storage) yield fork(keepReviews, storage);
    yield* restartOn(RESETS, () => [fork(storeOptOuts, client)]);
  },
});
