import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import { findUnbalancedCards, listEntries } from '../../testing/stored-value.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { holdStoredValue, issueStoredValue, returnStoredValue } from './stored-value-entries.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
afterEach(async () => {
  expect(await findUnbalancedCards(database)).toEqual([]);
});

const getBalance = async (token: string) =>
  (
    await database.db
      .selectFrom('sandbox_stored_value')
      .select('balance_minor')
      .where('token', '=', token)
      .executeTakeFirstOrThrow()
  ).balance_minor;

it('issues a card once', async () => {
  await issueStoredValue(database.db, 'once', 2500);
  await issueStoredValue(database.db, 'once', 9900);
  expect(await listEntries(database, 'once')).toEqual(['ISSUE 2500']);
  expect(await getBalance('once')).toBe(2500);
});

it('records every change, and refuses what the balance does not cover without an entry', async () => {
  const { db } = database;
  await issueStoredValue(db, 'card', 1000);
  expect(await holdStoredValue(db, { key: 'a', token: 'card', amount: 700 })).toBe(true);
  expect(await holdStoredValue(db, { key: 'b', token: 'card', amount: 301 })).toBe(false);
  expect(await holdStoredValue(db, { key: 'c', token: 'card', amount: 300 })).toBe(true);
  await returnStoredValue(db, { key: 'c', kind: 'RELEASE', token: 'card', amount: 300 });
  await returnStoredValue(db, { key: 'a-part', kind: 'REFUND', token: 'card', amount: 50 });
  expect(await listEntries(database, 'card')).toEqual([
    'ISSUE 1000',
    'HOLD -700',
    'HOLD -300',
    'RELEASE 300',
    'REFUND 50',
  ]);
  expect(await getBalance('card')).toBe(350);
});

it('holds nothing on a card that was never issued', async () => {
  expect(await holdStoredValue(database.db, { key: 'x', token: 'unknown', amount: 1 })).toBe(false);
});

it('moves the balance only once under one key', async () => {
  const { db } = database;
  await issueStoredValue(db, 'twice', 1000);
  const hold = () => holdStoredValue(db, { key: 'same', token: 'twice', amount: 100 });
  await hold();
  await expect(hold()).rejects.toThrow(/unique/);
  const release = () => returnStoredValue(db, { key: 'same', kind: 'RELEASE', token: 'twice', amount: 100 });
  await release();
  await expect(release()).rejects.toThrow(/unique/);
  expect(await getBalance('twice')).toBe(1000);
});

it.each([
  'update sandbox_stored_value_entries set amount_minor = 1',
  'delete from sandbox_stored_value_entries',
  'truncate sandbox_stored_value_entries',
  'truncate sandbox_stored_value cascade',
])('the database refuses: %s', async (statement) => {
  await expect(sql.raw(statement).execute(database.db)).rejects.toThrow('never changed or deleted');
});
