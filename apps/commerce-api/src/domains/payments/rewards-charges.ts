import type { Database } from '../../kernel/database/database.ts';
import { releaseRewards, spendRewards } from '../rewards/index.ts';
import { createLedger } from './ledger.ts';
import type { PaymentProcessor } from './payment-gateway.ts';

/**
 * Creates the processor of payments with rewards. A payment's token is the id of the member's account. The rewards are taken when the payment
 * is authorized, and returned when it is voided, reversed or refunded, each in the transaction that records it.
 */
export const createRewardsCharges = (db: Database['db'], now: () => Date): PaymentProcessor =>
  createLedger(db, {
    table: 'rewards_charges',
    decline: async (trx, { key: paymentId, token: accountId, amount }) =>
      (await spendRewards(trx, { accountId, paymentId, amount }, now())) ? undefined : 'INSUFFICIENT_FUNDS',
    onReturn: (trx, { key, payment: paymentId, token: accountId, amount }) =>
      releaseRewards(trx, { accountId, paymentId, key, amount }, now()),
  });
