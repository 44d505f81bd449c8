import { createApprovalShop, type ApprovalShop } from '../../testing/approval-shop.ts';
import { add, readCart } from '../../testing/carts.ts';
import { createSecondInstance, onInstance } from '../../testing/second-instance.ts';
import type { Shopper } from '../../testing/test-shop.ts';
import { findExceededLimit, lockSpending } from './spending-limits.ts';

/** Changes to people on two instances at the same time. Runs on PostgreSQL only, which has concurrent connections. */
let org: ApprovalShop;
let boss: Shopper;
let second: Awaited<ReturnType<typeof createSecondInstance>>;

beforeAll(async () => {
  org = await createApprovalShop();
  boss = await org.signIn('office@example.com');
  second = await createSecondInstance(org.shop);
});
afterAll(() => org.shop.close());

const BUYER = 'buyer@example.com';
const id = (username: string) => org.ids.get(username)!;
const change = (username: string, body: object, by = boss) =>
  by.put(`/organization/users/${id(username)}`, body);

it('two admins who demote each other leave one admin', async () => {
  for (let round = 0; round < 5; round += 1) {
    await change(BUYER, { role: 'ADMIN' });
    const other = onInstance(await org.signIn(BUYER), second, 'sba');
    const replies = await Promise.all([
      change(BUYER, { role: 'BUYER' }),
      change('office@example.com', { role: 'BUYER' }, other),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    const { db } = org.shop.database;
    const admins = await db
      .selectFrom('accounts')
      .innerJoin('organizations', 'organizations.id', 'accounts.organization_id')
      .select('username')
      .where('organizations.name', '=', 'Bell & Margin LLC')
      .where('role', '=', 'ADMIN')
      .execute();
    expect(admins).toHaveLength(1);
    await db
      .updateTable('accounts')
      .set({ role: 'ADMIN' })
      .where('username', '=', 'office@example.com')
      .execute();
  }
});

it('of two concurrent orders within a limit, the second one counts the first', async () => {
  await org.shop.database.db.updateTable('organizations').set({ approval_limit_minor: null }).execute();
  const buyer = await org.signIn(BUYER);
  const { orderNumber, total } = await org.place(buyer, 1);
  await change(BUYER, { role: 'BUYER', spendingLimit: (total * 2.5) / 100 });
  const { db } = org.shop.database;
  const order = { accountId: id(BUYER), total, now: org.shop.clock.now };
  let secondExceeds: Promise<boolean> | undefined;
  await db.transaction().execute(async (trx) => {
    const exceeds = async (connection: typeof trx) => {
      await lockSpending(connection, order.accountId);
      return (await findExceededLimit(connection, order)) !== undefined;
    };
    expect(await exceeds(trx)).toBe(false);
    secondExceeds = db.transaction().execute(exceeds);
    const waiting = await Promise.race([secondExceeds, trx.selectFrom('accounts').select('id').execute()]);
    expect(waiting).not.toBeTypeOf('boolean');
    // In place of the order that the first transaction writes.
    await trx
      .updateTable('orders')
      .set({ ord_total_minor: total * 2 })
      .where('order_number', '=', orderNumber)
      .execute();
  });
  expect(await secondExceeds).toBe(true);
  await change(BUYER, { spendingLimit: null });
});

it('a deactivated member is signed out at once on all instances, and decides no more', async () => {
  await org.shop.database.db.updateTable('organizations').set({ approval_limit_minor: 100 }).execute();
  await change(BUYER, { role: 'APPROVER' });
  const approver = await org.signIn(BUYER);
  const elsewhere = onInstance(approver, second, 'sba');
  // Both instances know the session.
  for (const shopper of [approver, elsewhere]) {
    expect((await add(shopper, 'ream', 1)).status).toBe(200);
    expect((await readCart(shopper)).items).not.toEqual([]);
  }
  expect((await change(BUYER, { active: false })).status).toBe(200);
  for (const shopper of [elsewhere, approver]) {
    const { session, userProfile } = (await shopper.get('/account')).body.data;
    expect([session.isLoggedIn, userProfile]).toEqual([false, undefined]);
    expect((await shopper.get('/orders')).body.data.total).toBe(0);
    const list = await shopper.post('/cc/../ele-lpd/api/sparxProxy/getApprovalOrdersData', {});
    expect(list.status).toBe(401);
  }
  // A write with the session that an instance has in memory is refused, or is one of a guest.
  await add(elsewhere, 'ream', 1);
  const cart = await org.shop.database.db
    .selectFrom('cart_lines')
    .innerJoin('carts', 'carts.id', 'cart_lines.cart_id')
    .select('cart_lines.qty')
    .where('carts.account_id', '=', id(BUYER))
    .where('carts.status', '=', 'OPEN')
    .execute();
  expect(cart.map(({ qty }) => Number(qty)).reduce((sum, qty) => sum + qty, 0)).toBe(2);
  expect((await change(BUYER, { active: true, role: 'BUYER' })).status).toBe(200);
  expect((await (await org.signIn(BUYER)).get('/account')).body.data.session.isLoggedIn).toBe(true);
});
