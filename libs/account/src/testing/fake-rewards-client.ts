import { HttpError } from '@foolscap/core/http';
import type { Failure } from '@foolscap/core/http';
import type { RewardsClient } from '../client/rewards-client.ts';
import type { RewardsClaim, RewardsProgram } from '../contract/index.ts';
import { buildRewardsProgram } from './builders.ts';

export interface FakeRewardsClient extends RewardsClient {
  /** Calls received, in order. */
  readonly calls: (keyof RewardsClient)[];
  readonly server: { program: RewardsProgram };
  /** Makes the next call of an operation fail. */
  failNext(operation: keyof RewardsClient, failure?: Partial<Failure>): void;
}

/** Creates an in-memory server of the rewards program, for saga tests, stories and applications' tests. */
export function createFakeRewardsClient(program: RewardsProgram = buildRewardsProgram()): FakeRewardsClient {
  const server = { program };
  const calls: FakeRewardsClient['calls'] = [];
  const faults: { operation: keyof RewardsClient; failure: Failure }[] = [];

  async function answer(
    operation: keyof RewardsClient,
    change: Partial<RewardsProgram> = {},
  ): Promise<RewardsProgram> {
    calls.push(operation);
    const fault = faults.findIndex((each) => each.operation === operation);
    if (fault >= 0) throw new HttpError(faults.splice(fault, 1)[0]!.failure);
    server.program = { ...server.program, ...change };
    return server.program;
  }

  return {
    calls,
    server,
    failNext(operation, failure = {}) {
      faults.push({
        operation,
        failure: { code: 'NETWORK', retryable: true, message: 'Network Error', ...failure },
      });
    },
    getProgram: () => answer('getProgram'),
    activate: (offerId) =>
      answer('activate', {
        offers: server.program.offers.map((offer) =>
          offer.id === offerId ? { ...offer, isActivated: true } : offer,
        ),
      }),
    chooseCategories: (categories) => {
      const { bonusCategories } = server.program;
      return answer(
        'chooseCategories',
        bonusCategories && {
          bonusCategories: {
            ...bonusCategories,
            options: bonusCategories.options.map((option) => ({
              ...option,
              isChosen: option.isChosen || categories.includes(option.id),
            })),
          },
        },
      );
    },
    claim: ({ orderNumber, receiptNumber }) => {
      const { claims } = server.program;
      const claim: RewardsClaim = {
        id: String(claims.length + 1),
        createdAt: '2026-11-20T15:00:00.000Z',
        state: 'OPEN',
        ...(orderNumber ? { orderNumber } : {}),
        ...(receiptNumber ? { receiptNumber } : {}),
      };
      return answer('claim', { claims: [claim, ...claims] });
    },
    enroll: () => answer('enroll', { isMember: true, mayJoin: false, rewardsNo: '3300481172' }),
  };
}
