import type { FastifyBaseLogger } from 'fastify';
import { getLeaseName } from '../../kernel/http/idempotency.ts';
import { type AttemptRow, listUnfinished, type PaymentContext } from '../payments/index.ts';
import { createOrderPayments, type OrderPayments } from './order-payments.ts';

/** Returns the next step for an attempt that was left in this state; undefined if it is finished. */
function nextStep(attempt: AttemptRow, payments: OrderPayments): (() => Promise<unknown>) | undefined {
  switch (attempt.state) {
    case 'STARTED':
      return () => payments.abandon(attempt);
    case 'VOIDING':
      return () => payments.finishVoid(attempt);
    case 'ORDERED':
      return () => payments.finishCapture(attempt);
    case 'CANCELED':
      return () => payments.finishReversal(attempt);
    default:
      return undefined;
  }
}

/**
 * Finishes what a process that died left undone: captures the money of orders, voids authorizations that no order uses, and returns the
 * money of canceled orders and units. Skips attempts that an instance is currently working on.
 * @param onBusy called for each skipped attempt; a process that died keeps its lease for a few seconds
 * @returns how many attempts and refunds were finished
 */
export async function recoverPayments(
  context: Pick<PaymentContext, 'database' | 'gateway' | 'now'>,
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
  onBusy: () => void = () => undefined,
): Promise<number> {
  const { db, leases } = context.database;
  const payments = createOrderPayments(context);
  let finished = 0;

  /** Runs a step under the lease of the request that began it. */
  async function recover(
    { id, session_id, idempotency_key }: Pick<AttemptRow, 'id' | 'session_id' | 'idempotency_key'>,
    step: () => Promise<boolean>,
  ): Promise<void> {
    const release = await leases.tryAcquire(getLeaseName(session_id, { key: idempotency_key, hash: '' }));
    if (!release) {
      onBusy();
      return;
    }
    try {
      if (!(await step())) return;
      finished += 1;
      log.warn({ attempt: id }, 'an unfinished payment was finished');
    } catch (error) {
      log.error({ err: error, attempt: id }, 'a payment could not be finished; it will be retried');
    } finally {
      await release();
    }
  }

  for (const listed of await listUnfinished(db))
    await recover(listed, async () => {
      // It may have been finished since the list was read.
      const [attempt] = await listUnfinished(db, listed.id);
      const step = attempt && nextStep(attempt, payments);
      await step?.();
      return step !== undefined;
    });
  for (const refund of await payments.listPendingRefunds())
    await recover({ ...refund, id: refund.attempt_id }, async () => {
      await payments.finishRefund(refund);
      return true;
    });
  return finished;
}
