import type { FastifyBaseLogger } from 'fastify';
import { leaseNameOf } from '../../kernel/http/idempotency.ts';
import { type AttemptRow, listUnfinished, type PaymentContext } from '../payments/index.ts';
import { createOrderPayments, type OrderPayments } from './order-payments.ts';

/** The next step of an attempt that was left in this state; undefined for one that is finished. */
function nextStep(attempt: AttemptRow, payments: OrderPayments): (() => Promise<unknown>) | undefined {
  switch (attempt.state) {
    case 'STARTED':
      return () => payments.abandon(attempt);
    case 'VOIDING':
      return () => payments.finishVoid(attempt);
    case 'ORDERED':
      return () => payments.finishCapture(attempt);
    case 'CANCELED':
      return () => payments.finishRefund(attempt);
    default:
      return undefined;
  }
}

/**
 * Finishes what a process that died has left: captures the money of orders, voids authorizations that no order uses, refunds
 * canceled orders. Attempts that an instance is working on at this moment are left alone.
 * @returns how many attempts were finished
 */
export async function recoverPayments(
  { database, gateway }: Pick<PaymentContext, 'database' | 'gateway'>,
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
): Promise<number> {
  const { db, leases } = database;
  const payments = createOrderPayments({ database, gateway });
  let finished = 0;
  for (const listed of await listUnfinished(db)) {
    const name = leaseNameOf(listed.session_id, { key: listed.idempotency_key, hash: '' });
    const release = await leases.tryAcquire(name);
    if (!release) continue;
    try {
      // It may have been finished since the list was read.
      const [attempt] = await listUnfinished(db, listed.id);
      const step = attempt && nextStep(attempt, payments);
      if (!step) continue;
      await step();
      finished += 1;
      log.warn({ attempt: attempt.id, was: attempt.state }, 'an unfinished payment was finished');
    } catch (error) {
      log.error({ err: error, attempt: listed.id }, 'a payment could not be finished; it will be retried');
    } finally {
      await release();
    }
  }
  return finished;
}
