import type { SpendingLines } from '@foolscap/account/contract';
import type { LineSplit } from '@foolscap/core/contract';
import { sql } from 'kysely';
import type { CartInfo } from '@foolscap/cart/contract';
import { add, ITEM, readCart } from '../../testing/carts.ts';
import { order, readyToOrder } from '../../testing/checkouts.ts';
import { addStores, setStoreStock } from '../../testing/places.ts';
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts';
import { writeDemoAccounts } from '../account/demo-accounts.ts';
import { createSandboxGateway, type PaymentGateway } from '../payments/index.ts';
import { adjustBudget } from './budgets/budget-ledger.ts';
import { nextPeriod, periodStart } from './budgets/budget-periods.ts';
import { writeDemoOrganizations } from './demo-organizations.ts';
import type { AccountingPolicy } from './tables.ts';

const NOW = new Date('2026-06-15T13:00:00Z');
let shop: TestShop;
let organizationId: string;
let member: Shopper;
let gateway: PaymentGateway;

beforeAll(async () => {
  shop = await createTestShop({
    products: [{ sku: 'pen', price: 1000, stock: 1000 }],
    gateway: ({ db }) => (gateway = createSandboxGateway(db)),
  });
  await writeDemoAccounts(shop.database.db);
  await writeDemoOrganizations(shop.database.db);
  ({ id: organizationId } = await shop.database.db
    .selectFrom('organizations')
    .select('id')
    .where('name', '=', 'Deckle Edge Studio')
    .executeTakeFirstOrThrow());
});
afterAll(() => shop.close());

const setPolicy = (policy: AccountingPolicy | null) =>
  shop.database.db
    .updateTable('organizations')
    .set({ accounting: policy && JSON.stringify(policy) })
    .where('id', '=', organizationId)
    .execute();

/** Gives the organization two budgets: PRINT, its default, with $50 a month, and OFFICE, with $1,000 a year. */
beforeEach(async () => {
  shop.clock.now = NOW;
  const { db } = shop.database;
  const owner = { organization_id: organizationId };
  await db.deleteFrom('budget_centers').execute();
  await db.deleteFrom('purchase_orders').execute();
  await db.deleteFrom('accounts').where('username', '=', 'second@example.com').execute();
  await setPolicy({ budgeting: 'OPTIONAL', labels: { por: 'Job number' } });
  await db
    .insertInto('budget_centers')
    .values([
      { ...owner, code: 'PRINT', name: 'Print room', amount_minor: 5000, period: 'MONTH', is_default: true },
      { ...owner, code: 'OFFICE', name: 'Office', amount_minor: 100_000, period: 'YEAR' },
    ])
    .execute();
  await db
    .insertInto('purchase_orders')
    .values([
      { ...owner, number: 'PO-1', description: 'Paper' },
      { ...owner, number: 'PO-2' },
    ])
    .execute();
  await db
    .insertInto('purchase_order_releases')
    .values({ ...owner, purchase_order: 'PO-1', release: 'R-7', description: 'July' })
    .execute();
  member = shop.shopper('sba');
  await member.post('/account/signin', { username: 'studio@example.com', password: 'pencil-and-plan' });
  await db.deleteFrom('carts').execute();
  await add(member, 'pen');
});

const choose = (accounting: object, shopper = member) => shopper.put('/checkout/default', { accounting });
const read = async () => (await readCart(member)) as unknown as CartInfo;
const balance = async () => (await read()).bcDetails?.availableBalance;
/** Orders more pens. */
const place = async (qty = 1, shopper = member) =>
  order(shopper, await readyToOrder(shopper, 'pen', { qty, email: undefined }));
const spent = () =>
  shop.database.db
    .selectFrom('budget_balances')
    .select(['code', 'period_start', 'spent_minor'])
    .where('spent_minor', '>', 0)
    .execute();
/** Adds a second admin, who can approve orders of the first one. */
const addApprover = () =>
  sql`insert into accounts (id, tenant, username, password_hash, first_name, last_name, email, customer_number, permissions,
      membership_program, organization_id, role)
    select gen_random_uuid(), tenant, 'second@example.com', password_hash, 'Ivy', 'Ream', 'second@example.com', customer_number,
      permissions, membership_program, organization_id, role
    from accounts where username = 'studio@example.com'`.execute(shop.database.db);

it('gives a whole cart the budget centers and purchase orders of the organization', async () => {
  const { invoiceInfo, bcDetails } = await read();
  // The only member can have no approver, so that the budget does not block.
  expect(bcDetails).toEqual({ budgetCenter: 'PRINT', availableBalance: 50, allowsOverdraft: true });
  expect(invoiceInfo).toEqual({
    bc: {
      name: 'Budget center',
      description: 'The budget that pays for the order',
      type: 'LIST',
      values: ['PRINT'],
      list: [
        { value: 'OFFICE', description: 'Office' },
        { value: 'PRINT', description: 'Print room' },
      ],
      level: 'ORDER',
      totPages: 1,
    },
    po: {
      name: 'Purchase order',
      description: 'The number of your purchase order',
      type: 'LIST',
      list: [
        { value: 'PO-1', description: 'Paper' },
        { value: 'PO-2', description: '' },
      ],
      level: 'ORDER',
      totPages: 1,
    },
    showBCLink: true,
    isConfigured: true,
    showNone: true,
    defaultVal: 'PRINT',
    defaultDesc: 'Print room',
    budgetingEnabled: true,
  });
});

it('finds the values of a field by words and page by page', async () => {
  const { db } = shop.database;
  await db.deleteFrom('accounting_codes').execute();
  await sql`insert into accounting_codes (organization_id, field, code, description)
    select ${organizationId}::uuid, 'costCenter', 'C' || number, 'Room ' || number from generate_series(1000, 1249) number
    on conflict do nothing`.execute(db);
  await setPolicy({ budgeting: 'OPTIONAL', lineFields: { costCenter: 'OPTIONAL' } });
  const find = async (query: string, shopper = member) =>
    (await shopper.get(`/cart/accounting/values?${query}`)).body;
  const field = (await read()).invoiceInfo?.costCenter;
  expect([field?.totPages, field?.list?.length]).toEqual([3, 100]);
  const { list, ...last } = (await find('field=costCenter&page=3')).data;
  expect(last).toEqual({ count: 250, page: 3, totPages: 3 });
  expect([list.length, list.at(-1)]).toEqual([50, { value: 'C1249', description: 'Room 1249' }]);
  expect((await find('field=costCenter&q=room%20c1007')).data.list).toEqual([
    { value: 'C1007', description: 'Room 1007' },
  ]);
  expect((await find('field=bc')).data.list.map(({ value }: { value: string }) => value)).toEqual([
    'OFFICE',
    'PRINT',
  ]);
  expect((await find('field=project')).data).toEqual({ list: [], count: 0, page: 1, totPages: 1 });
  await choose({ purchaseOrder: 'PO-1' });
  expect((await find('field=por')).data.list).toEqual([{ value: 'R-7', description: 'July' }]);
  expect((await find('field=bc', shop.shopper('sba'))).error.code).toBe('ACCOUNTING_NOT_AVAILABLE');
  await db.deleteFrom('accounting_codes').execute();
});

it('takes a budget center, a purchase order and a release, and drops the release with its order', async () => {
  expect((await choose({ budgetCenter: 'OFFICE', purchaseOrder: 'PO-1', poRelease: 'R-7' })).status).toBe(
    200,
  );
  expect(await read()).toMatchObject({
    bcDetails: { budgetCenter: 'OFFICE', availableBalance: 1000 },
    invoiceInfo: {
      bc: { values: ['OFFICE'] },
      po: { values: ['PO-1'] },
      por: { name: 'Job number', values: ['R-7'], list: [{ value: 'R-7', description: 'July' }] },
    },
  });
  await choose({ purchaseOrder: 'PO-2' });
  expect((await read()).invoiceInfo?.por).toBeUndefined();
  await choose({ budgetCenter: null, purchaseOrder: 'PO-1' });
  const { invoiceInfo, bcDetails } = await read();
  expect(bcDetails).toBeUndefined();
  expect(invoiceInfo?.por).not.toHaveProperty('values');
});

it.each([
  [{ budgetCenter: 'TRAVEL' }, 'BUDGET_CENTER_INVALID'],
  [{ purchaseOrder: 'PO-9' }, 'PURCHASE_ORDER_UNKNOWN'],
  [{ purchaseOrder: 'PO-2', poRelease: 'R-7' }, 'PURCHASE_ORDER_RELEASE_INVALID'],
  [{ poRelease: 'R-7' }, 'PURCHASE_ORDER_RELEASE_INVALID'],
])('rejects values that are not on the organization’s lists: %j', async (accounting, code) => {
  const reply = await choose(accounting);
  expect([reply.status, reply.body.error.code]).toEqual([400, code]);
});

it('refuses callers without an organization, and shows nothing where budgets are not set up', async () => {
  const guest = shop.shopper();
  await add(guest, 'pen');
  const reply = await choose({ budgetCenter: 'PRINT' }, guest);
  expect([reply.status, reply.body.error.code]).toEqual([403, 'ACCOUNTING_NOT_AVAILABLE']);
  await setPolicy(null);
  expect(await read()).not.toHaveProperty('invoiceInfo');
  await setPolicy({ budgeting: 'OFF' });
  expect(await read()).toMatchObject({ invoiceInfo: { budgetingEnabled: false, isConfigured: false } });
});

it('charges an order to its budget, and gives canceled money back', async () => {
  await choose({ purchaseOrder: 'PO-1', poRelease: 'R-7' });
  const { order: placed } = (await place()).body.data;
  expect(placed).toMatchObject({ budgetCenter: 'PRINT', purchaseOrderNumber: 'PO-1', poRelease: 'R-7' });
  const total = Math.round(placed.totals.ordTotal * 100);
  expect(await spent()).toEqual([{ code: 'PRINT', period_start: '2026-06-01', spent_minor: total }]);
  await add(member, 'pen');
  expect(await balance()).toBeCloseTo(50 - total / 100);

  const part = await member.post(`/orders/${placed.orderNumber}/cancel`, {
    lines: [{ lineNumber: 1, qty: 1 }],
  });
  const { refundedTotal } = part.body.data.order;
  expect(await balance()).toBeCloseTo(50 - total / 100 + refundedTotal);
  shop.clock.now = new Date(NOW.getTime() + 60_000);
  await member.post(`/orders/${placed.orderNumber}/cancel`);
  expect(await balance()).toBe(50);
});

it('refuses an order above the balance, unless the organization allows it', async () => {
  await addApprover();
  const refused = await place(5);
  expect(refused.status).toBe(409);
  expect(refused.body.error).toMatchObject({ code: 'BUDGET_EXCEEDED', availableBalance: 50 });
  expect(await spent()).toEqual([]);
  expect((await read()).bcDetails).not.toHaveProperty('allowsOverdraft');
  await setPolicy({ budgeting: 'OPTIONAL', overdraft: 'ALLOW' });
  expect((await place()).status).toBe(200);
  await add(member, 'pen');
  expect(await balance()).toBeLessThan(0);
});

it('places an order above the balance without another member who could approve it, unless the organization refuses it', async () => {
  await setPolicy({ budgeting: 'OPTIONAL', overdraft: 'REFUSE' });
  expect((await place(5)).body.error.code).toBe('BUDGET_EXCEEDED');
  await setPolicy({ budgeting: 'OPTIONAL' });
  const total = await readyToOrder(member, 'pen', { email: undefined, qty: 5 });
  expect((await order(member, total)).body.data.order.status).toBe('PLACED');
});

it('requires a budget center if the policy does', async () => {
  await setPolicy({ budgeting: 'REQUIRED' });
  await choose({ budgetCenter: null });
  expect((await read()).invoiceInfo).toMatchObject({ showNone: false });
  expect((await place()).body.error.code).toBe('BUDGET_CENTER_MISSING');
});

it('refuses an order whose budget center or purchase order was removed', async () => {
  await choose({ purchaseOrder: 'PO-2' });
  await shop.database.db.deleteFrom('purchase_orders').where('number', '=', 'PO-2').execute();
  expect((await place()).body.error).toMatchObject({
    code: 'PURCHASE_ORDER_UNKNOWN',
    field: 'purchaseOrderNumber',
  });
  await choose({ purchaseOrder: null, budgetCenter: 'OFFICE' });
  await shop.database.db.deleteFrom('budget_centers').where('code', '=', 'OFFICE').execute();
  expect((await place()).body.error.code).toBe('BUDGET_CENTER_INVALID');
});

it('takes another budget center although the purchase order of the cart was removed', async () => {
  await choose({ purchaseOrder: 'PO-2' });
  await shop.database.db.deleteFrom('purchase_orders').where('number', '=', 'PO-2').execute();
  expect((await choose({ budgetCenter: 'OFFICE' })).status).toBe(200);
  expect((await read()).bcDetails?.budgetCenter).toBe('OFFICE');
});

it('charges the budget that is chosen while the payment is authorized', async () => {
  const total = await readyToOrder(member, 'pen', { email: undefined });
  const { authorize } = gateway.cards;
  gateway.cards.authorize = async (...args) => {
    await choose({ budgetCenter: 'OFFICE' });
    return authorize(...args);
  };
  const placed = await order(member, total);
  gateway.cards.authorize = authorize;
  expect(placed.body.data.order.budgetCenter).toBe('OFFICE');
  expect((await spent()).map(({ code }) => code)).toEqual(['OFFICE']);
});

it('waits for an approver if the rest of the budget is taken while the payment is authorized', async () => {
  await addApprover();
  await setPolicy({ budgeting: 'OPTIONAL', overdraft: 'APPROVE' });
  const total = await readyToOrder(member, 'pen', { email: undefined });
  const { authorize } = gateway.cards;
  gateway.cards.authorize = async (...args) => {
    await adjustBudget(shop.database.db, { organizationId, code: 'PRINT' }, { amount: -4500 }, NOW);
    return authorize(...args);
  };
  const placed = await order(member, total);
  gateway.cards.authorize = authorize;
  expect(placed.body.data.order).toMatchObject({ status: 'PENDING_APPROVAL', budgetCenter: 'PRINT' });
  expect(await spent()).toEqual([]);
});

describe('cost centers and projects of lines', () => {
  const codes = (...rows: ['costCenter' | 'project', string][]) =>
    shop.database.db
      .insertInto('accounting_codes')
      .values(
        rows.map(([field, code]) => ({
          organization_id: organizationId,
          field,
          code,
          description: `The ${code}`,
        })),
      )
      .execute();
  const lineId = async () => (await read()).items[0]!.cartItemId;
  const split = async (...splits: LineSplit[]) => choose({ lines: [{ cartItemId: await lineId(), splits }] });

  beforeEach(async () => {
    await shop.database.db.deleteFrom('accounting_codes').execute();
    await setPolicy({ budgeting: 'OFF', lineFields: { costCenter: 'OPTIONAL', project: 'OPTIONAL' } });
    await codes(['costCenter', '4711'], ['costCenter', '4712'], ['project', 'ATLAS']);
  });

  it('lists the fields, and keeps the splits of a line through its changes', async () => {
    expect((await read()).invoiceInfo).toMatchObject({
      costCenter: {
        name: 'Cost center',
        type: 'LIST',
        level: 'LINE',
        list: [
          { value: '4711', description: 'The 4711' },
          { value: '4712', description: 'The 4712' },
        ],
      },
      project: { name: 'Project', level: 'LINE' },
    });
    const splits = [
      { costCenter: '4711', project: 'ATLAS', percent: 60 },
      { costCenter: '4712', percent: 40 },
    ];
    expect((await split(...splits)).status).toBe(200);
    await choose({ purchaseOrder: 'PO-1' });
    await member.put(ITEM, { items: [{ cartItemId: await lineId(), qty: 3 }] });
    expect((await read()).items[0]).toMatchObject({ qty: 3, splits });
    await split();
    expect((await read()).items[0]).not.toHaveProperty('splits');
  });

  it.each<[LineSplit[], string, string]>([
    [[{ costCenter: '9' }], 'COST_CENTER_INVALID', 'splits[0].costCenter'],
    [[{ project: '4711' }], 'PROJECT_INVALID', 'splits[0].project'],
    [[{ costCenter: '4711', percent: 60 }], 'SPLIT_INVALID', 'splits[0].percent'],
    [[{ percent: 100 }], 'SPLIT_INVALID', 'splits[0].costCenter'],
    [
      [
        { costCenter: '4711', amount: 1 },
        { costCenter: '4712', amount: 2 },
      ],
      'SPLIT_INVALID',
      'splits[1].amount',
    ],
  ])('refuses %j', async (splits, code, field) => {
    const reply = await split(...splits);
    expect([reply.status, reply.body.error]).toEqual([
      400,
      expect.objectContaining({ code, field: `accounting.lines[0].${field}` }),
    ]);
  });

  it('refuses a line that is not in the cart, and a field that the organization does not use', async () => {
    const id = await lineId();
    await setPolicy({ budgeting: 'OFF', lineFields: { project: 'OPTIONAL' } });
    expect((await split({ costCenter: '4711' })).body.error.code).toBe('COST_CENTER_INVALID');
    await member.remove(`${ITEM}/${id}`);
    const reply = await choose({ lines: [{ cartItemId: id, splits: [{ project: 'ATLAS' }] }] });
    expect([reply.status, reply.body.error.code]).toEqual([404, 'CART_ITEM_ID_NOT_FOUND']);
  });

  it('takes any code without a list, but no other characters', async () => {
    await shop.database.db.deleteFrom('accounting_codes').execute();
    expect((await read()).invoiceInfo?.costCenter?.type).toBe('TEXT');
    expect((await split({ costCenter: 'Büro 7' })).status).toBe(200);
    expect((await split({ costCenter: '=1+1' })).body.error.code).toBe('COST_CENTER_INVALID');
  });

  it('orders with the splits, whose amounts add up to the price of the line', async () => {
    await split({ costCenter: '4711', percent: 33.33 }, { costCenter: '4712', percent: 66.67 });
    const { lines } = (await place(3)).body.data.order;
    // The cart already had one pen.
    expect(lines[0]).toMatchObject({
      qty: 4,
      finalPrice: 36,
      splits: [
        { costCenter: '4711', percent: 33.33, amount: 12 },
        { costCenter: '4712', percent: 66.67, amount: 24 },
      ],
    });
  });

  it('lists the lines of orders with the parts of what is left of them, page by page', async () => {
    shop.clock.now = new Date('2026-03-31T23:59:00Z');
    await split(
      { costCenter: '4711', percent: 33.33 },
      { costCenter: '4712', project: 'ATLAS', percent: 66.67 },
    );
    const first = (await place(3)).body.data.order.orderNumber;
    await shop.database.db
      .updateTable('order_lines')
      .set({ canceled_qty: 1 })
      .where('order_number', '=', first)
      .execute();
    await sql`insert into orders select (jsonb_populate_record(o, jsonb_build_object('order_number', 'X' || number, 'cart_id', gen_random_uuid()))).*
      from orders o cross join generate_series(100, 300) number where order_number = ${first}`.execute(
      shop.database.db,
    );
    await sql`insert into order_lines (order_number, line_number, sku, name, image, item_url, qty, unit_price_minor, price_minor, uom)
      select order_number, 1, 'ink', 'Ink', '', '', 1, 500, 500, 'EA' from orders where order_number like 'X%'`.execute(
      shop.database.db,
    );
    const list = async (after = '') =>
      (await member.get(`/organization/reports/lines?from=2026-03&to=2026-03${after && `&after=${after}`}`))
        .body.data as SpendingLines;
    const { lines, next } = await list();
    const facts = { orderNumber: first, itemId: 'pen', units: 3, lineNumber: 1, buyer: expect.any(String) };
    expect(lines.slice(0, 2)).toEqual([
      expect.objectContaining({ ...facts, costCenter: '4711', net: 9 }),
      expect.objectContaining({ ...facts, costCenter: '4712', project: 'ATLAS', net: 18 }),
    ]);
    const rest = await list(next);
    expect([lines.length, rest.lines.length, rest.next]).toEqual([201, 2, undefined]);
    expect(rest.lines[1]).toMatchObject({ orderNumber: 'X300', itemId: 'ink', net: 5 });
    const refused = await member.get('/organization/reports/lines?from=2026-04&to=2026-03');
    expect(refused.status).toBe(400);
  });

  it('needs the required fields on every line to order', async () => {
    await setPolicy({ budgeting: 'OFF', lineFields: { costCenter: 'REQUIRED', project: 'REQUIRED' } });
    expect((await read()).invoiceInfo?.costCenter?.isRequired).toBe(true);
    expect((await place()).body.error.code).toBe('COST_CENTER_MISSING');
    await split({ costCenter: '4711' });
    expect((await place()).body.error.code).toBe('PROJECT_MISSING');
    await split({ costCenter: '4711', project: 'ATLAS' });
    expect((await place()).status).toBe(200);
  });

  it('orders without the splits of a field that the organization has turned off', async () => {
    await split({ costCenter: '4711', project: 'ATLAS' });
    await setPolicy({ budgeting: 'OFF', lineFields: { project: 'OPTIONAL' } });
    const { lines } = (await place()).body.data.order;
    expect(lines[0]).not.toHaveProperty('splits');
  });

  it('needs a new choice of the cost center of lines that become one', async () => {
    const { database } = shop;
    await addStores(database, '1547');
    await setStoreStock(database, '1547', 'pen', 100);
    await member.post(ITEM, {
      items: [{ itemId: 'pen', qty: 2, deliveryType: 'ISP', pickupStoreNumber: '1547' }],
    });
    const { items } = await read();
    const choices = items.map(({ cartItemId }, index) => ({
      cartItemId,
      splits: [{ costCenter: `471${index + 1}` }],
    }));
    expect((await choose({ lines: choices })).status).toBe(200);
    const pickup = items.find(({ shippingInfo }) => shippingInfo?.deliveryType === 'ISP')!;
    await member.put(ITEM, { items: [{ cartItemId: pickup.cartItemId, qty: 2, deliveryType: 'STA' }] });
    const joined = (await read()).items;
    expect(joined).toMatchObject([{ qty: 3 }]);
    expect(joined[0]).not.toHaveProperty('splits');
  });

  it('refuses an order whose fixed amounts are higher than its line, or whose cost center was removed', async () => {
    await split({ costCenter: '4711', amount: 500 }, { costCenter: '4712' });
    expect((await place()).body.error).toMatchObject({
      code: 'SPLIT_EXCEEDS_LINE',
      field: 'accounting.lines',
    });
    await split({ costCenter: '4711' });
    await shop.database.db.deleteFrom('accounting_codes').where('code', '=', '4711').execute();
    expect((await place()).body.error.code).toBe('COST_CENTER_INVALID');
  });
});

it('starts with the whole budget in the next period', async () => {
  expect((await place()).status).toBe(200);
  await add(member, 'pen');
  expect(await balance()).toBeLessThan(50);
  shop.clock.now = new Date('2026-07-01T00:00:00Z');
  expect(await balance()).toBe(50);
});

it.each([
  ['MONTH', '2026-05-01', '2026-06-01'],
  ['QUARTER', '2026-04-01', '2026-07-01'],
  ['YEAR', '2026-01-01', '2027-01-01'],
] as const)('a %s begins on its first day, in UTC', (period, start, next) => {
  expect(periodStart(period, new Date('2026-05-31T23:59:59Z'))).toBe(start);
  expect(nextPeriod(period, start)).toBe(next);
});
