import type { ApprovalOrder, ChangeOrderBody, ChangeOrderData } from '@foolscap/approvals/contract';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { APPROVER, type ApprovalShop, BUYER, createApprovalShop } from '../../testing/approval-shop.ts';
import { giftCard, order, payByGiftCard } from '../../testing/checkouts.ts';
import { addProducts, getStock, type Shopper } from '../../testing/test-shop.ts';

const ORDERS = '/organization/approvals/orders';
const DECIDE = '/cc/../ele-lpd/api/approvalsProxy/order?action=approve';

let office: ApprovalShop;
let approver: Shopper;
let buyer: Shopper;
beforeAll(async () => {
  office = await createApprovalShop();
  await office.addMember('Nadia', 'ADMIN');
  await office.shop.database.db.deleteFrom('contract_prices').execute();
  approver = await office.signIn(APPROVER);
  buyer = await office.signIn(BUYER);
});
afterAll(() => office.shop.close());

const place = async (qty: number) => (await office.place(buyer, qty)).orderNumber;
const read = async (orderNumber: string, as = approver): Promise<ApprovalOrder> =>
  (await as.get(`${ORDERS}/${orderNumber}`)).body.data;
const change = (orderNumber: string, body: ChangeOrderBody, as = approver) =>
  as.put(`${ORDERS}/${orderNumber}`, body);
/** Changes an order after looking at the difference. */
async function changeTo(orderNumber: string, body: ChangeOrderBody): Promise<ChangeOrderData> {
  const preview: ChangeOrderData = (await change(orderNumber, body)).body.data;
  expect(preview.isSaved).toBe(false);
  const saved = await change(orderNumber, { ...body, expectedTotal: preview.difference.totalTo });
  expect(saved.body.data).toEqual({ ...preview, isSaved: true });
  return saved.body.data;
}
async function approve(orderNumber: string, as = approver, expectedTotal?: number) {
  const { cartId, ownerProfileId } = await read(orderNumber);
  const decision = {
    orderNumber,
    cartId,
    ownerProfileId,
    approvalComments: '',
    action: 'ACCEPT',
    ...(expectedTotal === undefined ? {} : { expectedTotal }),
  };
  return (await as.post(DECIDE, [decision])).body.data.results[0];
}
const getOrder = async (orderNumber: string) => (await buyer.get(`/orders/${orderNumber}`)).body.data.order;
const getMoney = async (orderNumber: string) => {
  const { rows } = await sql<{ state: string; amount: number }>`
    select sandbox_ledger.state, sandbox_ledger.amount_minor::float8 as amount from payments
      join payment_attempts attempts on attempts.id = payments.attempt_id
      join sandbox_ledger on sandbox_ledger.key = payments.id::text
    where attempts.order_number = ${orderNumber}`.execute(office.shop.database.db);
  return rows;
};

it('an approver lowers a quantity: the difference is shown first, then written, mailed and charged', async () => {
  const before = await getStock(office.shop.database, 'ream');
  const orderNumber = await place(6);
  expect((await read(orderNumber)).editable).toMatchObject({
    lines: [{ lineNumber: 1, itemId: 'ream', qty: 6, price: 60 }],
    shipToId: expect.any(String),
  });
  expect((await read(orderNumber, buyer)).editable).toBeUndefined();
  const { totals } = await getOrder(orderNumber);
  const { difference } = (await change(orderNumber, { lines: [{ lineNumber: 1, qty: 4 }] })).body
    .data as ChangeOrderData;
  expect(difference).toMatchObject({
    lines: [{ itemId: 'ream', qtyFrom: 6, qtyTo: 4, priceFrom: 60, priceTo: 40 }],
    totalFrom: totals.ordTotal,
  });
  expect((await getOrder(orderNumber)).totals).toEqual(totals);
  await changeTo(orderNumber, { lines: [{ lineNumber: 1, qty: 4 }], comment: 'Four are enough' });
  const changed = await getOrder(orderNumber);
  expect(changed).toMatchObject({ lines: [{ qty: 4 }], totals: { ordTotal: difference.totalTo } });
  expect(await getStock(office.shop.database, 'ream')).toBe(before - 4);
  const mail = office.shop.mails.findLast(
    ({ subject }) => subject === `Your order ${orderNumber} was changed`,
  );
  expect(mail!.text).toContain('6 → 4');
  expect(mail!.text).toContain('Comment: Four are enough');
  expect(await read(orderNumber, buyer)).toMatchObject({
    isOwn: true,
    canDecide: false,
    history: [
      { kind: 'SUBMITTED' },
      { kind: 'CHANGED', by: 'Marcus Ledger', comment: 'Four are enough', difference },
    ],
  });
  // The hold is still the first amount, so the approver may take back a part of the change.
  const { difference: raised } = await changeTo(orderNumber, { lines: [{ lineNumber: 1, qty: 5 }] });
  expect(await approve(orderNumber)).toMatchObject({ isDecided: true, state: 'APPROVED' });
  const cents = Math.round(raised.totalTo * 100);
  expect(await getMoney(orderNumber)).toEqual([{ state: 'CAPTURED', amount: cents }]);
  expect((await getOrder(orderNumber)).payments).toMatchObject([{ amountApplied: raised.totalTo }]);
});

it('removes a line, but not the last one', async () => {
  const orderNumber = await place(3);
  const reply = await change(orderNumber, { lines: [{ lineNumber: 1, qty: 0 }] });
  expect([reply.status, reply.body.error.code]).toEqual([400, 'CHANGE_INVALID']);
});

it('changes address and purchase order, by the rules of checkout', async () => {
  const { db } = office.shop.database;
  const orderNumber = await place(3);
  const addresses = await db
    .selectFrom('organization_addresses')
    .innerJoin('organizations', 'organizations.id', 'organization_addresses.organization_id')
    .select(['organization_addresses.id', 'address'])
    .where('organizations.name', '=', 'Bell & Margin LLC')
    .where('type', '=', 'S')
    .execute();
  const current = (await getOrder(orderNumber)).shippingAddress.address1;
  const other = addresses.find(({ address }) => address.address1 !== current)!;
  const held = await db.selectFrom('payments').select('id').execute();
  expect(held.length).toBeGreaterThan(0);
  const body = { lines: [{ lineNumber: 1, qty: 2 }], shipToId: other.id, purchaseOrderNumber: 'PO-77' };
  const { difference } = await changeTo(orderNumber, body);
  expect(difference).toMatchObject({ address: { to: expect.stringContaining(other.address.address1) } });
  expect(difference.purchaseOrderNumber).toMatchObject({ to: 'PO-77' });
  expect(await getOrder(orderNumber)).toMatchObject({
    shippingAddress: { address1: other.address.address1 },
    purchaseOrderNumber: 'PO-77',
  });
  for (const invalid of [{ shipToId: 'elsewhere' }, { purchaseOrderNumber: 'PO $$$' }])
    expect((await change(orderNumber, invalid)).status).toBe(400);
});

it('changes the billing address of the order and its invoice, and keeps it; a card keeps its own', async () => {
  const { db } = office.shop.database;
  const { id: organizationId } = await db
    .selectFrom('organizations')
    .select('id')
    .where('name', '=', 'Bell & Margin LLC')
    .executeTakeFirstOrThrow();
  const orderNumber = await place(4);
  const { billToId } = (await read(orderNumber)).editable!;
  const first = await db
    .selectFrom('organization_addresses')
    .selectAll()
    .where('id', '=', billToId!)
    .executeTakeFirstOrThrow();
  const other = randomUUID();
  await db
    .insertInto('organization_addresses')
    .values({
      ...first,
      id: other,
      label: 'Holding',
      is_default: false,
      address: JSON.stringify({ ...first.address, address1: '80 Quarry Road' }),
    })
    .execute();
  expect((await read(orderNumber)).editable!.billingAddresses.map(({ id }) => id)).toContain(other);
  const { difference } = await changeTo(orderNumber, { billToId: other });
  expect(difference).toEqual({
    lines: [],
    billingAddress: {
      from: expect.stringContaining(first.address.address1),
      to: expect.stringContaining('80 Quarry Road'),
    },
    totalFrom: difference.totalFrom,
    totalTo: difference.totalFrom,
  });
  await changeTo(orderNumber, { lines: [{ lineNumber: 1, qty: 3 }] });
  expect((await getOrder(orderNumber)).billingAddress).toMatchObject({ address1: '80 Quarry Road' });
  const { rows } = await sql<{ street: string }>`select cart_tenders.billing_address ->> 'address1' as street
    from cart_tenders join orders using (cart_id) where order_number = ${orderNumber}`.execute(db);
  expect(rows).toEqual([{ street: first.address.address1 }]);
  const shipTo = await db
    .selectFrom('organization_addresses')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('type', '=', 'S')
    .executeTakeFirstOrThrow();
  for (const invalid of [shipTo.id, 'elsewhere'])
    expect((await change(orderNumber, { billToId: invalid })).body.error).toMatchObject({
      code: 'CHANGE_INVALID',
      field: 'billToId',
    });
  expect(await approve(orderNumber)).toMatchObject({ state: 'APPROVED' });
  expect((await getOrder(orderNumber)).billingAddress).toMatchObject({ address1: '80 Quarry Road' });
});

it('never costs more than the buyer agreed to pay, and never more than there is', async () => {
  const orderNumber = await place(3);
  const more = await change(orderNumber, { lines: [{ lineNumber: 1, qty: 4 }] });
  expect([more.status, more.body.error.code]).toEqual([409, 'CHANGE_TOO_EXPENSIVE']);
  await office.shop.database.db
    .updateTable('stock')
    .set({ available: 0 })
    .where('sku', '=', 'ream')
    .execute();
  const short = await change(orderNumber, { lines: [{ lineNumber: 1, qty: 9 }] });
  await office.shop.database.db
    .updateTable('stock')
    .set({ available: 900 })
    .where('sku', '=', 'ream')
    .execute();
  expect([short.status, short.body.error.code]).toEqual([400, 'CHANGE_INVALID']);
  expect((await getOrder(orderNumber)).lines).toMatchObject([{ qty: 3 }]);
});

it('is refused to buyers, for decided orders, and if the total is another one than was shown', async () => {
  const orderNumber = await place(3);
  const lines = [{ lineNumber: 1, qty: 2 }];
  expect((await change(orderNumber, { lines }, buyer)).status).toBe(403);
  const other = await change(orderNumber, { lines, expectedTotal: 1 });
  expect([other.status, other.body.error.code]).toEqual([409, 'ORDER_TOTAL_CHANGED']);
  await approve(orderNumber);
  const late = await change(orderNumber, { lines });
  expect([late.status, late.body.error.code]).toEqual([409, 'ORDER_NOT_PENDING']);
});

it('two approvers who change and approve at once: the order is charged as it was approved', async () => {
  const second = await office.signIn('nadia@example.com');
  for (let round = 0; round < 3; round += 1) {
    const orderNumber = await place(4);
    const lines = [{ lineNumber: 1, qty: 3 }];
    const { difference } = (await change(orderNumber, { lines })).body.data as ChangeOrderData;
    const [changed, approved] = await Promise.all([
      change(orderNumber, { lines, expectedTotal: difference.totalTo }, second),
      approve(orderNumber),
    ]);
    expect(approved).toMatchObject({ isDecided: true, state: 'APPROVED' });
    const total = Math.round((changed.status === 200 ? difference.totalTo : difference.totalFrom) * 100);
    if (changed.status !== 200) expect(changed.body.error.code).toBe('ORDER_NOT_PENDING');
    expect(await getMoney(orderNumber)).toEqual([{ state: 'CAPTURED', amount: total }]);
  }
});

it('lower prices apply when the order is approved, and higher ones do not', async () => {
  const { db } = office.shop.database;
  const setPrice = (price: number) =>
    db.updateTable('products').set({ price_minor: price }).where('sku', '=', 'ream').execute();
  const [cheaper, dearer] = [await place(3), await place(3)];
  const { totals } = await getOrder(dearer);
  await setPrice(1200);
  expect(await approve(dearer)).toMatchObject({ state: 'APPROVED' });
  expect((await getOrder(dearer)).totals).toEqual(totals);
  await setPrice(800);
  expect(await approve(cheaper)).toMatchObject({ state: 'APPROVED' });
  await setPrice(1000);
  const order = await getOrder(cheaper);
  expect(order).toMatchObject({ lines: [{ finalPrice: 24 }] });
  expect(order.totals.ordTotal).toBeLessThan(totals.ordTotal);
  expect(await getMoney(cheaper)).toEqual([
    { state: 'CAPTURED', amount: Math.round(order.totals.ordTotal * 100) },
  ]);
  expect((await read(cheaper)).history!.map(({ kind }) => kind)).toEqual([
    'SUBMITTED',
    'REPRICED',
    'APPROVED',
  ]);
});

it('an item that is no longer sold stops the approval, until the order is declined or changed', async () => {
  const { db } = office.shop.database;
  const orderNumber = await place(3);
  const publish = (published: boolean) =>
    db.updateTable('products').set({ published }).where('sku', '=', 'ream').execute();
  await publish(false);
  const result = await approve(orderNumber);
  await publish(true);
  expect(result).toMatchObject({
    isDecided: false,
    state: 'WAITING',
    code: 'CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY',
  });
  expect(await approve(orderNumber)).toMatchObject({ state: 'APPROVED' });
});

it('the buyer and an approver comment, and the other side gets a mail, once', async () => {
  const orderNumber = await place(3);
  const say = (as: Shopper, comment: string) => as.post(`${ORDERS}/${orderNumber}/comments`, { comment });
  await say(approver, 'What is it for?');
  await say(buyer, 'For the move');
  await say(buyer, 'For the move');
  const mails = office.shop.mails.filter(({ subject }) => subject === `Comment on order ${orderNumber}`);
  expect(mails.map(({ to }) => to).sort()).toEqual([BUYER, 'nadia@example.com', APPROVER].sort());
  expect((await read(orderNumber)).history).toMatchObject([
    { kind: 'SUBMITTED' },
    { kind: 'COMMENTED', by: 'Marcus Ledger', comment: 'What is it for?' },
    { kind: 'COMMENTED', by: 'Ines Vellum', comment: 'For the move' },
  ]);
  const stranger = await office.signIn('studio@example.com');
  expect((await say(stranger, 'Hello')).status).toBe(404);
  expect((await stranger.get(`${ORDERS}/${orderNumber}`)).status).toBe(404);
  await approve(orderNumber);
  expect((await say(buyer, 'Thanks')).status).toBe(409);
});

it('a changed order that is declined releases everything', async () => {
  const before = await getStock(office.shop.database, 'ream');
  const orderNumber = await place(5);
  await changeTo(orderNumber, { lines: [{ lineNumber: 1, qty: 2 }] });
  const { cartId, ownerProfileId } = await read(orderNumber);
  await approver.post('/cc/../ele-lpd/api/approvalsProxy/order?action=decline', [
    { orderNumber, cartId, ownerProfileId, approvalComments: 'No', action: 'DECLINE' },
  ]);
  expect(await getStock(office.shop.database, 'ream')).toBe(before);
  expect(await getMoney(orderNumber)).toMatchObject([{ state: 'VOIDED' }]);
});

it('units of a changed order that were canceled with several tenders are refunded when it is approved', async () => {
  const total = await office.ready(buyer, 10);
  await payByGiftCard(buyer, giftCard(Math.round(total * 100) - 1100, 7));
  const { orderNumber } = (await order(buyer, total)).body.data.order;
  await changeTo(orderNumber, { lines: [{ lineNumber: 1, qty: 9 }] });
  const canceled = await buyer.post(`/orders/${orderNumber}/cancel`, { lines: [{ lineNumber: 1, qty: 1 }] });
  expect(canceled.status).toBe(200);
  expect(await approve(orderNumber)).toMatchObject({ isDecided: true, state: 'APPROVED' });
  const { payments, refundedTotal, totals } = await getOrder(orderNumber);
  const sum = (values: (number | undefined)[]) =>
    values.reduce<number>((all, value) => all + Math.round((value ?? 0) * 100), 0);
  const paid = sum(payments.map(({ amountApplied }: { amountApplied: number }) => amountApplied));
  const refunded = sum(payments.map(({ amountRefunded }: { amountRefunded?: number }) => amountRefunded));
  expect(paid - refunded).toBe(Math.round((totals.ordTotal - refundedTotal) * 100));
});

it('an approver decides only on the total that they have seen', async () => {
  const orderNumber = await place(4);
  const { ordTotal } = await read(orderNumber);
  await changeTo(orderNumber, { lines: [{ lineNumber: 1, qty: 3 }] });
  expect(await approve(orderNumber, approver, ordTotal)).toMatchObject({
    isDecided: false,
    state: 'WAITING',
    code: 'ORDER_TOTAL_CHANGED',
  });
  const { ordTotal: seen } = await read(orderNumber);
  expect(await approve(orderNumber, approver, seen)).toMatchObject({ state: 'APPROVED' });
});

it('earlier approvers decide again after a change that orders more', async () => {
  const { db } = office.shop.database;
  const rule = {
    organization_id: (await db
      .selectFrom('accounts')
      .select('organization_id')
      .where('username', '=', BUYER)
      .executeTakeFirstOrThrow())!.organization_id!,
    conditions: '{}',
    approver_kind: 'PERSON' as const,
    needs_all: false,
  };
  const [first, second] = [office.ids.get(APPROVER)!, office.ids.get('nadia@example.com')!];
  await db
    .insertInto('approval_rules')
    .values([
      { ...rule, id: first, name: 'One', level: 2, person_id: first },
      { ...rule, id: second, name: 'Two', level: 3, person_id: second },
    ])
    .execute();
  const orderNumber = await place(5);
  await db.deleteFrom('approval_rules').execute();
  await changeTo(orderNumber, { lines: [{ lineNumber: 1, qty: 2 }] });
  expect(await approve(orderNumber)).toMatchObject({ state: 'WAITING' });
  const nadia = await office.signIn('nadia@example.com');
  const lines = [{ lineNumber: 1, qty: 4 }];
  const { difference } = (await change(orderNumber, { lines }, nadia)).body.data as ChangeOrderData;
  expect((await change(orderNumber, { lines, expectedTotal: difference.totalTo }, nadia)).status).toBe(200);
  expect((await read(orderNumber)).steps.map(({ state, agreed }) => [state, agreed])).toEqual([
    ['CURRENT', []],
    ['NEXT', []],
    ['NEXT', []],
  ]);
  expect(await approve(orderNumber)).toMatchObject({ state: 'WAITING' });
  expect(await approve(orderNumber, nadia)).toMatchObject({ state: 'APPROVED' });
});

it('an order of a buyer who has left is changed and approved like any other', async () => {
  const { db } = office.shop.database;
  const orderNumber = await place(4);
  const setDeactivated = (deactivated_at: Date | null) =>
    db.updateTable('accounts').set({ deactivated_at }).where('username', '=', BUYER).execute();
  await setDeactivated(new Date());
  await changeTo(orderNumber, { lines: [{ lineNumber: 1, qty: 3 }] });
  const result = await approve(orderNumber);
  await setDeactivated(null);
  expect(result).toMatchObject({ isDecided: true, state: 'APPROVED' });
});

it('refuses a line that has another item than the approver has seen', async () => {
  const orderNumber = await place(3);
  const reply = await change(orderNumber, { lines: [{ lineNumber: 1, itemId: 'other', qty: 1 }] });
  expect([reply.status, reply.body.error.code]).toEqual([400, 'CHANGE_INVALID']);
});

it('an approver without the orders of all members sees those that they approve', async () => {
  const { db } = office.shop.database;
  const setRole = (role: string) =>
    db.updateTable('accounts').set({ role }).where('username', '=', 'nadia@example.com').execute();
  const waiting = await place(3);
  await db.updateTable('organizations').set({ approval_limit_minor: null }).execute();
  const placed = await place(1);
  await db.updateTable('organizations').set({ approval_limit_minor: 2000 }).execute();
  await setRole('APPROVER');
  const nadia = await office.signIn('nadia@example.com');
  const statuses = [waiting, placed].map(async (number) => (await nadia.get(`/orders/${number}`)).status);
  expect(await Promise.all(statuses)).toEqual([200, 404]);
  expect((await nadia.post(`/orders/${waiting}/cancel`, {})).status).toBe(404);
  await setRole('ADMIN');
});

describe('items that an approver adds', () => {
  const lowered = { lines: [{ lineNumber: 1, itemId: 'ream', qty: 4 }] };
  beforeAll(async () => {
    await addProducts(
      office.shop.database,
      { sku: 'pen', price: 600, businessPrice: 500, stock: 10 },
      { sku: 'clip', price: 300, stock: 2 },
      { sku: 'hidden', price: 300, stock: 9 },
      { sku: 'dear', price: 90_000, stock: 9 },
      { sku: 'dot', price: 300, stock: 9 },
    );
    const { db } = office.shop.database;
    await db.updateTable('products').set({ published: false }).where('sku', '=', 'hidden').execute();
  });

  it('have the prices of the buyer, are taken from stock, and are shown to the buyer', async () => {
    const orderNumber = await place(6);
    const adds = [
      { itemId: 'pen', qty: 1 },
      { itemId: 'clip', qty: 1 },
      { itemId: 'pen', qty: 1 },
    ];
    const { difference } = await changeTo(orderNumber, { ...lowered, adds });
    const added = difference.lines.filter(({ qtyFrom }) => qtyFrom === 0);
    expect(added.sort((a, b) => a.itemId.localeCompare(b.itemId))).toMatchObject([
      { itemId: 'clip', qtyTo: 1, priceTo: 3 },
      { itemId: 'pen', qtyTo: 2, priceTo: 10 },
    ]);
    expect(await getStock(office.shop.database, 'pen')).toBe(8);
    const { lines } = await getOrder(orderNumber);
    expect(
      lines.map(({ itemId, qty }: { itemId: string; qty: number }) => `${itemId} ${qty}`).sort(),
    ).toEqual(['clip 1', 'pen 2', 'ream 4']);
    expect((await read(orderNumber, buyer)).history).toMatchObject([{}, { kind: 'CHANGED', difference }]);
    expect(office.shop.mails.findLast(({ to }) => to === BUYER)!.text).toContain('pen: 2 added');
    // More of an item that the order has joins its line.
    const more = await changeTo(orderNumber, { adds: [{ itemId: 'clip', qty: 1 }] });
    expect(more.difference.lines).toMatchObject([{ itemId: 'clip', qtyFrom: 1, qtyTo: 2 }]);
    expect(await approve(orderNumber)).toMatchObject({ state: 'APPROVED' });
    expect(await getMoney(orderNumber)).toEqual([
      { state: 'CAPTURED', amount: Math.round(more.difference.totalTo * 100) },
    ]);
  });

  it.each([
    ['missing', 1, 'Item missing can’t be added: There is no such item.'],
    ['hidden', 1, 'Item hidden can’t be added: There is no such item.'],
    ['clip', 40, 'Item clip can’t be added: '],
  ])('name the item that cannot be ordered: %s', async (itemId, qty, message) => {
    const orderNumber = await place(6);
    const before = await getOrder(orderNumber);
    const adds = [
      { itemId: 'pen', qty: 1 },
      { itemId, qty },
    ];
    const reply = await change(orderNumber, { ...lowered, adds });
    expect(reply.body.error).toMatchObject({
      status: 400,
      code: 'CHANGE_INVALID',
      message: expect.stringContaining(message),
      field: 'adds[1].itemId',
    });
    expect(await getOrder(orderNumber)).toEqual(before);
  });

  it('are refused off contract, if the buyers may buy items on contract only, and above the held amount', async () => {
    const { db } = office.shop.database;
    const orderNumber = await place(6);
    const setContractOnly = (contract_only: boolean) =>
      db.updateTable('organizations').set({ contract_only }).execute();
    await setContractOnly(true);
    const off = await change(orderNumber, { adds: [{ itemId: 'pen', qty: 1 }] });
    await setContractOnly(false);
    expect(off.body.error).toMatchObject({ code: 'CHANGE_INVALID', field: 'adds[0].itemId' });
    expect(off.body.error.message).toMatch(/^Item pen can’t be added: .*contract/i);
    const dear = await change(orderNumber, { adds: [{ itemId: 'dear', qty: 1 }] });
    expect([dear.status, dear.body.error.code]).toEqual([409, 'CHANGE_TOO_EXPENSIVE']);
    const many = Array.from({ length: 21 }, () => ({ itemId: 'pen', qty: 1 }));
    expect((await change(orderNumber, { adds: many })).status).toBe(400);
  });

  it('are checked against the rules: new steps are added once, and the approvers of old ones agree again', async () => {
    const { db } = office.shop.database;
    const { organization_id } = await db
      .selectFrom('accounts')
      .select('organization_id')
      .where('username', '=', BUYER)
      .executeTakeFirstOrThrow();
    const nadiaId = office.ids.get('nadia@example.com')!;
    const rule = {
      organization_id: organization_id!,
      approver_kind: 'PERSON' as const,
      needs_all: false,
      person_id: nadiaId,
    };
    const id = randomUUID();
    await db
      .insertInto('approval_rules')
      .values({ ...rule, id, name: 'Many units', level: 2, conditions: '{"quantityAbove":7}' })
      .execute();
    const orderNumber = await place(6);
    expect((await read(orderNumber)).steps.map(({ reason }) => reason)).toMatchObject([{ kind: 'LIMIT' }]);
    const adds = [{ itemId: 'pen', qty: 5 }];
    await changeTo(orderNumber, { lines: [{ lineNumber: 1, itemId: 'ream', qty: 3 }], adds });
    await changeTo(orderNumber, { adds: [{ itemId: 'pen', qty: 1 }] });
    await db.deleteFrom('approval_rules').where('id', '=', id).execute();
    expect((await read(orderNumber)).steps).toMatchObject([
      { reason: { kind: 'LIMIT' }, state: 'CURRENT', agreed: [] },
      { reason: { kind: 'RULE', name: 'Many units' }, level: 2, state: 'NEXT' },
    ]);
    expect(await approve(orderNumber)).toMatchObject({ state: 'WAITING' });
    expect(await approve(orderNumber, await office.signIn('nadia@example.com'))).toMatchObject({
      state: 'APPROVED',
    });
  });

  it('are added once if the change is repeated with its key, also after the order was approved', async () => {
    const orderNumber = await place(6);
    const body = { ...lowered, adds: [{ itemId: 'dot', qty: 1 }] };
    const { difference } = (await change(orderNumber, body)).body.data as ChangeOrderData;
    const save = (comment: string) =>
      approver.put(
        `${ORDERS}/${orderNumber}`,
        { ...body, comment, expectedTotal: difference.totalTo },
        { key: `change-${orderNumber}` },
      );
    const mails = () =>
      office.shop.mails.filter(({ subject }) => subject === `Your order ${orderNumber} was changed`);
    const first = await save('One more');
    expect([first.status, first.body.data]).toEqual([200, { orderNumber, difference, isSaved: true }]);
    const again = await save('One more');
    expect([again.status, again.body]).toEqual([200, first.body]);
    const other = await save('Another change');
    expect([other.status, other.body.error.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    expect(await approve(orderNumber)).toMatchObject({ state: 'APPROVED' });
    expect((await save('One more')).body).toEqual(first.body);
    expect(mails()).toHaveLength(1);
    expect((await getOrder(orderNumber)).lines).toHaveLength(2);
  });
});
