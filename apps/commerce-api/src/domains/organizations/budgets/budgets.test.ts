import { randomUUID } from 'node:crypto';
import type { Budget, BudgetEntry, BudgetStatement } from '@foolscap/account/contract';
import { toMinorUnits } from '@foolscap/core/money';
import { APPROVER, type ApprovalShop, BUYER, createApprovalShop } from '../../../testing/approval-shop.ts';
import { findUnbalancedBudgets } from '../../../testing/budget-ledger.ts';
import { add, readCart } from '../../../testing/carts.ts';
import { addCategories, addProducts, type Shopper } from '../../../testing/test-shop.ts';
import { readBudgetWarnings } from '../../orders/budget-warnings.ts';
import type { AccountingPolicy } from '../tables.ts';

const PATH = '/organization/budgets';
const DECIDE = '/cc/../ele-lpd/api/approvalsProxy/order';

let office: ApprovalShop;
let organizationId: string;
let admin: Shopper;
let buyer: Shopper;
beforeAll(async () => {
  office = await createApprovalShop();
  const { database } = office.shop;
  await addCategories(database, 'writing', 'pens');
  await database.db
    .updateTable('categories')
    .set({ parent_id: 'writing' })
    .where('id', '=', 'pens')
    .execute();
  await addProducts(database, { sku: 'pen', price: 300, category: 'pens', stock: 1000 });
  ({ id: organizationId } = await database.db
    .selectFrom('organizations')
    .select('id')
    .where('name', '=', 'Bell & Margin LLC')
    .executeTakeFirstOrThrow());
});
afterAll(async () => {
  expect(await findUnbalancedBudgets(office.shop.database)).toEqual([]);
  await office.shop.close();
});

const setPolicy = (policy: AccountingPolicy) =>
  office.shop.database.db
    .updateTable('organizations')
    .set({ accounting: JSON.stringify(policy), approval_limit_minor: null })
    .where('id', '=', organizationId)
    .execute();

beforeEach(async () => {
  office.shop.clock.now = new Date('2026-06-15T13:00:00Z');
  const { db } = office.shop.database;
  await db.updateTable('budget_centers').set({ removed_at: new Date(), is_default: false }).execute();
  await setPolicy({ budgeting: 'OPTIONAL' });
  admin = await office.signIn(APPROVER);
  buyer = await office.signIn(BUYER);
  await db.deleteFrom('carts').execute();
});

let serial = 0;
/** Adds a budget of $50 a month, to which orders are charged by default. */
async function addBudget(fields: object = {}): Promise<string> {
  const code = `B-${(serial += 1)}`;
  const reply = await admin.post(PATH, {
    code,
    name: 'Print room',
    amount: 50,
    period: 'MONTH',
    rollsOver: false,
    isDefault: true,
    scope: { type: 'ALL' },
    ...fields,
  });
  expect([reply.status, reply.text]).toEqual([200, expect.anything()]);
  return code;
}
const list = async (member: Shopper) => (await member.get(PATH)).body.data.budgets as Budget[];
const sumsOf = async (code: string) =>
  (await list(admin)).find((each) => each.code === code)!.periods.at(-1)!;
const codesInCart = async (member: Shopper) =>
  (
    (await readCart(member)) as { invoiceInfo?: { bc?: { list: { value: string }[] } } }
  ).invoiceInfo?.bc?.list.map(({ value }) => value);
const decide = async (action: 'approve' | 'decline', orderNumber: string) => {
  const found = await office.shop.database.db
    .selectFrom('orders')
    .select(['cart_id', 'account_id'])
    .where('order_number', '=', orderNumber)
    .executeTakeFirstOrThrow();
  const decision = {
    orderNumber,
    cartId: found.cart_id,
    ownerProfileId: found.account_id,
    approvalComments: 'By the budget',
    action: action === 'approve' ? 'ACCEPT' : 'DECLINE',
  };
  return (await admin.post(`${DECIDE}?action=${action}`, [decision])).body.data.results[0];
};

describe('members with the permission', () => {
  it('add, change, adjust and remove budgets; statements stay', async () => {
    const code = await addBudget({ rollsOver: true });
    expect((await list(admin))[0]).toEqual({
      code,
      name: 'Print room',
      isDefault: true,
      period: 'MONTH',
      amount: 50,
      rollsOver: true,
      scope: { type: 'ALL' },
      periods: [{ periodStart: '2026-06-01', allocated: 50, reserved: 0, spent: 0, availableBalance: 50 }],
    });
    const settings = { name: 'Press', amount: 60.5, period: 'MONTH', rollsOver: false, isDefault: false };
    await admin.put(`${PATH}/${code}`, { ...settings, scope: { type: 'CATEGORY', id: 'writing' } });
    await admin.post(`${PATH}/${code}/adjustments`, { amount: -10.25, note: 'Moved' });
    expect((await list(admin))[0]).toMatchObject({
      name: 'Press',
      isDefault: false,
      scope: { type: 'CATEGORY', id: 'writing' },
      periods: [{ allocated: 50.25 }],
    });
    expect((await admin.remove(`${PATH}/${code}`)).body.data.budgets).toEqual([]);
    const { entries, sums } = (await admin.get(`${PATH}/${code}/statement`)).body.data;
    expect(sums).toMatchObject({ periodStart: '2026-06-01', availableBalance: 50.25 });
    expect(
      entries.map(({ kind, amount, balance, note }: BudgetEntry) => [kind, amount, balance, note]),
    ).toEqual([
      ['ADJUSTED', -10.25, 50.25, 'Moved'],
      ['ADJUSTED', 10.5, 60.5, undefined],
      ['ALLOCATED', 50, 50, undefined],
    ]);
    expect(entries[0].by).toBe('Marcus Ledger');
  });

  it.each([
    ['a code in use', {}, 409, 'BUDGET_EXISTS', 'code'],
    [
      'an unknown unit',
      { code: 'X', scope: { type: 'UNIT', id: randomUUID() } },
      400,
      'BUDGET_SCOPE_INVALID',
      'scope.id',
    ],
    ['no member', { code: 'X', scope: { type: 'PERSON' } }, 400, 'BUDGET_SCOPE_INVALID', 'scope.id'],
    [
      'an unknown category',
      { code: 'X', scope: { type: 'CATEGORY', id: '-' } },
      400,
      'BUDGET_SCOPE_INVALID',
      'scope.id',
    ],
    ['fractions of a cent', { code: 'X', amount: 1.005 }, 400, 'INVALID_REQUEST', 'amount'],
    ['a negative amount', { code: 'X', amount: -1 }, 400, 'INVALID_REQUEST', 'amount'],
  ])('get an error for %s', async (_, fields, status, error, field) => {
    const code = await addBudget();
    const settings = { name: 'A', amount: 1, period: 'YEAR', rollsOver: false, isDefault: false };
    const reply = await admin.post(PATH, { code, ...settings, scope: { type: 'ALL' }, ...fields });
    expect([reply.status, reply.body.error.code, reply.body.error.field]).toEqual([status, error, field]);
  });

  it('get 404 for a budget of another organization', async () => {
    const code = await addBudget();
    const other = await office.signIn('studio@example.com');
    for (const reply of [
      await other.get(`${PATH}/${code}/statement`),
      await other.post(`${PATH}/${code}/adjustments`, { amount: 1 }),
    ])
      expect([reply.status, reply.body.error.code]).toEqual([404, 'BUDGET_NOT_FOUND']);
    expect((await sumsOf(code)).allocated).toBe(50);
  });

  it('page through the entries of earlier periods', async () => {
    const code = await addBudget();
    for (let times = 0; times < 4; times += 1) await admin.post(`${PATH}/${code}/adjustments`, { amount: 1 });
    office.shop.clock.now = new Date('2026-07-02T13:00:00Z');
    await admin.post(`${PATH}/${code}/adjustments`, { amount: 1 });
    const read = async (query: string) => (await admin.get(`${PATH}/${code}/statement?${query}`)).body.data;
    expect(await read('period=2026-06-01&page=2&size=3')).toMatchObject({
      page: 2,
      totPages: 2,
      periods: ['2026-07-01', '2026-06-01'],
      entries: [{ balance: 51 }, { kind: 'ALLOCATED' }],
    });
    expect((await read('')).sums).toMatchObject({ periodStart: '2026-07-01', allocated: 51 });
    expect((await admin.get(`${PATH}/${code}/statement?period=June`)).status).toBe(400);
  });
});

it('refuses members without the permission, and guests', async () => {
  const code = await addBudget();
  for (const path of [PATH, `${PATH}/${code}/statement`]) {
    expect((await buyer.get(path)).body.error.code).toBe('NOT_PERMITTED');
    expect((await office.shop.shopper('sba').get(path)).status).toBe(401);
  }
  const reply = await buyer.post(`${PATH}/${code}/adjustments`, { amount: 5 });
  expect([reply.status, reply.body.error.code]).toEqual([403, 'NOT_PERMITTED']);
});

describe('an order above a budget', () => {
  it('waits for an approver by the policy, reserves its money, and warns of what it exceeds', async () => {
    await setPolicy({ budgeting: 'OPTIONAL', overdraft: 'APPROVE' });
    const code = await addBudget();
    const first = await office.place(buyer, 3);
    expect(first.status).toBe('PLACED');
    const left = 5000 - first.total;
    const second = await office.place(buyer, 3);
    expect(second.status).toBe('PENDING_APPROVAL');
    expect(await sumsOf(code)).toMatchObject({ spent: first.total / 100, reserved: second.total / 100 });
    const { db } = office.shop.database;
    expect(await readBudgetWarnings(db, [first.orderNumber, second.orderNumber])).toEqual(
      new Map([[second.orderNumber, { code, name: 'Print room', availableAfter: left - second.total }]]),
    );
    expect((await decide('approve', second.orderNumber)).isDecided).toBe(true);
    expect(await sumsOf(code)).toMatchObject({ reserved: 0, spent: (first.total + second.total) / 100 });

    const third = await office.place(buyer, 1);
    expect((await decide('decline', third.orderNumber)).isDecided).toBe(true);
    expect(await sumsOf(code)).toMatchObject({ reserved: 0, spent: (first.total + second.total) / 100 });
  });

  it('keeps its reservation when it is changed, also after its budget was removed or budgets were turned off', async () => {
    await setPolicy({ budgeting: 'OPTIONAL', overdraft: 'APPROVE' });
    const code = await addBudget();
    // Two orders that wait for an approver, because they are above the budget.
    const orders = [await office.place(buyer, 8), await office.place(buyer, 8)];
    const lower = async (orderNumber: string, qty: number) => {
      const path = `/organization/approvals/orders/${orderNumber}`;
      const body = { lines: [{ lineNumber: 1, qty }] };
      const { difference } = (await admin.put(path, body)).body.data;
      await admin.put(path, { ...body, expectedTotal: difference.totalTo });
      return toMinorUnits(difference.totalTo as number)!;
    };
    const read = async () => (await admin.get(`${PATH}/${code}/statement`)).body.data as BudgetStatement;
    const first = await lower(orders[0]!.orderNumber, 7);
    await admin.remove(`${PATH}/${code}`);
    const second = await lower(orders[1]!.orderNumber, 7);
    expect((await read()).sums.reserved).toBe((first + second) / 100);
    await setPolicy({ budgeting: 'OFF' });
    const third = await lower(orders[1]!.orderNumber, 6);
    const { sums, entries } = await read();
    expect(sums.reserved).toBe((first + third) / 100);
    const [latest] = entries;
    expect(latest).toMatchObject({ kind: 'CHANGED', amount: (third - second) / 100 });
    expect(latest!.balance).toBe(sums.availableBalance);
    expect((await decide('approve', orders[1]!.orderNumber)).isDecided).toBe(true);
    expect((await read()).sums).toMatchObject({ reserved: first / 100, spent: third / 100 });
    expect((await decide('decline', orders[0]!.orderNumber)).isDecided).toBe(true);
  });

  it('of an approver waits for another one, and is placed if there is none', async () => {
    await setPolicy({ budgeting: 'OPTIONAL', overdraft: 'APPROVE' });
    await addBudget({ amount: 5 });
    const { db } = office.shop.database;
    const setRole = (role: 'ADMIN' | 'BUYER') =>
      db.updateTable('accounts').set({ role }).where('username', '=', BUYER).execute();
    await setRole('ADMIN');
    expect((await office.place(admin, 1)).status).toBe('PENDING_APPROVAL');
    await setRole('BUYER');
    expect((await office.place(admin, 1)).status).toBe('PLACED');
    await setPolicy({ budgeting: 'OPTIONAL' });
    expect((await office.place(admin, 1)).status).toBe('PLACED');
  });
});

describe('a budget', () => {
  it('of a category pays for its goods and those below it, net or gross', async () => {
    const code = await addBudget({ scope: { type: 'CATEGORY', id: 'writing' } });
    await setPolicy({ budgeting: 'OPTIONAL', basis: 'NET' });
    await add(buyer, 'pen', 2);
    const net = await office.place(buyer, 1);
    expect(await sumsOf(code)).toMatchObject({ spent: 6 });
    await buyer.post(`/orders/${net.orderNumber}/cancel`, { lines: [{ lineNumber: 1, qty: 1 }] });
    expect(await sumsOf(code)).toMatchObject({ spent: 3 });
    await buyer.post(`/orders/${net.orderNumber}/cancel`);
    expect(await sumsOf(code)).toMatchObject({ spent: 0 });

    await setPolicy({ budgeting: 'OPTIONAL', basis: 'GROSS' });
    await add(buyer, 'pen', 2);
    const gross = await office.place(buyer, 1);
    const { spent } = await sumsOf(code);
    expect(spent).toBeGreaterThan(6);
    expect(toMinorUnits(spent)).toBeLessThan(gross.total - 1000);
  });

  it('of goods leaves out tax, shipping and fees if the organization charges net', async () => {
    const code = await addBudget();
    await setPolicy({ budgeting: 'OPTIONAL', basis: 'NET' });
    const { orderNumber, total } = await office.place(buyer, 2);
    // Two reams at the contract price.
    expect(total).toBeGreaterThan(1640);
    expect(await sumsOf(code)).toMatchObject({ spent: 16.4 });
    await buyer.post(`/orders/${orderNumber}/cancel`);
    expect(await sumsOf(code)).toMatchObject({ spent: 0 });
  });

  it('of a unit or a person is for their members only', async () => {
    const { db } = office.shop.database;
    const [sales, east, west] = [randomUUID(), randomUUID(), randomUUID()];
    await db
      .insertInto('organization_units')
      .values([
        { id: sales, organization_id: organizationId, name: 'Sales' },
        { id: east, organization_id: organizationId, parent_id: sales, name: 'East' },
        { id: west, organization_id: organizationId, parent_id: sales, name: 'West' },
      ])
      .execute();
    await db.updateTable('accounts').set({ unit_id: east }).where('username', '=', BUYER).execute();
    const ofUnit = async (id: string) => addBudget({ isDefault: false, scope: { type: 'UNIT', id } });
    const ofPerson = async (username: string) =>
      addBudget({ isDefault: false, scope: { type: 'PERSON', id: office.ids.get(username) } });
    const codes = [
      await ofUnit(sales),
      await ofUnit(east),
      await ofUnit(west),
      await ofPerson(BUYER),
      await ofPerson(APPROVER),
    ];
    await add(buyer, 'pen');
    expect(await codesInCart(buyer)).toEqual([codes[0], codes[1], codes[3]].toSorted());
    await add(admin, 'pen');
    expect(await codesInCart(admin)).toEqual([codes[4]]);
    const reply = await buyer.put('/checkout/default', { accounting: { budgetCenter: codes[2] } });
    expect(reply.body.error.code).toBe('BUDGET_CENTER_INVALID');
    // A member who manages budgets sees all of them, with the names of their scopes.
    expect((await list(admin)).map(({ scope }) => scope.name)).toEqual(
      expect.arrayContaining(['Sales', 'East', 'West', 'Ines Vellum', 'Marcus Ledger']),
    );
    const { choices } = (await admin.get(PATH)).body.data;
    expect(choices.units).toContainEqual({ id: east, name: 'Sales › East' });
    expect(choices.categories).toContainEqual({ id: 'pens', name: expect.stringContaining(' › ') });
    await db.updateTable('accounts').set({ unit_id: null }).where('username', '=', BUYER).execute();
    await db.deleteFrom('organization_units').where('id', '=', east).execute();
    // A deleted unit does not open its budget to everyone.
    expect(await codesInCart(buyer)).toEqual([codes[3]]);
  });
});
