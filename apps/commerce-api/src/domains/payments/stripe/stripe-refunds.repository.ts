import { sql, type Selectable } from 'kysely';
import type { Database, Db } from '../../../kernel/database/database.ts';
import type { StripePaymentRow } from './stripe-payments.repository.ts';
import type { StripeRefundsTable } from './tables.ts';

export type StripeRefundRow = Selectable<StripeRefundsTable>;

const lockPayment = (trx: Db, key: string): Promise<StripePaymentRow | undefined> =>
  trx.selectFrom('stripe_payments').selectAll().where('key', '=', key).forUpdate().executeTakeFirst();

/** Reads how much of a payment is left after its refunds, including those that have not reached Stripe yet. */
async function getAmountLeft(trx: Db, { key, amount_minor }: StripePaymentRow): Promise<number> {
  const { refunded } = await trx
    .selectFrom('stripe_refunds')
    .select(sql<number>`coalesce(sum(amount_minor), 0)::bigint`.as('refunded'))
    .where('key', '=', key)
    .where('state', '<>', 'FAILED')
    .executeTakeFirstOrThrow();
  return amount_minor - Number(refunded);
}

export const findRefund = (db: Db, refundKey: string): Promise<StripeRefundRow | undefined> =>
  db.selectFrom('stripe_refunds').selectAll().where('refund_key', '=', refundKey).executeTakeFirst();

/**
 * Reserves an amount of a captured payment for a refund, at most what is left.
 * @returns the refund and whether it is new; undefined if nothing is left or the payment was not captured
 */
export const reserveRefund = (
  db: Database['db'],
  key: string,
  refundKey: string,
  amount: number,
): Promise<{ refund: StripeRefundRow; isNew: boolean } | undefined> =>
  db.transaction().execute(async (trx) => {
    // Locks the payment: of two concurrent refunds, the second one sees what the first one reserved.
    const payment = await lockPayment(trx, key);
    const known = await findRefund(trx, refundKey);
    if (known) return { refund: known, isNew: false };
    if (payment?.state !== 'CAPTURED') return undefined;
    const left = Math.min(amount, await getAmountLeft(trx, payment));
    if (left <= 0) return undefined;
    const refund = await trx
      .insertInto('stripe_refunds')
      .values({ refund_key: refundKey, key, amount_minor: left, state: 'PENDING' })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { refund, isNew: true };
  });

export const listPending = (db: Db, key: string): Promise<StripeRefundRow[]> =>
  db
    .selectFrom('stripe_refunds')
    .selectAll()
    .where('key', '=', key)
    .where('state', '=', 'PENDING')
    .orderBy('created_at')
    .execute();

/** Changes the amount or the outcome of a pending refund. */
export async function updatePending(
  db: Db,
  refundKey: string,
  change: Partial<Pick<StripeRefundRow, 'state' | 'refund_id' | 'amount_minor'>>,
): Promise<void> {
  await db
    .updateTable('stripe_refunds')
    .set(change)
    .where('refund_key', '=', refundKey)
    .where('state', '=', 'PENDING')
    .execute();
}

/** Records a refund as listed by Stripe. @returns whether anything is new about it */
export async function recordRefundOfStripe(
  db: Db,
  refund: Pick<StripeRefundRow, 'refund_key' | 'key' | 'refund_id' | 'amount_minor' | 'state'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('stripe_refunds')
    .values(refund)
    .onConflict((conflict) =>
      conflict
        .column('refund_key')
        .doUpdateSet({ refund_id: refund.refund_id, amount_minor: refund.amount_minor, state: refund.state })
        .where('stripe_refunds.state', '<>', refund.state),
    )
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) === 1;
}

/** Closes a payment once all of it has been returned; reopens it after a failed refund. */
export async function updateRefundedState(db: Database['db'], key: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const payment = await lockPayment(trx, key);
    if (payment?.state !== 'CAPTURED' && payment?.state !== 'REFUNDED') return;
    const isReturned = (await getAmountLeft(trx, payment)) <= 0 && !(await listPending(trx, key)).length;
    const state = isReturned ? 'REFUNDED' : 'CAPTURED';
    if (state !== payment.state)
      await trx
        .updateTable('stripe_payments')
        .set({ state, updated_at: new Date() })
        .where('key', '=', key)
        .execute();
  });
}
