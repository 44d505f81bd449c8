import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';
import type { PaymentAttemptsTable } from '../../kernel/database/tables.ts';

export type AttemptRow = Selectable<PaymentAttemptsTable>;

/** The allowed transitions of an attempt; states without any are final. A cancellation is `markCanceled`. */
interface Transitions {
  STARTED: 'ORDERED' | 'VOIDING';
  ORDERED: 'CAPTURED';
  VOIDING: 'VOIDED';
  CANCELED: 'REFUNDED';
}

/** States with a step left to do. */
const UNFINISHED = ['STARTED', 'ORDERED', 'VOIDING', 'CANCELED'] as const;

/** The attempt of a request that may still become an order, or has; there is one at most. */
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
    .where('state', 'not in', ['VOIDING', 'VOIDED'])
    .executeTakeFirst();
}

/**
 * Records a request to the gateway before it is sent, so that it can be recovered whatever happens.
 * @returns undefined when the same request has an open attempt already
 */
export async function startAttempt(
  db: Db,
  attempt: { sessionId: string; key: string; cartId: string; amount: number; cardToken: string },
): Promise<AttemptRow | undefined> {
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
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/**
 * Moves an attempt from one state to the next, in one conditional statement: of two instances that try, one succeeds.
 * @returns whether the attempt was in the expected state
 */
export async function moveAttempt<From extends keyof Transitions>(
  db: Db,
  id: string,
  from: From,
  to: Transitions[From],
  orderNumber?: string,
): Promise<boolean> {
  const result = await db
    .updateTable('payment_attempts')
    .set({
      state: to,
      updated_at: new Date(),
      ...(orderNumber === undefined ? {} : { order_number: orderNumber }),
    })
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/**
 * Attempts that are not finished: the gateway may hold money for them, or owes it to an order.
 * @param id only this one
 */
export async function listUnfinished(db: Db, id?: string): Promise<AttemptRow[]> {
  const unfinished = db.selectFrom('payment_attempts').selectAll().where('state', 'in', UNFINISHED);
  return (id === undefined ? unfinished : unfinished.where('id', '=', id)).orderBy('created_at').execute();
}

/**
 * Marks the money of a canceled order to be returned; to be called in the transaction that cancels it. It selects attempts only by
 * their order: the gateway's ledger knows the amount to return, whatever the attempt's state is.
 */
export async function markCanceled(db: Db, orderNumber: string): Promise<AttemptRow[]> {
  return db
    .updateTable('payment_attempts')
    .set({ state: 'CANCELED', updated_at: new Date() })
    .where('order_number', '=', orderNumber)
    .where('state', '<>', 'REFUNDED')
    .returningAll()
    .execute();
}
