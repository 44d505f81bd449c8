import { all, call, put, takeEvery } from 'redux-saga/effects';
import { checkoutActions, checkoutEvents } from '@foolscap/checkout/state';
import { isUncertain } from '@foolscap/core/http';
import { NOT_SENT } from '@foolscap/core/sagas';
import { createPaymentsClient, createRewardsPaymentClient } from '@foolscap/payments/client';
import {
  createRewardsPaymentModule,
  rewardsPaymentActions,
  rewardsPaymentEvents,
} from '@foolscap/payments/state';
import { defineFeature } from '../define-feature.ts';

/** Codes after which checkout shows something else: other rewards, an empty cart, or a sign-in. */
const GONE: ReadonlySet<string> = new Set(['EMPTY_CART', 'SIGN_IN_REQUIRED', 'REWARDS_NOT_AVAILABLE']);

/** Reloads checkout after its rewards have changed, because that splits the total again. */
function* checkoutFollowsRewards() {
  yield takeEvery(
    [rewardsPaymentEvents.rewardsUsed.type, rewardsPaymentEvents.rewardsRemoved.type],
    function* () {
      yield put(checkoutActions.checkoutRequested());
    },
  );
  // A change whose reply was lost may have been made.
  yield takeEvery(
    rewardsPaymentEvents.rewardsFailed.type,
    function* ({ payload: { failure } }: ReturnType<typeof rewardsPaymentEvents.rewardsFailed>) {
      if (GONE.has(failure.code) || (failure.code !== NOT_SENT && isUncertain(failure)))
        yield put(checkoutActions.checkoutRequested());
    },
  );
}

/** Clears the outcome of the last change once the order is placed. */
function* rewardsFollowOrder() {
  yield takeEvery(checkoutEvents.orderPlaced.type, function* () {
    yield put(rewardsPaymentActions.rewardsReset());
  });
}

/** Rewards that pay a part of an order. Separate, because only members load it. */
export const rewardsPaymentFeature = defineFeature({
  name: 'rewardsPayment',
  modules: ({ http, inLane, newKey }) => ({
    rewardsPayment: createRewardsPaymentModule({
      client: { ...createPaymentsClient(http), ...createRewardsPaymentClient(http) },
      inLane,
      newKey,
    }),
  }),
  *processes() {
    yield all([call(checkoutFollowsRewards), call(rewardsFollowOrder)]);
  },
});
