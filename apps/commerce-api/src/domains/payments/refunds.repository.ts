import { randomUUID } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';
import type { PaymentRow } from './payment-attempts.repository.ts';
import type { RefundLinesTable, RefundsTable } from './tables.ts';

type RefundRow = Selectable<RefundsTable>;

/** The parts of a refund, in US cents. Its tax does not belong to any line. */
export interface RefundParts {
  lines: readonly Omit<Selectable<RefundLinesTable>, 'refund_id'>[];
  shipping: number;
  fees: number;
  tax: number;
}

export interface NewRefund extends RefundParts {
  orderNumber: string;
  reason: RefundRow['reason'];
  /** US cents. */
  amount: number;
}

/**
 * Splits a refund across an order's payments, last one first: the card is refunded before gift and prepaid cards.
 * @returns the parts above 0, which add up to the amount or to everything that is left
 */
export function splitRefund(
  payments: readonly Pick<PaymentRow, 'id' | 'amount_minor' | 'refunded_minor'>[],
  amount: number,
): { paymentId: string; amount: number }[] {
  let left = amount;
  return [...payments].reverse().flatMap((payment) => {
    const part = Math.min(left, payment.amount_minor - payment.refunded_minor);
    left -= part;
    return part > 0 ? [{ paymentId: payment.id, amount: part }] : [];
  });
}

/** Records an order's refund and its parts per payment, in the transaction that cancels the units. */
export async function recordRefund(
  trx: Db,
  { orderNumber, reason, amount, lines, shipping, fees, tax }: NewRefund,
  payments: readonly PaymentRow[],
): Promise<void> {
  const id = randomUUID();
  await trx
    .insertInto('refunds')
    .values({
      id,
      order_number: orderNumber,
      reason,
      amount_minor: amount,
      shipping_minor: shipping,
      fees_minor: fees,
      tax_minor: tax,
    })
    .execute();
  if (lines.length)
    await trx
      .insertInto('refund_lines')
      .values(lines.map((line) => ({ ...line, refund_id: id })))
      .execute();
  for (const part of splitRefund(payments, amount)) {
    await trx
      .insertInto('payment_refunds')
      .values({
        id: randomUUID(),
        refund_id: id,
        payment_id: part.paymentId,
        amount_minor: part.amount,
        state: 'PENDING',
      })
      .execute();
    await trx
      .updateTable('payments')
      .set((eb) => ({ refunded_minor: eb('refunded_minor', '+', part.amount) }))
      .where('id', '=', part.paymentId)
      .execute();
  }
}

/** A refund part that has not been sent to the gateway yet. */
export interface PendingRefund {
  id: string;
  payment_id: string;
  amount_minor: number;
  type: PaymentRow['type'];
  attempt_id: string;
  session_id: string;
  idempotency_key: string;
}

/**
 * Lists refunds that the gateway has not made yet. Refunds of attempts that are not captured yet wait, and those of canceled attempts are
 * part of the reversal.
 * @param orderNumber limits the result to this order
 */
export async function listPendingRefunds(db: Db, orderNumber?: string): Promise<PendingRefund[]> {
  const pending = db
    .selectFrom('payment_refunds')
    .innerJoin('payments', 'payments.id', 'payment_refunds.payment_id')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'payments.attempt_id')
    .select([
      'payment_refunds.id',
      'payment_refunds.payment_id',
      'payment_refunds.amount_minor',
      'payments.type',
      'payments.attempt_id',
      'payment_attempts.session_id',
      'payment_attempts.idempotency_key',
    ])
    .where('payment_refunds.state', '=', 'PENDING')
    .where('payment_attempts.state', '=', 'CAPTURED');
  return (
    orderNumber === undefined ? pending : pending.where('payment_attempts.order_number', '=', orderNumber)
  )
    .orderBy('payment_refunds.updated_at')
    .execute();
}

export async function setRefundDone(db: Db, id: string): Promise<void> {
  await db
    .updateTable('payment_refunds')
    .set({ state: 'DONE', updated_at: new Date() })
    .where('id', '=', id)
    .execute();
}

/** Marks all refunds of an attempt as made, because its reversal returned everything. */
export async function setRefundsDone(db: Db, attemptId: string): Promise<void> {
  await sql`update payment_refunds set state = 'DONE', updated_at = now() from payments
    where payments.id = payment_refunds.payment_id and payments.attempt_id = ${attemptId}
      and payment_refunds.state = 'PENDING'`.execute(db);
}
