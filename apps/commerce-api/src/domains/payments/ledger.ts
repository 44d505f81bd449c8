import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Db } from '../../kernel/database/database.ts';
import type { Authorization, DeclineReason, PaymentProcessor } from './payment-gateway.ts';

/** An amount held under a key, in US cents. */
export interface LedgerEntry {
  key: string;
  token: string;
  amount: number;
}

/** An amount returned to its token. The key is that of the refund for a partial return, otherwise that of the payment. */
export interface LedgerReturn extends LedgerEntry {
  kind: 'RELEASE' | 'REFUND';
  /** The key of the payment. */
  payment: string;
}

export interface LedgerRules {
  table: 'sandbox_ledger' | 'account_charges' | 'rewards_charges';
  /** Decides whether an amount can be held, in the transaction that records it. @returns the reason if it is declined */
  decline(trx: Db, entry: LedgerEntry): Promise<DeclineReason | undefined>;
  /** Called once for each amount that is released or returned, in the same transaction. */
  onReturn?(trx: Db, returned: LedgerReturn): Promise<void>;
}

/** Creates a processor whose money is kept as rows of a table. Every call takes effect once, even if processes repeat it concurrently. */
export function createLedger(
  db: Database['db'],
  { table, decline, onReturn }: LedgerRules,
): PaymentProcessor {
  const name = sql.table(table);
  const find = async (trx: Db, key: string) =>
    trx.selectFrom(table).selectAll().where('key', '=', key).forUpdate().executeTakeFirst();

  const insert = async (
    trx: Db,
    key: string,
    token: string,
    amount: number,
    state: 'AUTHORIZED' | 'VOIDED',
  ) =>
    trx
      .insertInto(table)
      .values({ key, authorization_id: randomUUID(), token, amount_minor: amount, state })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('authorization_id')
      .executeTakeFirst();

  /** Closes an entry and returns what is left of it. Entries in other states are not changed. */
  const close = (key: string, from: readonly string[]) =>
    db.transaction().execute(async (trx) => {
      const entry = await find(trx, key);
      if (!entry || !from.includes(entry.state)) return;
      const left = entry.amount_minor - entry.refunded_minor;
      const captured = entry.state === 'CAPTURED';
      await sql`update ${name} set state = ${captured ? 'REFUNDED' : 'VOIDED'}, updated_at = now(),
        refunded_minor = ${captured ? entry.amount_minor : 0} where key = ${key}`.execute(trx);
      if (left > 0)
        await onReturn?.(trx, {
          key,
          payment: key,
          kind: captured ? 'REFUND' : 'RELEASE',
          token: entry.token,
          amount: left,
        });
    });

  return {
    authorize: (key, token, amount): Promise<Authorization> =>
      db.transaction().execute(async (trx) => {
        // The row is the lock of its key: of two concurrent calls, the second one waits here and finds the result of the first.
        const inserted = await insert(trx, key, token, amount, 'AUTHORIZED');
        if (!inserted) {
          const { state, reason, authorization_id: authorizationId } = (await find(trx, key))!;
          return state === 'AUTHORIZED' || state === 'CAPTURED'
            ? { approved: true, authorizationId }
            : { approved: false, reason: (reason ?? 'DECLINED') as DeclineReason };
        }
        const reason = await decline(trx, { key, token, amount });
        if (reason === undefined) return { approved: true, authorizationId: inserted.authorization_id };
        await sql`update ${name} set state = 'DECLINED', reason = ${reason} where key = ${key}`.execute(trx);
        return { approved: false, reason };
      }),

    capture: (key, amount) =>
      db.transaction().execute(async (trx) => {
        const entry = await find(trx, key);
        if (entry?.state === 'CAPTURED') return;
        if (entry?.state !== 'AUTHORIZED') throw new Error(`Nothing is held under ${key}.`);
        const captured = Math.min(amount ?? entry.amount_minor, entry.amount_minor);
        await sql`update ${name} set state = 'CAPTURED', amount_minor = ${captured}, updated_at = now() where key = ${key}`.execute(
          trx,
        );
        const left = entry.amount_minor - captured;
        if (left > 0)
          await onReturn?.(trx, {
            key: randomUUID(),
            payment: key,
            kind: 'RELEASE',
            token: entry.token,
            amount: left,
          });
      }),

    void: async (key) => {
      if (!(await insert(db, key, '', 0, 'VOIDED'))) await close(key, ['AUTHORIZED']);
    },

    reverse: (key) => close(key, ['AUTHORIZED', 'CAPTURED']),

    refund: (key, refundKey, amount) =>
      db.transaction().execute(async (trx) => {
        const entry = await find(trx, key);
        if (entry?.state === 'AUTHORIZED') throw new Error(`Nothing was captured under ${key} yet.`);
        if (entry?.state !== 'CAPTURED') return;
        const left = Math.min(amount, entry.amount_minor - entry.refunded_minor);
        if (left <= 0) return;
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('ledger_refunds')
          .values({ refund_key: refundKey, key, amount_minor: left })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (!numInsertedOrUpdatedRows) return;
        await sql`update ${name} set refunded_minor = refunded_minor + ${left}, updated_at = now(),
          state = case when refunded_minor + ${left} = amount_minor then 'REFUNDED' else state end where key = ${key}`.execute(
          trx,
        );
        await onReturn?.(trx, {
          key: refundKey,
          payment: key,
          kind: 'REFUND',
          token: entry.token,
          amount: left,
        });
      }),
  };
}
