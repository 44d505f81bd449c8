import { HttpError } from '@foolscap/core/http';
import type { Failure } from '@foolscap/core/http';
import type { PaymentsClient, RewardsPaymentClient } from '../client/index.ts';
import { PAYMENT_CODES } from '../model/codes.ts';

export interface FakeRewardsPaymentClient
  extends RewardsPaymentClient, Pick<PaymentsClient, 'removePayment'> {
  /** Calls received, in order. */
  readonly calls: { operation: 'payByRewards' | 'removePayment'; args: unknown[] }[];
  /** US dollars that the member can use, and those that the order uses at most. */
  readonly server: { available: number; used?: { id: string; balance: number } | undefined };
  /** Makes the next call fail. */
  failNext(failure?: Partial<Failure>): void;
}

/** Creates in-memory rewards of a member for saga tests, stories and applications' tests. */
export function createFakeRewardsPaymentClient({
  available = 8,
  latency = () => Promise.resolve(),
}: { available?: number; latency?: () => Promise<unknown> } = {}): FakeRewardsPaymentClient {
  const calls: FakeRewardsPaymentClient['calls'] = [];
  const faults: Failure[] = [];
  const server: FakeRewardsPaymentClient['server'] = { available };
  const refusal = (status: number, code: string, message: string): Failure => ({
    status,
    code,
    message,
    retryable: false,
  });
  async function receive(operation: 'payByRewards' | 'removePayment', args: unknown[]): Promise<void> {
    calls.push({ operation, args });
    const fault = faults.shift();
    await latency();
    if (fault) throw new HttpError(fault);
  }
  return {
    calls,
    server,
    failNext: (failure = {}) =>
      void faults.push({ ...refusal(503, 'UNAVAILABLE', 'The server is down.'), ...failure }),
    async payByRewards(body, key) {
      await receive('payByRewards', [body, key]);
      const balance = body.amount ?? server.available;
      if (balance > server.available || balance === 0)
        throw new HttpError(
          refusal(
            400,
            PAYMENT_CODES.rewardsTooFew,
            `You can use up to $${server.available.toFixed(2)} of your rewards.`,
          ),
        );
      server.used = { id: 'rewards-1', balance };
      return { tender: { ...server.used, type: 'REWARDS' } };
    },
    async removePayment(id, key) {
      await receive('removePayment', [id, key]);
      if (server.used?.id !== id)
        throw new HttpError(
          refusal(404, PAYMENT_CODES.notFound, 'Your cart doesn’t have this payment method.'),
        );
      server.used = undefined;
    },
  };
}
