import { sql } from 'kysely';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { until } from '../../testing/until.ts';

/** Only PostgreSQL has a second connection, on which a test can lock the tables that distinguish a known name from an unknown one. */
let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

it('the reply to "Forgot password" does not wait for work that depends on the name', async () => {
  const known = 'ada@example.com';
  await shop.shopper().post('/account/register', {
    firstName: 'Ada',
    lastName: 'Page',
    username: known,
    password: 'a long phrase of mine',
  });
  const { db } = shop.database;
  const replies = await db.transaction().execute(async (trx) => {
    // A request that reads an account or writes a link now waits until this transaction ends.
    await sql`lock table accounts, password_resets in access exclusive mode`.execute(trx);
    return Promise.all(
      [known, 'unknown@example.com'].map((username) =>
        shop.shopper().post('/account/password/forgot', { username }),
      ),
    );
  });
  for (const { status, body } of replies)
    expect({ status, body }).toEqual({ status: 200, body: { data: { done: true } } });
  const sent = () => shop.mails.filter(({ kind }) => kind === 'passwordReset');
  await until('the mail is sent', () => sent().length > 0);
  expect(sent().map(({ to }) => to)).toEqual([known]);
});

it('scheduled work finishes before the server has closed', async () => {
  const other = await createTestShop();
  const username = 'ada@example.com';
  await other.shopper().post('/account/register', {
    firstName: 'Ada',
    lastName: 'Page',
    username,
    password: 'a long phrase of mine',
  });
  const { status } = await other.shopper().post('/account/password/forgot', { username });
  await other.close();
  expect(status).toBe(200);
  expect(other.mails.map(({ kind }) => kind)).toEqual(['welcome', 'passwordReset']);
});
