import { randomUUID } from 'node:crypto';
import type { SpendingReport } from '@foolscap/account/contract';
import { toMinorUnits } from '@foolscap/core/money';
import { APPROVER, type ApprovalShop, BUYER, createApprovalShop } from '../../../testing/approval-shop.ts';
import { add } from '../../../testing/carts.ts';
import { findWrongSpending } from '../../../testing/spending.ts';
import { addCategories, addProducts, type Shopper } from '../../../testing/test-shop.ts';
import { mergeSpending, rebuildSpending } from './spending-rollups.ts';

const PATH = '/organization/reports';
const DECIDE = '/cc/../ele-lpd/api/approvalsProxy/order';

let office: ApprovalShop;
let admin: Shopper;
let buyer: Shopper;
let unitId: string;
let wholeOrder: Awaited<ReturnType<ApprovalShop['place']>>;

beforeAll(async () => {
  office = await createApprovalShop();
  const { database, clock } = office.shop;
  const { db } = database;
  clock.now = new Date('2026-06-15T13:00:00Z');
  await addCategories(database, 'writing', 'pens');
  await db.updateTable('categories').set({ parent_id: 'writing' }).where('id', '=', 'pens').execute();
  await addProducts(database, { sku: 'pen', price: 300, category: 'pens', stock: 1000 });
  const { organization_id: organizationId } = await db
    .selectFrom('accounts')
    .select('organization_id')
    .where('username', '=', BUYER)
    .executeTakeFirstOrThrow();
  unitId = randomUUID();
  await db
    .insertInto('organization_units')
    .values({ id: unitId, organization_id: organizationId!, name: 'Field office' })
    .execute();
  await db
    .updateTable('organizations')
    .set({
      accounting: JSON.stringify({ budgeting: 'OPTIONAL', overdraft: 'ALLOW' }),
      approval_limit_minor: 3000,
    })
    .where('id', '=', organizationId)
    .execute();
  await db.updateTable('accounts').set({ unit_id: unitId }).where('username', '=', BUYER).execute();
  admin = await office.signIn(APPROVER);
  buyer = await office.signIn(BUYER);
  await admin.post('/organization/budgets', {
    code: 'PRINT',
    name: 'Print room',
    amount: 500,
    period: 'MONTH',
    rollsOver: false,
    isDefault: true,
    scope: { type: 'ALL' },
  });
  // One ream and two pens.
  await add(buyer, 'pen', 2);
  wholeOrder = await office.place(buyer, 1);
  clock.now = new Date('2026-07-15T13:00:00Z');
  // Their sessions have expired.
  admin = await office.signIn(APPROVER);
  buyer = await office.signIn(BUYER);
});
afterAll(async () => {
  expect(await findWrongSpending(office.shop.database)).toEqual([]);
  await office.shop.close();
});

const read = async (query = '', shopper = admin) => {
  const { status, body } = await shopper.get(`${PATH}${query && `?${query}`}`);
  expect([status, body.error]).toEqual([200, undefined]);
  return body.data as SpendingReport;
};
/** Returns the price of the goods of an order, in dollars. */
async function getNet(orderNumber: string): Promise<number> {
  const { net } = await office.shop.database.db
    .selectFrom('order_lines')
    .select((eb) => eb.fn.sum<number>('price_minor').as('net'))
    .where('order_number', '=', orderNumber)
    .executeTakeFirstOrThrow();
  return Number(net) / 100;
}
const total = async (month: string) => toMinorUnits((await read(`from=${month}&to=${month}`)).totals.gross);
const decide = async (orderNumber: string, action: 'ACCEPT' | 'DECLINE') => {
  const found = await office.shop.database.db
    .selectFrom('orders')
    .select(['cart_id', 'account_id'])
    .where('order_number', '=', orderNumber)
    .executeTakeFirstOrThrow();
  const { body } = await admin.post(`${DECIDE}?action=${action === 'ACCEPT' ? 'approve' : 'decline'}`, [
    { orderNumber, cartId: found.cart_id, ownerProfileId: found.account_id, approvalComments: '', action },
  ]);
  expect(body.data.results).toEqual([expect.objectContaining({ orderNumber })]);
};

it('shows the spending of a month by person, unit, budget and category', async () => {
  const gross = wholeOrder.total / 100;
  const query = 'from=2026-06&to=2026-06';
  const sums = { units: 3, net: await getNet(wholeOrder.orderNumber), gross };
  expect(await read(query)).toEqual({
    group: 'PERSON',
    from: '2026-06',
    to: '2026-06',
    firstMonth: '2026-06',
    currentMonth: '2026-07',
    rows: [{ id: office.ids.get(BUYER), name: 'Ines Vellum', ...sums }],
    totals: sums,
    count: 1,
    page: 1,
    totPages: 1,
  });
  expect((await read(`${query}&group=UNIT`)).rows).toEqual([{ id: unitId, name: 'Field office', ...sums }]);
  expect((await read(`${query}&group=BUDGET`)).rows).toEqual([{ id: 'PRINT', name: 'Print room', ...sums }]);
  const { rows, totals } = await read(`${query}&group=CATEGORY`);
  expect(totals).toEqual(sums);
  expect(rows.find(({ id }) => id === 'pens')).toEqual({
    id: 'pens',
    name: 'Writing › Pens',
    units: 2,
    net: 6,
    gross: expect.any(Number),
  });
  const fees = rows.find(({ isFees }) => isFees)!;
  expect([fees.units, fees.net, fees.name]).toEqual([0, 0, undefined]);
  expect(rows.reduce((sum, each) => sum + toMinorUnits(each.gross)!, 0)).toBe(wholeOrder.total);
});

it('divides rows into pages, with the totals of all of them', async () => {
  const all = await read('group=CATEGORY');
  const pages = [];
  for (let page = 1; page <= all.count; page += 1)
    pages.push(await read(`group=CATEGORY&size=1&page=${page}`));
  expect(pages.flatMap(({ rows }) => rows)).toEqual(all.rows);
  for (const { totals, totPages } of pages) expect([totals, totPages]).toEqual([all.totals, all.count]);
  expect((await read(`group=CATEGORY&size=1&page=99`)).page).toBe(all.count);
});

it('covers twelve months by default, and refuses a first month after the last one', async () => {
  const { from, to } = await read();
  expect([from, to]).toEqual(['2025-08', '2026-07']);
  const reply = await admin.get(`${PATH}?from=2026-08&to=2026-07`);
  expect([reply.status, reply.body.error.field]).toEqual([400, 'from']);
  expect((await admin.get(`${PATH}?from=2026-13`)).status).toBe(400);
});

it('counts an order from its approval on, without what is canceled', async () => {
  const accepted = await office.place(buyer, 4);
  const declined = await office.place(buyer, 5);
  expect([accepted.status, declined.status]).toEqual(['PENDING_APPROVAL', 'PENDING_APPROVAL']);
  expect(await total('2026-07')).toBe(0);
  await decide(declined.orderNumber, 'DECLINE');
  expect(await total('2026-07')).toBe(0);
  await decide(accepted.orderNumber, 'ACCEPT');
  expect(await total('2026-07')).toBe(accepted.total);
  const reply = await buyer.post(`/orders/${accepted.orderNumber}/cancel`, {
    lines: [{ lineNumber: 1, qty: 1 }],
  });
  expect(reply.status).toBe(200);
  const { ord_total_minor, refunded_minor } = await office.shop.database.db
    .selectFrom('orders')
    .select(['ord_total_minor', 'refunded_minor'])
    .where('order_number', '=', accepted.orderNumber)
    .executeTakeFirstOrThrow();
  expect(refunded_minor).toBeGreaterThan(0);
  expect(await total('2026-07')).toBe(ord_total_minor - refunded_minor);
  await buyer.post(`/orders/${accepted.orderNumber}/cancel`);
  expect((await read('from=2026-07')).rows).toEqual([]);
});

it('keeps the unit of the time of the order, also after the unit was removed', async () => {
  const { db } = office.shop.database;
  await db.updateTable('accounts').set({ unit_id: null }).where('username', '=', BUYER).execute();
  const later = await office.place(buyer, 1);
  await db.deleteFrom('organization_units').where('id', '=', unitId).execute();
  const { rows } = await read('group=UNIT');
  expect(rows).toEqual([
    {
      id: unitId,
      units: 3,
      net: await getNet(wholeOrder.orderNumber),
      gross: wholeOrder.total / 100,
    },
    { units: 1, net: await getNet(later.orderNumber), gross: later.total / 100 },
  ]);
});

it('has the same sums before and after a merge and a rebuild', async () => {
  const { database } = office.shop;
  const before = await read('group=CATEGORY');
  const listFresh = () =>
    database.db.selectFrom('spending_rollups').select('id').where('merged_for', 'is', null).execute();
  expect(await listFresh()).not.toEqual([]);
  await mergeSpending(database.db);
  expect(await listFresh()).toEqual([]);
  expect(await read('group=CATEGORY')).toEqual(before);
  await database.db.updateTable('spending_rollups').set({ units: 99 }).execute();
  expect(await findWrongSpending(database)).not.toEqual([]);
  await rebuildSpending(database.db);
  expect(await read('group=CATEGORY')).toEqual(before);
});

it('is for members with the permission', async () => {
  const reply = await buyer.get(PATH);
  expect([reply.status, reply.body.error.code]).toEqual([403, 'NOT_PERMITTED']);
  expect((await office.shop.shopper('sba').get(PATH)).status).toBe(401);
});
