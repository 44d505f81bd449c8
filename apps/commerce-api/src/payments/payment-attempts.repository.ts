import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Db } from '../database/database.ts';
import type { PaymentAttemptsTable } from '../database/tables.ts';

export type AttemptRow = Selectable<PaymentAttemptsTable>;

/** The attempt that stands for a request: the one that is not voided, of which there is one at most. */
export async function findOpenAttempt(
  db: Db,
  sessionId: string,
  key: string,
): Promise<AttemptRow | undefined> {
  return db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('idempotency_key', '=', key)
    .where('state', '<>', 'VOIDED')
    .executeTakeFirst();
}

/** Notes what is about to be asked of the gateway, before it is asked: whatever happens, somebody can find out and tidy up. */
export async function startAttempt(
  db: Db,
  attempt: { sessionId: string; key: string; cartId: string; amount: number; cardToken: string },
): Promise<AttemptRow> {
  return db
    .insertInto('payment_attempts')
    .values({
      id: randomUUID(),
      session_id: attempt.sessionId,
      idempotency_key: attempt.key,
      cart_id: attempt.cartId,
      amount_minor: attempt.amount,
      card_token: attempt.cardToken,
      state: 'STARTED',
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function setAttemptState(
  db: Db,
  id: string,
  state: AttemptRow['state'],
  orderNumber?: string,
): Promise<void> {
  await db
    .updateTable('payment_attempts')
    .set({
      state,
      updated_at: new Date(),
      ...(orderNumber === undefined ? {} : { order_number: orderNumber }),
    })
    .where('id', '=', id)
    .execute();
}

/** Attempts that have not come to an end: the gateway may hold money for them, or owes it to an order. */
export async function listUnfinished(db: Db): Promise<AttemptRow[]> {
  return db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('state', 'in', ['STARTED', 'ORDERED', 'CANCELLED'])
    .orderBy('created_at')
    .execute();
}

/** Notes that the money of an order was taken; not of one that was taken back meanwhile, whose money goes back. */
export async function markCaptured(db: Db, id: string): Promise<void> {
  await db
    .updateTable('payment_attempts')
    .set({ state: 'CAPTURED', updated_at: new Date() })
    .where('id', '=', id)
    .where('state', '=', 'ORDERED')
    .execute();
}

/** The money of an order that was just taken back is to be returned; to be called in the transaction that takes it back. */
export async function markCancelled(db: Db, orderNumber: string): Promise<AttemptRow | undefined> {
  return db
    .updateTable('payment_attempts')
    .set({ state: 'CANCELLED', updated_at: new Date() })
    .where('order_number', '=', orderNumber)
    .where('state', 'in', ['ORDERED', 'CAPTURED'])
    .returningAll()
    .executeTakeFirst();
}
