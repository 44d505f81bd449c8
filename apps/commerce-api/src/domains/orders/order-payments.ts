import type { FastifyBaseLogger } from 'fastify';
import {
  type AttemptRow,
  type Authorization,
  createAccountInvoices,
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
 * The steps of paying for an order, each for all its tenders. They move the attempt by conditional updates, so that two instances which work
 * on the same attempt, for whatever reason, never both act on it; whatever a step leaves undone is done by `recoverPayments`.
 */
export function createOrderPayments({
  database: { db },
  gateway,
}: Pick<PaymentContext, 'database' | 'gateway'>) {
  const invoices = createAccountInvoices(db);
  const processorOf = ({ type }: Pick<PaymentRow, 'type'>): PaymentProcessor =>
    type === 'ACCOUNT' ? invoices : getProcessor(gateway, type);

  /** Runs a step of the gateway for every payment, also after one that failed. @throws the first failure */
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
      // One retry under the same key: an answer that was lost is given again.
      return authorize();
    }
  }

  return {
    /**
     * Authorizes one tender after the other, gift and prepaid cards first. Stops at the first one that is declined; the caller voids the others.
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

    /** Voids an attempt that is in state VOIDING, with all its tenders. */
    async finishVoid(attempt: AttemptRow): Promise<void> {
      await forEachPayment(attempt, ({ id }, processor) => processor.void(id));
      await finishAttempt(db, attempt.id, 'VOIDING', 'VOIDED');
    },

    /** Captures the money of an attempt that is in state ORDERED. */
    async finishCapture(attempt: AttemptRow): Promise<void> {
      await forEachPayment(attempt, ({ id }, processor) => processor.capture(id));
      await finishAttempt(db, attempt.id, 'ORDERED', 'CAPTURED');
    },

    /** Returns the money of an attempt that is in state CANCELED: what was not refunded before. */
    async finishReversal(attempt: AttemptRow): Promise<void> {
      await forEachPayment(attempt, ({ id }, processor) => processor.reverse(id));
      await setRefundsDone(db, attempt.id);
      await finishAttempt(db, attempt.id, 'CANCELED', 'REFUNDED');
    },

    /** Returns the money of one tender for canceled units. */
    async finishRefund(refund: PendingRefund): Promise<void> {
      await processorOf(refund).refund(refund.payment_id, refund.id, refund.amount_minor);
      await setRefundDone(db, refund.id);
    },

    listPendingRefunds: () => listPendingRefunds(db),

    /** Returns the money of an order's canceled units, once it was captured. What fails is retried by `recoverPayments`. */
    async makeRefunds(orderNumber: string, log: Pick<FastifyBaseLogger, 'error'>): Promise<void> {
      for (const refund of await listPendingRefunds(db, orderNumber))
        await this.orLater(this.finishRefund(refund), { id: refund.attempt_id }, log);
    },

    /**
     * Voids an attempt that no order will use.
     * @returns false, and nothing is done, when another instance has ordered or voided it
     */
    async abandon(attempt: AttemptRow): Promise<boolean> {
      if (!(await moveAttempt(db, attempt.id, 'STARTED', 'VOIDING'))) return false;
      await this.finishVoid(attempt);
      return true;
    },

    /** Runs a step whose failure does not change the outcome for the shopper: it is logged and retried by `recoverPayments`. */
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
