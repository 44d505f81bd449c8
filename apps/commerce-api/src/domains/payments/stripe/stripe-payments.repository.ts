import { sql, type Selectable } from 'kysely';
import type { Db } from '../../../kernel/database/database.ts';
import type { DeclineReason } from '../payment-gateway.ts';
import type { StripePaymentsTable } from './tables.ts';

export type StripePaymentRow = Selectable<StripePaymentsTable>;
type State = StripePaymentRow['state'];

export const findPayment = (db: Db, key: string): Promise<StripePaymentRow | undefined> =>
  db.selectFrom('stripe_payments').selectAll().where('key', '=', key).executeTakeFirst();

export const findPaymentOfIntent = (db: Db, intentId: string): Promise<StripePaymentRow | undefined> =>
  db.selectFrom('stripe_payments').selectAll().where('intent_id', '=', intentId).executeTakeFirst();

/** Records a payment, unless its key is known. @returns whether it is new */
export async function insertPayment(
  db: Db,
  key: string,
  amount: number,
  state: 'STARTED' | 'VOIDED',
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('stripe_payments')
    .values({ key, amount_minor: amount, state })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) === 1;
}

/**
 * Stores the intent of a payment that has none yet. Only then may it be confirmed.
 * @returns the payment's intent, which may be a different one; undefined if the payment was voided in the meantime
 */
export async function storeIntent(db: Db, key: string, intentId: string): Promise<string | undefined> {
  const stored = await db
    .updateTable('stripe_payments')
    .set({ intent_id: sql<string>`coalesce(intent_id, ${intentId})` })
    .where('key', '=', key)
    .where('state', 'not in', ['VOIDING', 'VOIDED', 'DECLINED'])
    .returning('intent_id')
    .executeTakeFirst();
  return stored?.intent_id ?? undefined;
}

/** Moves a payment out of one of the given states, in one conditional statement. @returns whether it was in one of them */
/** Lowers the amount of a payment to the part that is captured. @param amount US cents */
export async function lowerAmount(db: Db, key: string, amount: number): Promise<void> {
  await db
    .updateTable('stripe_payments')
    .set({ amount_minor: amount, updated_at: new Date() })
    .where('key', '=', key)
    .where('state', '=', 'AUTHORIZED')
    .execute();
}

export async function movePayment(
  db: Db,
  key: string,
  from: readonly State[],
  state: State,
  reason?: DeclineReason,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('stripe_payments')
    .set({ state, updated_at: new Date(), ...(reason === undefined ? {} : { reason }) })
    .where('key', '=', key)
    .where('state', 'in', from)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}
