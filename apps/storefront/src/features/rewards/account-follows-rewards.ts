import { put, takeEvery } from 'redux-saga/effects';
import { accountActions, rewardsEvents } from '@foolscap/account/state';

/** Reloads the account after it has joined the rewards program, because the header shows the tier of members. */
export function* accountFollowsRewards() {
  yield takeEvery(
    rewardsEvents.rewardsChanged.type,
    function* ({ payload }: ReturnType<typeof rewardsEvents.rewardsChanged>) {
      if (payload.command.task === 'enroll') yield put(accountActions.accountRequested());
    },
  );
}
