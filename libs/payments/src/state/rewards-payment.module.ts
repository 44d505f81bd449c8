import { fork } from 'redux-saga/effects';
import { toFailure } from '@foolscap/core/http';
import type { Failure } from '@foolscap/core/http';
import { callTo, createWriteLane, restartOn, sendNowOrNever } from '@foolscap/core/sagas';
import type { SagaOf, WriteLane } from '@foolscap/core/sagas';
import { defineWrite, queueWrites, sendWrite } from '@foolscap/core/state';
import type { DomainModule } from '@foolscap/core/state';
import type { PaymentsClient, RewardsPaymentClient } from '../client/index.ts';
import { PAYMENT_CODES } from '../model/codes.ts';
import { rewardsPaymentActions, rewardsPaymentReducer } from './rewards-payment.slice.ts';
import type { RewardsPaymentState } from './rewards-payment.slice.ts';

export interface RewardsPaymentDeps {
  client: RewardsPaymentClient & Pick<PaymentsClient, 'removePayment'>;
  newKey: () => string;
  /** Orders these writes among those of other domains, which change the same cart; a separate lane by default. */
  inLane?: WriteLane;
}

type Deps = Required<RewardsPaymentDeps>;

const failed = ({ failure }: { failure: Failure }) => rewardsPaymentActions.rewardsFailed({ failure });

const WRITES = [
  defineWrite({
    command: rewardsPaymentActions.rewardsSubmitted,
    send: ({ client, inLane }: Deps, body, key) =>
      sendNowOrNever(inLane, () => callTo(client.payByRewards, body, key)),
    settled: rewardsPaymentActions.rewardsUsed,
    failed,
  }),
  defineWrite({
    command: rewardsPaymentActions.rewardsRemovalRequested,
    *send({ client, inLane }: Deps, { id }, key): SagaOf<{ id: string }> {
      try {
        yield* sendNowOrNever(inLane, () => callTo(client.removePayment, id, key));
      } catch (error) {
        // Rewards that another tab has removed need no error.
        if (toFailure(error).code !== PAYMENT_CODES.notFound) throw error;
      }
      return { id };
    },
    settled: rewardsPaymentActions.rewardsRemoved,
    failed,
  }),
];

/** Creates the module of the rewards that pay a part of an order. */
export function createRewardsPaymentModule({
  inLane = createWriteLane(),
  ...given
}: RewardsPaymentDeps): DomainModule<RewardsPaymentState, 'rewardsPayment'> {
  const deps = { inLane, ...given };
  return {
    name: 'rewardsPayment',
    reducer: rewardsPaymentReducer,
    // After a reset the rewards belong to another order.
    saga: () =>
      restartOn(rewardsPaymentActions.rewardsReset.type, () => [
        // One after another, so that no change is dropped while another one is in flight.
        fork(() => queueWrites(WRITES, (write, request) => sendWrite(write, deps, request, deps.newKey()))),
      ]),
  };
}
