import type { FastifyBaseLogger } from 'fastify';
import type { ApiContext } from '../context.ts';
import { lockNameOf } from '../http/idempotency.ts';
import {
  findOpenAttempt,
  listUnfinished,
  markCaptured,
  setAttemptState,
} from '../payments/payment-attempts.repository.ts';

/**
 * Brings to an end what a process that died has left: money held for an order that stands is taken, money held for nothing is let
 * go, money of an order that was taken back is returned. Attempts that are being worked on at this moment, by whatever instance, are locked and left alone.
 * @returns how many attempts were finished
 */
export async function recoverPayments(
  { database: { db, locks }, gateway }: Pick<ApiContext, 'database' | 'gateway'>,
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
): Promise<number> {
  let finished = 0;
  for (const attempt of await listUnfinished(db)) {
    const key = attempt.idempotency_key;
    const release = await locks.tryAcquire(lockNameOf(attempt.session_id, { key, hash: '' }));
    if (!release) continue;
    try {
      // It may have been finished since the list was read.
      const current = await findOpenAttempt(db, attempt.session_id, key);
      if (current?.id !== attempt.id) continue;
      if (current.state === 'ORDERED') {
        await gateway.capture(attempt.id);
        await markCaptured(db, attempt.id);
      } else if (current.state === 'CANCELLED') {
        await gateway.refund(attempt.id);
        await setAttemptState(db, attempt.id, 'REFUNDED');
      } else if (current.state === 'STARTED') {
        await gateway.void(attempt.id);
        await setAttemptState(db, attempt.id, 'VOIDED');
      } else continue;
      finished += 1;
      log.warn(
        { attempt: attempt.id, was: current.state },
        'a payment that was left unfinished has been brought to its end',
      );
    } catch (error) {
      log.error(
        { err: error, attempt: attempt.id },
        'a payment could not be brought to its end; it will be tried again',
      );
    } finally {
      await release();
    }
  }
  return finished;
}
