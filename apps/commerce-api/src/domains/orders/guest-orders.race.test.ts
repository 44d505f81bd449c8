import { sql } from 'kysely';
import { order, readyToOrder } from '../../testing/checkouts.ts';
import { createTestShop, type Shopper, type TestReply, type TestShop } from '../../testing/test-shop.ts';
import { until } from '../../testing/until.ts';

const PASSWORD = 'pencils-and-paper-7';

/** Only PostgreSQL has a second connection, on which a test can lock what the requests need. */
let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ products: [{ sku: 'paper', price: 1000, stock: 1000 }] });
});
afterAll(() => shop.close());

const register = (shopper: Shopper, username: string) =>
  shopper.post('/account/register', { username, password: PASSWORD, firstName: 'Eve', lastName: 'Reyes' });
const getToken = (kind: string, address: string) =>
  /\?token=([\w-]{43})\s/.exec(
    shop.mails.findLast((mail) => mail.kind === kind && mail.to === address)?.text ?? '',
  )?.[1] ?? '';
const isWaiting = async () => {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.database.db);
  return rows.length > 0;
};
async function placeAsGuest(email: string) {
  const guest = shop.shopper();
  const reply = await order(guest, await readyToOrder(guest, 'paper', { email }));
  return reply.body.data.order.orderNumber as string;
}
async function listAfterSignIn(username: string) {
  const shopper = shop.shopper();
  expect((await shopper.post('/account/signin', { username, password: PASSWORD })).status).toBe(200);
  return (await shopper.get('/orders')).body.data.orders.map(
    (each: { orderNumber: string }) => each.orderNumber,
  );
}

it('a link for the former address does not confirm one that is changed at the same time', async () => {
  await placeAsGuest('victim-1@example.com');
  const eve = shop.shopper();
  await register(eve, 'eve-1@example.com');
  let pending: Promise<TestReply> | undefined;
  await shop.database.db.transaction().execute(async (trx) => {
    // Like a change of the email address.
    await sql`update accounts set username = 'victim-1@example.com', email = 'victim-1@example.com', email_confirmed_at = null
      where username = 'eve-1@example.com'`.execute(trx);
    pending = eve.post('/account/email/confirm', { token: getToken('welcome', 'eve-1@example.com') });
    await until('the confirmation waits', isWaiting);
  });
  expect((await pending!).status).toBe(400);
  expect(await listAfterSignIn('victim-1@example.com')).toEqual([]);
});

it('a password link sent to the former address does not confirm one that is changed at the same time', async () => {
  await placeAsGuest('victim-2@example.com');
  await register(shop.shopper(), 'eve-2@example.com');
  await shop.database.db.transaction().execute(async (trx) => {
    await sql`select 1 from accounts where username = 'eve-2@example.com' for update`.execute(trx);
    await shop.shopper().post('/account/password/forgot', { username: 'eve-2@example.com' });
    await until('the link waits', isWaiting);
    // Like a change of the email address.
    await sql`update accounts set username = 'victim-2@example.com', email = 'victim-2@example.com', email_confirmed_at = null
      where username = 'eve-2@example.com'`.execute(trx);
    await sql`delete from password_resets`.execute(trx);
  });
  await new Promise((resolve) => setTimeout(resolve, 500));
  const token = getToken('passwordReset', 'eve-2@example.com');
  if (token) await shop.shopper().post('/account/password/reset', { token, password: PASSWORD });
  expect(await listAfterSignIn('victim-2@example.com')).toEqual([]);
});
