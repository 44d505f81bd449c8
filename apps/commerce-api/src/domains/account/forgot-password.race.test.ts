import { sql } from 'kysely';
import { createTestShop, type TestReply, type TestShop } from '../../testing/test-shop.ts';
import { until } from '../../testing/until.ts';

/** Only PostgreSQL has a second connection, on which a test can lock what the requests need. */
let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const register = (at: TestShop, username: string) =>
  at.shopper().post('/account/register', {
    firstName: 'Ada',
    lastName: 'Page',
    username,
    password: 'a long phrase of mine',
  });

it('the reply to "Forgot password" does not wait for work that depends on the name', async () => {
  const known = 'ada@example.com';
  await register(shop, known);
  const { db } = shop.database;
  const replies = await db.transaction().execute(async (trx) => {
    // Requests that read an account or write a link now wait until this transaction ends.
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
  await register(other, username);
  const { status } = await other.shopper().post('/account/password/forgot', { username });
  await other.close();
  expect(status).toBe(200);
  expect(other.mails.map(({ kind }) => kind)).toEqual(['welcome', 'passwordReset']);
});

it('a link sets one of two passwords that are sent at the same time', async () => {
  const username = 'bo@example.com';
  await register(shop, username);
  await shop.shopper().post('/account/password/forgot', { username });
  const getLink = () => shop.mails.find(({ kind, to }) => kind === 'passwordReset' && to === username);
  await until('the mail is sent', () => getLink() !== undefined);
  const token = /token=(\S+)/.exec(getLink()!.text)![1];
  const passwords = ['the first new phrase', 'the second new phrase'];
  let pending: Promise<TestReply[]> | undefined;
  await shop.database.db.transaction().execute(async (trx) => {
    // Both requests find the link, then wait to use it.
    await sql`select 1 from password_resets for update`.execute(trx);
    pending = Promise.all(
      passwords.map((password) => shop.shopper().post('/account/password/reset', { token, password })),
    );
    await until('both requests wait for the link', async () => {
      const { rows } = await sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.database.db);
      return rows.length === 2;
    });
  });
  const replies = await pending!;
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(replies.find(({ status }) => status === 400)!.body.error.code).toBe('RESET_LINK_INVALID');
  const signIns = await Promise.all(
    passwords.map((password) => shop.shopper().post('/account/signin', { username, password })),
  );
  expect(signIns.map(({ status }) => status === 200)).toEqual(replies.map(({ status }) => status === 200));
});
