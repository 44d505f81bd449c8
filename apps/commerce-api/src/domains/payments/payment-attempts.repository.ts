import { randomUUID } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import type { TenderType, VendorPaymentType } from '@foolscap/core/vocabulary';
import type { Db } from '../../kernel/database/database.ts';
import type { PaymentAttemptsTable, PaymentsTable } from './tables.ts';

export type PaymentRow = Selectable<PaymentsTable>;

/** An attempt to pay for an order, with one payment per tender. */
export interface AttemptRow extends Selectable<PaymentAttemptsTable> {
  /** In the order in which they are authorized. */
  payments: PaymentRow[];
}

/** The share of a total that a tender pays. */
export interface TenderAmount {
  type: TenderType;
  token: string;
  brand: string;
  lastFour: string;
  /** Null for tenders other than wallets. */
  vendor: VendorPaymentType | null;
  /** US cents, above 0. */
  amount: number;
}

/** The allowed transitions of an attempt. States without any are final. Cancellation is handled by `markCanceled`. */
interface Transitions {
  STARTED: 'ORDERED' | 'HELD' | 'VOIDING';
  HELD: 'ORDERED';
  ORDERED: 'CAPTURED';
  VOIDING: 'VOIDED';
  CANCELED: 'REFUNDED';
}

/** States that still have a step to do. */
const UNFINISHED = ['STARTED', 'ORDERED', 'VOIDING', 'CANCELED'] as const;

async function withPayments(
  db: Db,
  attempts: readonly Selectable<PaymentAttemptsTable>[],
): Promise<AttemptRow[]> {
  if (!attempts.length) return [];
  const payments = await db
    .selectFrom('payments')
    .selectAll()
    .where(
      'attempt_id',
      'in',
      attempts.map(({ id }) => id),
    )
    .orderBy('position')
    .execute();
  return attempts.map((attempt) => ({
    ...attempt,
    payments: payments.filter(({ attempt_id }) => attempt_id === attempt.id),
  }));
}

/**
 * Lowers the amounts of payments to a sum in US cents, the last one first: less is charged to the card before less is taken from gift and prepaid
 * cards. What is to be refunded stays, because a refund needs a capture.
 */
export function lowerAmounts(payments: readonly PaymentRow[], sum: number): PaymentRow[] {
  let excess = payments.reduce((total, { amount_minor }) => total + amount_minor, 0) - sum;
  return [...payments]
    .reverse()
    .map((payment) => {
      const less = Math.min(Math.max(excess, 0), payment.amount_minor - payment.refunded_minor);
      excess -= less;
      return { ...payment, amount_minor: payment.amount_minor - less };
    })
    .reverse();
}

/** Lowers what the payments of attempts capture to a sum in US cents. @returns the attempts with their payments as they are now */
export async function lowerPayments(
  trx: Db,
  attempts: readonly AttemptRow[],
  amount: number,
): Promise<AttemptRow[]> {
  const all = attempts.flatMap(({ payments }) => payments);
  const lowered = new Map(lowerAmounts(all, amount).map((payment) => [payment.id, payment]));
  for (const { id, amount_minor } of all) {
    const payment = lowered.get(id)!;
    if (payment.amount_minor !== amount_minor)
      await trx
        .updateTable('payments')
        .set({ amount_minor: payment.amount_minor })
        .where('id', '=', id)
        .execute();
  }
  return attempts.map((attempt) => ({
    ...attempt,
    payments: attempt.payments.map(({ id }) => lowered.get(id)!),
  }));
}

/** Finds the attempt of a request that has become an order or still may. There is at most one. */
export async function findOpenAttempt(
  db: Db,
  sessionId: string,
  key: string,
): Promise<AttemptRow | undefined> {
  const attempts = await db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('idempotency_key', '=', key)
    .where('state', 'not in', ['VOIDING', 'VOIDED'])
    .execute();
  return (await withPayments(db, attempts))[0];
}

/**
 * Records an attempt and its payments before anything is sent to the gateway, so that it can always be recovered.
 * @returns undefined if the same request already has an open attempt
 */
export async function startAttempt(
  db: Db,
  attempt: {
    sessionId: string;
    key: string;
    cartId: string;
    amount: number;
    tenders: readonly TenderAmount[];
  },
): Promise<AttemptRow | undefined> {
  const payments = attempt.tenders.map(({ amount, lastFour, ...tender }, index) => ({
    ...tender,
    id: randomUUID(),
    position: index + 1,
    amount_minor: amount,
    last_four: lastFour,
  }));
  // One statement, so that an attempt never exists without its payments.
  const { rows } = await sql<Selectable<PaymentAttemptsTable>>`
    with attempt as (
      insert into payment_attempts (id, session_id, idempotency_key, cart_id, amount_minor, state)
      values (${randomUUID()}, ${attempt.sessionId}, ${attempt.key}, ${attempt.cartId}, ${attempt.amount}, 'STARTED')
      on conflict do nothing returning *
    ), paid as (
      insert into payments (id, attempt_id, position, type, token, brand, last_four, vendor, amount_minor, state)
      select p.id, attempt.id, p.position, p.type, p.token, p.brand, p.last_four, p.vendor, p.amount_minor, 'STARTED'
      from attempt, jsonb_to_recordset(${JSON.stringify(payments)}::jsonb)
        as p(id uuid, position integer, type text, token text, brand text, last_four text, vendor text, amount_minor bigint)
    )
    select * from attempt`.execute(db);
  return (await withPayments(db, rows))[0];
}

/**
 * Moves an attempt from one state to the next in one conditional statement, so that only one of two instances succeeds.
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

/** Moves an attempt and its payments to their final state in one statement, unless another instance has moved it. */
export async function finishAttempt<From extends 'ORDERED' | 'VOIDING' | 'CANCELED'>(
  db: Db,
  id: string,
  from: From,
  to: Transitions[From],
): Promise<void> {
  await sql`
    with moved as (update payment_attempts set state = ${to}, updated_at = now() where id = ${id} and state = ${from} returning id)
    update payments set state = ${to}, updated_at = now() from moved where payments.attempt_id = moved.id`.execute(
    db,
  );
}

/** Records the result of an authorization. */
export async function setAuthorized(db: Db, id: string, approved: boolean): Promise<void> {
  await db
    .updateTable('payments')
    .set({ state: approved ? 'AUTHORIZED' : 'DECLINED', updated_at: new Date() })
    .where('id', '=', id)
    .where('state', '=', 'STARTED')
    .execute();
}

/**
 * Lists unfinished attempts, for which the gateway may still hold money or owe it to an order.
 * @param id limits the result to this attempt
 */
export async function listUnfinished(db: Db, id?: string): Promise<AttemptRow[]> {
  const unfinished = db.selectFrom('payment_attempts').selectAll().where('state', 'in', UNFINISHED);
  const attempts = await (id === undefined ? unfinished : unfinished.where('id', '=', id))
    .orderBy('created_at')
    .execute();
  return withPayments(db, attempts);
}

/** Lists the attempts that have paid or will pay for an order. */
export async function listAttemptsOf(db: Db, orderNumber: string): Promise<AttemptRow[]> {
  const attempts = await db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .orderBy('created_at')
    .execute();
  return withPayments(db, attempts);
}

/**
 * Marks the money of a canceled order to be returned. Call it in the transaction that cancels the order. It selects attempts only by their
 * order, because the gateway's ledger knows the amount to return, whatever the attempt's state is.
 */
export async function markCanceled(db: Db, orderNumber: string): Promise<AttemptRow[]> {
  const attempts = await db
    .updateTable('payment_attempts')
    .set({ state: 'CANCELED', updated_at: new Date() })
    .where('order_number', '=', orderNumber)
    .where('state', '<>', 'REFUNDED')
    .returningAll()
    .execute();
  return withPayments(db, attempts);
}
