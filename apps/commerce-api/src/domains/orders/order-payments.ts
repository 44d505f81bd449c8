import type { FastifyBaseLogger } from 'fastify';
import {
  type AttemptRow,
  type Authorization,
  createAccountInvoices,
  createRewardsCharges,
  finishAttempt,
  GatewayUnavailableError,
  getProcessor,
  listPendingRefunds,
  moveAttempt,
  type PaymentContext,
  type PaymentProcessor,
  type PaymentRow,
  type PendingRefund,
  setAuthorized,
  setRefundDone,
  setRefundsDone,
} from '../payments/index.ts';

export type OrderPayments = ReturnType<typeof createOrderPayments>;

/**
 * Creates the payment steps of an order, each of which covers all tenders. Steps advance the attempt by conditional updates, so that two
 * instances working on the same attempt never both act on it. Whatever a step leaves undone is finished by `recoverPayments`.
 */
export function createOrderPayments({
  database: { db },
  gateway,
  now,
}: Pick<PaymentContext, 'database' | 'gateway' | 'now'>) {
  const invoices = createAccountInvoices(db);
  const rewards = createRewardsCharges(db, now);
  const processorOf = ({ type }: Pick<PaymentRow, 'type'>): PaymentProcessor => {
    if (type === 'REWARDS') return rewards;
    return type === 'ACCOUNT' ? invoices : getProcessor(gateway, type);
  };

  /** Runs a gateway step for every payment, even after one has failed. @throws the first failure */
  async function forEachPayment(
    { payments }: Pick<AttemptRow, 'payments'>,
    step: (payment: PaymentRow, processor: PaymentProcessor) => Promise<void>,
  ): Promise<void> {
    const results = await Promise.allSettled(payments.map((payment) => step(payment, processorOf(payment))));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
  }

  async function authorizeOne(payment: PaymentRow): Promise<Authorization> {
    const processor = processorOf(payment);
    const authorize = () => processor.authorize(payment.id, payment.token, payment.amount_minor);
    try {
      return await authorize();
    } catch (error) {
      if (!(error instanceof GatewayUnavailableError)) throw error;
      // One retry under the same key, for which the gateway repeats a reply that was lost.
      return authorize();
    }
  }

  return {
    /**
     * Authorizes the tenders one after another, gift and prepaid cards and rewards first. Stops at the first declined one; the caller voids the others.
     * @throws GatewayUnavailableError
     */
    async authorize(
      attempt: AttemptRow,
    ): Promise<{ approved: true } | (Extract<Authorization, { approved: false }> & { payment: PaymentRow })> {
      for (const payment of attempt.payments) {
        const authorization = await authorizeOne(payment);
        await setAuthorized(db, payment.id, authorization.approved);
        if (!authorization.approved) return { ...authorization, payment };
      }
      return { approved: true };
    },

    /** Voids all tenders of an attempt in state VOIDING. */
    async finishVoid(attempt: AttemptRow): Promise<void> {
      await forEachPayment(attempt, ({ id }, processor) => processor.void(id));
      await finishAttempt(db, attempt.id, 'VOIDING', 'VOIDED');
    },

    /** Captures the money of an attempt in state ORDERED. */
    async finishCapture(attempt: AttemptRow): Promise<void> {
      // An approver may have left nothing for a tender to pay.
      await forEachPayment(attempt, ({ id, amount_minor: amount }, processor) =>
        amount > 0 ? processor.capture(id, amount) : processor.void(id),
      );
      await finishAttempt(db, attempt.id, 'ORDERED', 'CAPTURED');
    },

    /** Returns the money of an attempt in state CANCELED, except for what was already refunded. */
    async finishReversal(attempt: AttemptRow): Promise<void> {
      await forEachPayment(attempt, ({ id }, processor) => processor.reverse(id));
      await setRefundsDone(db, attempt.id);
      await finishAttempt(db, attempt.id, 'CANCELED', 'REFUNDED');
    },

    /** Refunds canceled units to one tender. */
    async finishRefund(refund: PendingRefund): Promise<void> {
      await processorOf(refund).refund(refund.payment_id, refund.id, refund.amount_minor);
      await setRefundDone(db, refund.id);
    },

    listPendingRefunds: () => listPendingRefunds(db),

    /** Refunds an order's canceled units, once its money has been captured. `recoverPayments` retries whatever fails. */
    async makeRefunds(orderNumber: string, log: Pick<FastifyBaseLogger, 'error'>): Promise<void> {
      for (const refund of await listPendingRefunds(db, orderNumber))
        await this.orLater(this.finishRefund(refund), { id: refund.attempt_id }, log);
    },

    /**
     * Voids an attempt that no order will use.
     * @returns false, without doing anything, if another instance has ordered or voided it
     */
    async abandon(attempt: AttemptRow): Promise<boolean> {
      if (!(await moveAttempt(db, attempt.id, 'STARTED', 'VOIDING'))) return false;
      await this.finishVoid(attempt);
      return true;
    },

    /** Runs a step whose failure does not change the outcome for the shopper. A failure is logged, and `recoverPayments` retries it. */
    async orLater(
      step: Promise<unknown>,
      attempt: Pick<AttemptRow, 'id'>,
      log: Pick<FastifyBaseLogger, 'error'>,
    ): Promise<void> {
      try {
        await step;
      } catch (error) {
        log.error({ err: error, attempt: attempt.id }, 'a payment step failed; it will be retried');
      }
    },
  };
}
