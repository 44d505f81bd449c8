import { randomUUID } from 'node:crypto';
import { ACCOUNT_CODES, REWARDS_CODES } from '@foolscap/account/model';
import { formatMoney, toDecimal, toMinorUnits } from '@foolscap/core/money';
import type { RewardsPayment, RewardsPaymentBody } from '@foolscap/payments/contract';
import { PAYMENT_CODES } from '@foolscap/payments/model';
import { ApiError, badRequest } from '../../kernel/http/api-error.ts';
import { findOutcome } from '../../kernel/http/idempotency.ts';
import { findAvailableRewards } from '../rewards/index.ts';
import type { PaymentContext } from './payment-gateway.ts';
import { createTenderCommands, NO_CARD, type TenderRequest } from './tender-commands.ts';

export type RewardsPayments = ReturnType<typeof createRewardsPayments>;

export function createRewardsPayments({ database, now }: Pick<PaymentContext, 'database' | 'now'>) {
  const { checkCart, addTender } = createTenderCommands({ database, now });

  return {
    /**
     * Pays a part of the order with the caller's rewards: up to an amount, or with all of them. Repeating it changes the amount. The
     * rewards are taken when the order is placed.
     * @throws ApiError 400 REWARDS_NOT_AVAILABLE, 401 for guests, 403 REWARDS_MEMBER_REQUIRED, 404 EMPTY_CART
     */
    async payByRewards(request: TenderRequest, { amount }: RewardsPaymentBody): Promise<RewardsPayment> {
      const { caller, idempotency, kind } = request;
      const stored = idempotency && (await findOutcome(database.db, caller.session.id, idempotency, now()));
      if (stored) return stored.reply as RewardsPayment;
      const { accountId } = caller;
      if (accountId === undefined)
        throw new ApiError(401, ACCOUNT_CODES.signInRequired, 'Sign in to use your rewards.');
      await checkCart(caller, kind);
      const available = await findAvailableRewards(database.db, accountId, now());
      if (available === undefined)
        throw new ApiError(403, REWARDS_CODES.memberRequired, 'Join the rewards program first.');
      const most = amount === undefined ? available : toMinorUnits(amount);
      if (!most || most > available)
        throw badRequest(
          PAYMENT_CODES.rewardsTooFew,
          available > 0
            ? `You can use up to ${formatMoney(available)} of your rewards.`
            : 'You have no rewards to use.',
          'amount',
        );
      return addTender(
        request,
        { ...NO_CARD, id: randomUUID(), type: 'REWARDS', token: accountId, balance_minor: most },
        (id) => ({ tender: { id, type: 'REWARDS', balance: toDecimal(most) } }),
      );
    },
  };
}
