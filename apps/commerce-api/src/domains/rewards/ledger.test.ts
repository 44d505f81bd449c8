import fc from 'fast-check';
import { sql } from 'kysely';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { addEntries, expireRewards, type NewEntry } from './ledger.ts';

let shop: TestShop;
const accounts: string[] = [];
beforeAll(async () => {
  shop = await createTestShop();
  for (const username of ['ada@example.com', 'bob@example.com']) {
    const { body } = await shop.shopper().post('/account/register', {
      firstName: 'Ada',
      lastName: 'Page',
      username,
      password: 'a long phrase of mine',
    });
    accounts.push(body.data.userProfile.id);
  }
});
afterAll(() => shop.close());

/** Sums of the entries and stored balances, by account and year. */
async function readSums() {
  const { db } = shop.database;
  const entries = await db
    .selectFrom('rewards_entries')
    .select((row) => ['account_id', 'year', row.fn.sum<number>('amount_minor').as('sum')])
    .groupBy(['account_id', 'year'])
    .execute();
  const balances = await db.selectFrom('rewards_balances').selectAll().execute();
  const toMap = (rows: { account_id: string; year: number; sum: number }[]) =>
    new Map(rows.map(({ account_id, year, sum }) => [`${account_id} ${year}`, Number(sum)]));
  return {
    entries: toMap(entries),
    balances: toMap(balances.map((row) => ({ ...row, sum: row.balance_minor }))),
  };
}

const entry = fc.record({
  account: fc.nat(1),
  // Repeated events have the same key.
  event: fc.nat(40),
  kind: fc.constantFrom('EARNED', 'SPENT', 'RELEASED', 'ADJUSTED'),
  amount: fc.integer({ min: 0, max: 500 }),
  year: fc.integer({ min: 2024, max: 2027 }),
});

it('has the sum of the entries as balance, after any history', async () => {
  const { db } = shop.database;
  let run = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(fc.array(entry, { maxLength: 4 }), fc.integer({ min: 2024, max: 2028 })), {
        maxLength: 6,
      }),
      async (steps) => {
        run += 1;
        for (const step of steps) {
          if (typeof step === 'number') {
            await expireRewards(db, new Date(`${step}-04-01T00:00:00Z`));
            const { balances } = await readSums();
            for (const [key, sum] of balances) if (Number(key.slice(-4)) < step) expect(sum).toBe(0);
            continue;
          }
          const entries = step.map(({ account, event, kind, amount, year }): NewEntry => ({
            accountId: accounts[account]!,
            key: `${run}:${event}`,
            kind,
            amount: kind === 'SPENT' ? -amount : amount,
            year,
          }));
          await addEntries(db, entries, new Date('2026-11-20T12:00:00Z'));
          const again = await addEntries(db, entries, new Date('2026-11-20T12:00:00Z'));
          expect(again).toEqual([]);
        }
        const { entries, balances } = await readSums();
        expect(balances).toEqual(entries);
      },
    ),
  );
});

it('never changes an entry', async () => {
  const { db } = shop.database;
  for (const change of [
    () => db.updateTable('rewards_entries').set({ note: 'changed' }).execute(),
    () => db.deleteFrom('rewards_entries').execute(),
    () => sql`truncate rewards_entries`.execute(db),
  ])
    await expect(change()).rejects.toThrow('never changed or deleted');
});
