import type { HttpClient } from '@foolscap/core/http';
import type { RewardsPayment, RewardsPaymentBody } from '../contract/index.ts';

/** The call for paying a part of the order with rewards. It rejects with HttpError. */
export interface RewardsPaymentClient {
  /** Pays a part of the order with rewards; repeating it changes the amount. */
  payByRewards(body: RewardsPaymentBody, key: string): Promise<RewardsPayment>;
}

export const createRewardsPaymentClient = (http: HttpClient): RewardsPaymentClient => ({
  payByRewards: async (body, idempotencyKey) =>
    (
      await http.send<RewardsPayment>({
        method: 'POST',
        path: '/checkout/default/rewards',
        body,
        idempotencyKey,
      })
    ).data,
});
