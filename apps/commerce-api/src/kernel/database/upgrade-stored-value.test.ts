import { sql } from 'kysely';
import { findUnbalancedCards } from '../../testing/stored-value.ts';
import { createEarlierDatabase } from '../../testing/earlier-database.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';

let database: Database;
beforeAll(async () => {
  database = await createEarlierDatabase('0045-stored-value-entries');
});
afterAll(() => database.close());

it('converts the balances of gift cards to ledger entries', async () => {
  const { db } = database;
  await sql`insert into sandbox_stored_value (token, balance_minor, created_at) values
    ('value_used', 1300, '2026-11-01'), ('value_new', 2500, '2026-11-01'), ('value_empty', 0, '2026-11-01')`.execute(
    db,
  );
  await sql`insert into sandbox_ledger (key, authorization_id, token, amount_minor, refunded_minor, state, created_at, updated_at) values
    ('held', 'a1', 'value_used', 100, 0, 'AUTHORIZED', '2026-11-02', '2026-11-02'),
    ('captured', 'a2', 'value_used', 2000, 400, 'CAPTURED', '2026-11-03', '2026-11-03'),
    ('voided', 'a3', 'value_used', 300, 0, 'VOIDED', '2026-11-04', '2026-11-05'),
    ('reversed', 'a4', 'value_used', 900, 900, 'REFUNDED', '2026-11-06', '2026-11-08'),
    ('declined', 'a5', 'value_used', 9999, 0, 'DECLINED', '2026-11-09', '2026-11-09'),
    ('never-held', 'a6', '', 0, 0, 'VOIDED', '2026-11-09', '2026-11-09'),
    ('other', 'a7', 'card_1', 5000, 0, 'CAPTURED', '2026-11-09', '2026-11-09')`.execute(db);
  await sql`insert into ledger_refunds (refund_key, key, amount_minor, created_at) values
    ('captured-part', 'captured', 400, '2026-11-10'), ('reversed-part', 'reversed', 250, '2026-11-07')`.execute(
    db,
  );

  await migrate(db);

  // A card of an earlier version is still recognized.
  const numbers = await db.selectFrom('sandbox_stored_value_numbers').selectAll().orderBy('token').execute();
  expect(numbers).toEqual(
    ['empty', 'new', 'used'].map((number_digest) => ({ number_digest, token: `value_${number_digest}` })),
  );

  const entries = await db
    .selectFrom('sandbox_stored_value_entries')
    .select(['token', 'key', 'kind', 'amount_minor'])
    .orderBy('id')
    .execute();
  const of = (card: string) =>
    entries
      .filter(({ token }) => token === card)
      .map(({ key, kind, amount_minor }) => `${key} ${kind} ${amount_minor}`);
  expect(of('value_used')).toEqual([
    'ISSUED ISSUE 3000',
    'held HOLD -100',
    'captured HOLD -2000',
    'voided HOLD -300',
    'voided RELEASE 300',
    'reversed HOLD -900',
    'reversed-part REFUND 250',
    'reversed REFUND 650',
    'captured-part REFUND 400',
  ]);
  expect([of('value_new'), of('value_empty')]).toEqual([['ISSUED ISSUE 2500'], ['ISSUED ISSUE 0']]);
  expect(await findUnbalancedCards(database)).toEqual([]);
});
