import { sql } from 'kysely';
import { order, paymentsIn, readyToOrder } from '../../testing/checkouts.ts';
import { findUnbalancedBudgets } from '../../testing/budget-ledger.ts';
import { createTestShop, getStock, type TestShop } from '../../testing/test-shop.ts';
import { writeDemoAccounts } from '../account/demo-accounts.ts';
import { writeDemoOrganizations } from '../organizations/demo-organizations.ts';

const MEMBERS = 50;
let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ products: [{ sku: 'paper', price: 1000, stock: 1000 }] });
  const { db } = shop.database;
  await writeDemoAccounts(db);
  await writeDemoOrganizations(db);
  await sql`insert into accounts (id, tenant, username, password_hash, first_name, last_name, email, customer_number, permissions,
      membership_program, organization_id, role)
    select gen_random_uuid(), tenant, 'member-' || number || '@example.com', password_hash, first_name, last_name, email,
      customer_number, permissions, membership_program, organization_id, role
    from accounts cross join generate_series(1, ${sql.lit(MEMBERS)}) number where username = 'studio@example.com'`.execute(
    db,
  );
});
afterAll(() => shop.close());

it('fifty members order from one budget concurrently: it is never overdrawn, and cancellations return all of it', async () => {
  const { db } = shop.database;
  const { organization_id } = await db
    .selectFrom('accounts')
    .select('organization_id')
    .where('username', '=', 'studio@example.com')
    .executeTakeFirstOrThrow();
  await db.deleteFrom('budget_centers').execute();
  await db.deleteFrom('purchase_orders').execute();
  await db
    .updateTable('organizations')
    .set({ accounting: JSON.stringify({ budgeting: 'REQUIRED' }) })
    .where('id', '=', organization_id)
    .execute();
  await db
    .insertInto('budget_centers')
    .values({
      organization_id: organization_id!,
      code: 'PRINT',
      name: 'Print room',
      amount_minor: 15_000,
      period: 'YEAR',
      is_default: true,
    })
    .execute();
  const members = Array.from({ length: MEMBERS }, () => shop.shopper('sba'));
  const totals = await Promise.all(
    members.map(async (member, index) => {
      await member.post('/account/signin', {
        username: `member-${index + 1}@example.com`,
        password: 'pencil-and-plan',
      });
      return readyToOrder(member, 'paper', { qty: 2, email: undefined });
    }),
  );
  const stock = await getStock(shop.database, 'paper');
  const replies = await Promise.all(members.map((member, index) => order(member, totals[index]!)));
  const placed = replies.flatMap(({ status, body }, index) =>
    status === 200 ? [{ member: members[index]!, number: body.data.order.orderNumber as string }] : [],
  );
  const fit = Math.floor(150 / totals[0]!);
  expect(placed).toHaveLength(fit);
  for (const { status, body } of replies)
    if (status !== 200) expect([status, body.error.code]).toEqual([409, 'BUDGET_EXCEEDED']);
  const spent = async () =>
    (await db.selectFrom('budget_balances').select('spent_minor').executeTakeFirstOrThrow()).spent_minor;
  expect(await spent()).toBe(Math.round(totals[0]! * 100) * fit);
  expect(await getStock(shop.database, 'paper')).toBe(stock - 2 * fit);
  expect(await paymentsIn(shop.database, 'AUTHORIZED')).toEqual([]);

  await Promise.all(
    placed.flatMap(({ member, number }) => [1, 2].map(() => member.post(`/orders/${number}/cancel`))),
  );
  expect(await spent()).toBe(0);
  expect(await findUnbalancedBudgets(shop.database)).toEqual([]);
  expect(await getStock(shop.database, 'paper')).toBe(stock);
});
