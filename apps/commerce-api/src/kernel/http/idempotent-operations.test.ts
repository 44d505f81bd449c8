import { accountForOrder } from '../../domains/invoices/account-for-orders.ts';
import { changeToggle } from '../../domains/account/index.ts';
import { add, ADDRESS, getLines, ITEM } from '../../testing/carts.ts';
import { cardBody, GOOD_CARD, order, payBy, readyToOrder } from '../../testing/checkouts.ts';
import { createListShop, type ListShop } from '../../testing/lists.ts';
import type { Shopper, TestReply } from '../../testing/test-shop.ts';
import { approve, GATEWAY_ENV, vendorBody } from '../../testing/vendors.ts';

/** Checks decision-idempotency for every write operation of the OpenAPI document; a new operation fails until it is listed here. */
let shop: ListShop;
beforeAll(async () => {
  shop = await createListShop(
    [
      { sku: 'paper', stock: 10_000 },
      { sku: 'pens', stock: 10_000 },
    ],
    GATEWAY_ENV,
  );
  await changeToggle(shop.database.db, { name: 'feedback', on: true });
  await shop.database.db.updateTable('organizations').set({ invoice_limit_minor: 1_000_000 }).execute();
});
afterAll(() => shop.close());

let serial = 0;
async function register(): Promise<Shopper> {
  const shopper = shop.shopper();
  const reply = await shopper.post('/account/register', {
    firstName: 'Ada',
    lastName: 'Page',
    username: `ada${(serial += 1)}@example.com`,
    password: 'a long phrase of mine',
  });
  if (reply.status !== 200) throw new Error(reply.text);
  return shopper;
}

/** A request: its path parameters and its body. */
type Request = [params: string[], body?: object];
type Prepare = (shopper: Shopper) => Promise<Request>;

const addPaper = async (shopper: Shopper, qty = 3) =>
  getLines(await add(shopper, 'paper', qty))[0]!.cartItemId;
const newList = async (shopper: Shopper) =>
  (await shopper.post('/list', { name: `Office ${(serial += 1)}` })).body.data.list.id as string;
const newListItem = async (shopper: Shopper): Promise<[string, string]> => {
  const listId = await newList(shopper);
  await shopper.post(`/list/${listId}/item`, { itemId: 'paper' });
  return [listId, 'paper'];
};
const placeOrder = async (shopper: Shopper) => {
  const total = await readyToOrder(shopper, 'paper', { qty: 3 });
  return (await order(shopper, total)).body.data.order.orderNumber as string;
};
const newPayment = async (shopper: Shopper) => {
  await addPaper(shopper);
  return (await payBy(shopper, GOOD_CARD)).body.data.orderPayment.id as string;
};
const saveCard = async (shopper: Shopper) =>
  (await shopper.post('/account/payments', cardBody())).body.data.userPayments[0].id as string;
const budget = {
  name: 'Travel',
  amount: 100,
  period: 'YEAR',
  rollsOver: false,
  isDefault: false,
  scope: { type: 'ALL' },
};
const newBudget = async (shopper: Shopper) => {
  const code = `B-${(serial += 1)}`;
  await shopper.post('/organization/budgets', { code, ...budget });
  return code;
};
/** Issues an invoice to the organization of the shopper. */
const newInvoice = async (shopper: Shopper) => {
  await addPaper(shopper);
  await shopper.put('/checkout/default', { addresses: [ADDRESS] });
  await shopper.post('/checkout/default/invoice');
  const { body } = await shopper.get('/checkout/precheckout');
  const placed = await order(shopper, body.data.checkoutInfo.totals.ordTotal);
  const { database, clock } = shop;
  const { orderNumber } = placed.body.data.order;
  await database.db
    .insertInto('order_parts')
    .values({
      order_number: orderNumber,
      place: '',
      state: 'SHIPPED',
      begun_at: clock.now,
    })
    .execute();
  await accountForOrder(database.db, orderNumber, clock.now);
  const { invoices } = (await shopper.get('/organization/invoices')).body.data;
  return invoices[0] as { number: string; open: number };
};
const withUpdate: Prepare = async (shopper) => [
  [],
  { items: [{ cartItemId: await addPaper(shopper), qty: 2 }] },
];
const withAddress: Prepare = async (shopper) => {
  await addPaper(shopper);
  return [[], { addresses: [ADDRESS] }];
};
const withVendor: Prepare = async (shopper) => {
  await addPaper(shopper);
  return [[], vendorBody('PAYPAL', await approve(shop))];
};

/** A request for each operation that is idempotent by its key. */
const BY_KEY: Record<string, Prepare> = {
  [`POST ${ITEM}`]: async () => [[], { items: [{ itemId: 'paper', qty: 1 }] }],
  [`PUT ${ITEM}`]: withUpdate,
  [`DELETE ${ITEM}/{cartItemId}`]: async (shopper) => [[await addPaper(shopper)]],
  'PUT /checkout/default': withAddress,
  'PUT /cart/default': withAddress,
  'PUT /cart/default/item': withUpdate,
  'POST /cart/shares': async (shopper) => (await addPaper(shopper), [[]]),
  'DELETE /cart/shares/{shareId}': async (shopper) => {
    await addPaper(shopper);
    return [[(await shopper.post('/cart/shares')).body.data.sharedCart.shareId as string]];
  },
  'POST /sfl': async (shopper) => [[], { cartItemId: await addPaper(shopper) }],
  'DELETE /sfl/{listItemId}': async (shopper) => {
    await shopper.post('/sfl', { itemId: 'pens' });
    return [[(await shopper.get('/sfl')).body.data.sflItems[0].listItemId as string]];
  },
  'POST /checkout/default/payment': async (shopper) => (await addPaper(shopper), [[], cardBody()]),
  'POST /checkout/default/invoice': async (shopper) => (await addPaper(shopper), [[], {}]),
  'PUT /checkout/default/payment/{id}/billingaddress': async (shopper) => [
    [await newPayment(shopper)],
    { billingAddress: { ...ADDRESS, type: 'B', address1: '7 Side Street' } },
  ],
  'DELETE /checkout/default/payment/{id}': async (shopper) => [[await newPayment(shopper)]],
  'POST /checkout/default/vendorpayment': withVendor,
  'POST /cart/default/vendorpayment': withVendor,
  'POST /checkout/default/order': async (shopper) => [
    [],
    { expectedTotal: await readyToOrder(shopper, 'paper') },
  ],
  'POST /orders/{orderNumber}/cancel': async (shopper) => [
    [await placeOrder(shopper)],
    { lines: [{ lineNumber: 1, qty: 1 }] },
  ],
  'POST /account/payments': async () => [[], cardBody()],
  'PUT /account/payments/{id}': async (shopper) => [[await saveCard(shopper)], { userNotes: 'Office' }],
  'DELETE /account/payments/{id}': async (shopper) => [[await saveCard(shopper)]],
  'POST /list': async () => [[], { name: 'Office' }],
  'PUT /list/{listId}': async (shopper) => [[await newList(shopper)], { name: 'Home' }],
  'DELETE /list/{listId}': async (shopper) => [[await newList(shopper)]],
  'POST /list/{listId}/item': async (shopper) => [[await newList(shopper)], { itemId: 'paper', qty: 2 }],
  'PUT /list/{listId}/item/{itemId}': async (shopper) => [await newListItem(shopper), { qty: 5 }],
  'DELETE /list/{listId}/item/{itemId}': async (shopper) => [await newListItem(shopper)],
  'POST /list/{listId}/cart': async (shopper) => [[(await newListItem(shopper))[0]], {}],
  'POST /list/{listId}/link': async (shopper) => [[await newList(shopper)], {}],
  'DELETE /list/{listId}/link': async (shopper) => {
    const listId = await newList(shopper);
    await shopper.post(`/list/${listId}/link`, {});
    return [[listId]];
  },
  'POST /lists/quick-order': async () => [[], { rows: [{ itemId: 'paper', qty: 2 }] }],
  'POST /catalog/products/{sku}/reviews': async (shopper) => {
    await placeOrder(shopper);
    return [['paper'], { rating: 5, title: 'Good', body: 'Good paper.' }];
  },
  'POST /organization/invoices/payments': async (shopper) => {
    const invoice = await newInvoice(shopper);
    return [[], { invoices: [invoice.number], total: invoice.open, cardPayment: cardBody().cardPayment }];
  },
  'POST /organization/budgets': async () => [[], { code: 'TRAVEL', ...budget }],
  'PUT /organization/budgets/{code}': async (shopper) => [
    [await newBudget(shopper)],
    { ...budget, amount: 7 },
  ],
  'DELETE /organization/budgets/{code}': async (shopper) => [[await newBudget(shopper)]],
  'POST /organization/budgets/{code}/adjustments': async (shopper) => [
    [await newBudget(shopper)],
    { amount: 5, note: 'Trade fair' },
  ],
  'POST /content/contact': async () => [
    [],
    { topic: 'OTHER', name: 'Ada Page', email: 'ada@example.com', message: 'Hello' },
  ],
  'POST /content/feedback': async () => [[], { rating: 5 }],
};

/** More operations that are idempotent by their key, and the tests that cover them. */
const SHOWN_ELSEWHERE: Record<string, string> = {
  'POST /punchout/results': 'punchout.test.ts, which has a configurator',
  'POST /subscriptions': 'subscriptions.test.ts; its key belongs to the account and does not expire',
  'PUT /organization/approvals/orders/{orderNumber}': 'order-changes.test.ts, which has orders that wait',
  'POST /account/register': 'account.test.ts; its key belongs to the new account',
};

const READS = 'reads only';
const SETS = 'sets a state: a repeated request changes nothing';
const REVISION = 'has the revision that the caller saw: a repeated request is rejected';
/** Operations that need no key, with the reason. */
const WITHOUT_KEY: Record<string, string> = {
  'POST /log': 'reports an error of a page',
  'POST /catalog/place': SETS,
  'POST /punchout/sessions': 'starts a visit, which has no effect until it ends',
  'POST /account/messages/read': SETS,
  'POST /agents/searches': 'each search is recorded',
  'POST /agents/visits': 'starts a session, to which keys belong',
  'POST /agents/visits/end': 'continues the session of the agent',
  'POST /agents/requests': 'a request is not repeated within a day',
  'POST /account/access/consents': SETS,
  'DELETE /account/access/consents/{id}': SETS,
  'DELETE /account/access/requests/{id}': SETS,
  'POST /checkout/default/rewards': SETS,
  'POST /account/signin': 'starts a session, to which keys belong',
  'POST /account/tps-signin': 'starts a session; the link works once',
  'POST /account/signout': SETS,
  'PUT /account/profile': SETS,
  'PUT /account/email': SETS,
  'PUT /account/password': SETS,
  'POST /account/password/forgot': 'sends a link, within its limits',
  'POST /account/password/reset': 'the link works once',
  'POST /account/email/confirm': 'the link works once',
  'POST /account/email/send-confirmation': 'sends a link, within its limits',
  'POST /content/newsletter/confirm': SETS,
  'POST /content/newsletter/unsubscribe': SETS,
  'POST /orders/find': SETS,
  'POST /orders/{orderNumber}/open': SETS,
  'POST /account/addresses': 'an address that the account has is not added again',
  'PUT /account/addresses/{id}': SETS,
  'DELETE /account/addresses/{id}': SETS,
  'POST /account/printers': SETS,
  'POST /account/data-requests': 'an open request is not repeated',
  'POST /account/erasure': 'an open request is not repeated, and the session ends',
  'DELETE /account/printers/{brand}/{model}': SETS,
  'PUT /account/quick-buy': SETS,
  'PUT /memberships/renewal': SETS,
  'POST /account/rewards/enroll': SETS,
  'POST /account/rewards/offers/{id}/activate': SETS,
  'POST /account/rewards/categories': SETS,
  'POST /account/rewards/claims': 'an order or a receipt is claimed once',
  'DELETE /account/sessions': SETS,
  'DELETE /account/sessions/{id}': SETS,
  'POST /organization/users': 'an email address is invited once',
  'PUT /organization/users/{id}': SETS,
  'PUT /organization/approvals/rules/{id}': SETS,
  'DELETE /organization/approvals/rules/{id}': SETS,
  'PUT /organization/approvals/groups/{id}': SETS,
  'DELETE /organization/approvals/groups/{id}': SETS,
  'PUT /organization/approvals/delegations/{id}': SETS,
  'DELETE /organization/approvals/delegations/{id}': SETS,
  'POST /organization/approvals/orders/{orderNumber}/comments': 'the latest comment is not repeated',
  'POST /organization/users/import': 'a repeated file changes nothing',
  'POST /organization/roles': 'a name is taken once',
  'PUT /organization/roles/{code}': SETS,
  'DELETE /organization/roles/{code}': SETS,
  'POST /organization/units': 'a name at its place is taken once',
  'PUT /organization/units/{id}': SETS,
  'DELETE /organization/units/{id}': SETS,
  'POST /payment/balance': READS,
  'POST /payment/gateway/staplesPayAuthToken': 'returns the same token while it is valid',
  'POST /payment/captcha': 'a captcha that is not solved has no effect',
  'POST /lists/quick-order/check': READS,
  'PUT /subscriptions/{id}': REVISION,
  'POST /subscriptions/{id}/action': REVISION,
  'POST /omni/pickupinstore': READS,
  'POST /omni/storestock': READS,
};

it('every write operation is idempotent by its key, or listed with the reason why it needs none', async () => {
  const { paths } = (await shop.shopper().get('/openapi.json')).body as { paths: Record<string, object> };
  const writes = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations)
      .filter((method) => method !== 'get')
      .map((method) => `${method.toUpperCase()} ${path.replace(/^\/cc\/api/, '')}`),
  );
  const listed = [BY_KEY, SHOWN_ELSEWHERE, WITHOUT_KEY].flatMap((list) => Object.keys(list));
  expect(listed.toSorted()).toEqual(writes.toSorted());
});

it.each(Object.entries(BY_KEY))('%s', async (operation, prepare) => {
  const shopper = operation.includes('/organization/')
    ? await shop.signIn('admin')
    : operation.endsWith('/invoice')
      ? await shop.signIn('member')
      : await register();
  const [params, body = {}] = await prepare(shopper);
  const [method, path] = operation.split(' ') as ['POST' | 'PUT' | 'DELETE', string];
  const url = path.replaceAll(/\{\w+\}/g, () => params.shift()!);
  const key = `key-${(serial += 1)}`;
  const send = (sent: object): Promise<TestReply> =>
    ({ POST: shopper.post, PUT: shopper.put, DELETE: shopper.remove })[method](url, sent, { key });

  const first = await send(body);
  expect([first.status, first.text.slice(0, 200)]).toEqual([200, expect.anything()]);
  const again = await send(body);
  expect([again.status, again.body]).toEqual([200, { data: expect.objectContaining(getStable(first)) }]);
  // Another request with the same key is rejected, and has no effect.
  const other = await shopper.post('/list', { name: 'Another request' }, { key });
  expect([other.status, other.body.error?.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
});

/** The parts of a reply that would differ if the request had a second effect. Cart replies are built from the current cart. */
function getStable({ body: { data } }: TestReply): object {
  const { cartInfo } = data;
  return cartInfo ? { cartInfo: expect.objectContaining({ revision: cartInfo.revision }) } : data;
}
