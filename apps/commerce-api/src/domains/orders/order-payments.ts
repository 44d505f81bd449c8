import type { FastifyBaseLogger } from 'fastify';
import {
  type AttemptRow,
  type Authorization,
  GatewayUnavailableError,
  moveAttempt,
  type PaymentContext,
} from '../payments/index.ts';

export type OrderPayments = ReturnType<typeof createOrderPayments>;

/**
 * The steps of paying for an order. Each one moves the attempt by a conditional update, so that two instances which work on the
 * same attempt, for whatever reason, never both act on it; whatever a step leaves undone is done by `recoverPayments`.
 */
export function createOrderPayments({
  database: { db },
  gateway,
}: Pick<PaymentContext, 'database' | 'gateway'>) {
  return {
    /** Authorizes, with one retry under the same key: an answer that was lost is given again. */
    async authorize(attempt: AttemptRow): Promise<Authorization> {
      try {
        return await gateway.authorize(attempt.id, attempt.card_token, attempt.amount_minor);
      } catch (error) {
        if (!(error instanceof GatewayUnavailableError)) throw error;
        return gateway.authorize(attempt.id, attempt.card_token, attempt.amount_minor);
      }
    },

    /** Voids an attempt that is in state VOIDING. */
    async finishVoid({ id }: Pick<AttemptRow, 'id'>): Promise<void> {
      await gateway.void(id);
      await moveAttempt(db, id, 'VOIDING', 'VOIDED');
    },

    /** Captures the money of an attempt that is in state ORDERED. */
    async finishCapture({ id }: Pick<AttemptRow, 'id'>): Promise<void> {
      await gateway.capture(id);
      await moveAttempt(db, id, 'ORDERED', 'CAPTURED');
    },

    /** Returns the money of an attempt that is in state CANCELED. */
    async finishRefund({ id }: Pick<AttemptRow, 'id'>): Promise<void> {
      await gateway.refund(id);
      await moveAttempt(db, id, 'CANCELED', 'REFUNDED');
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
      attempt: AttemptRow,
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
