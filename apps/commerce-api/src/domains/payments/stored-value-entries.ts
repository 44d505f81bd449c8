import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';
import type { LedgerEntry, LedgerReturn } from './ledger.ts';

/*
 * The balance of a gift or prepaid card is the sum of its entries, which are never changed. Each function is a single statement that adds
 * an entry and updates the balance: the balance's row acts as the lock of the card, and a duplicate entry fails the whole statement.
 */

/**
 * Finds or creates the token of a card. Only the gateway has the digest of the number, because the number could be found from it by trial
 * and error. The token stored in the shop's carts and payments is random.
 */
export async function findStoredValueToken(db: Db, accountNumber: string): Promise<string> {
  const number_digest = createHash('sha256').update(accountNumber).digest('base64url');
  const token = `value_${randomBytes(24).toString('base64url')}`;
  await db
    .insertInto('sandbox_stored_value_numbers')
    .values({ number_digest, token })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const known = await db
    .selectFrom('sandbox_stored_value_numbers')
    .select('token')
    .where('number_digest', '=', number_digest)
    .executeTakeFirstOrThrow();
  return known.token;
}

/** Issues a card with a balance in US cents. An existing card keeps its balance. */
export async function issueStoredValue(db: Db, token: string, balance: number): Promise<void> {
  await sql`
    with issued as (
      insert into sandbox_stored_value (token, balance_minor) values (${token}, ${balance})
      on conflict do nothing returning token, balance_minor
    )
    insert into sandbox_stored_value_entries (token, key, kind, amount_minor)
    select token, 'ISSUED', 'ISSUE', balance_minor from issued`.execute(db);
}

/** Holds an amount if the balance covers it. @returns whether it is held */
export async function holdStoredValue(db: Db, { key, token, amount }: LedgerEntry): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with held as (
      update sandbox_stored_value set balance_minor = balance_minor - ${amount}
      where token = ${token} and balance_minor >= ${amount} returning token
    )
    insert into sandbox_stored_value_entries (token, key, kind, amount_minor)
    select token, ${key}, 'HOLD', -${amount}::bigint from held`.execute(db);
  return Number(numAffectedRows) === 1;
}

/** Returns a released or refunded amount. */
export async function returnStoredValue(
  db: Db,
  { key, kind, token, amount }: Omit<LedgerReturn, 'payment'>,
): Promise<void> {
  await sql`
    with returned as (
      update sandbox_stored_value set balance_minor = balance_minor + ${amount} where token = ${token} returning token
    )
    insert into sandbox_stored_value_entries (token, key, kind, amount_minor)
    select token, ${key}, ${kind}, ${amount} from returned`.execute(db);
}
