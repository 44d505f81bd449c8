import type { ApprovalOrder, Decision } from '@foolscap/approvals/contract';
import { createMailer } from '../../kernel/mail/mailer.ts';
import { APPROVER, type ApprovalShop, BUYER, createApprovalShop } from '../../testing/approval-shop.ts';
import type { Shopper } from '../../testing/test-shop.ts';
import { mailApprovers } from './approval-mails.ts';

const LIST = '/cc/../ele-lpd/api/sparxProxy/getApprovalOrdersData';
const DECIDE = '/cc/../ele-lpd/api/approvalsProxy/order';
const DAY = 86_400_000;
const log = { error: () => {}, info: () => {} };

let office: ApprovalShop;
beforeAll(async () => {
  office = await createApprovalShop();
});
afterAll(() => office.shop.close());

const list = async (shopper: Shopper, body: object = {}) => (await shopper.post(LIST, body)).body.data;
const find = async (shopper: Shopper, orderNumber: string): Promise<ApprovalOrder> =>
  (await list(shopper, { orderNumber })).approvalOrders[0];
const decide = (shopper: Shopper, parameter: 'approve' | 'decline', decisions: readonly object[]) =>
  shopper.post(`${DECIDE}?action=${parameter}`, decisions);
const toDecision = (order: ApprovalOrder, changes: Partial<Decision> = {}): Decision => ({
  cartId: order.cartId,
  orderNumber: order.orderNumber,
  ownerProfileId: order.ownerProfileId,
  approvalComments: '',
  action: 'ACCEPT',
  ...changes,
});
/** Places an order that waits. @returns it as its approver sees it */
async function waiting(approver: Shopper, qty = 3): Promise<ApprovalOrder> {
  const { orderNumber } = await office.place(await office.signIn(BUYER), qty);
  return find(approver, orderNumber);
}
const countIn = async (shopper: Shopper) =>
  (await shopper.get('/account')).body.data.userProfile.waitingApprovals ?? 0;

it('lists what waits, oldest first, with its buyer, total, limit and end (storefront-7.25)', async () => {
  const approver = await office.signIn(APPROVER);
  const [first, second] = [await waiting(approver), await waiting(approver, 4)];
  expect(first).toMatchObject({
    orderSubmittedBy: 'Ines Vellum',
    ownerProfileId: office.ids.get(BUYER),
    state: 'WAITING',
    approvalComments: '',
    steps: [{ level: 1, reason: { kind: 'LIMIT', limit: 20 }, state: 'CURRENT', agreed: [] }],
    canDecide: true,
    numberOfItems: 3,
    lines: [{ qty: 3 }],
    isOwn: false,
  });
  expect(Date.parse(first.expiresAt!) - Date.parse(first.submittedAt)).toBe(7 * DAY);
  const data = await list(approver);
  const numbers = (data.approvalOrders as ApprovalOrder[]).map(({ orderNumber }) => orderNumber);
  expect(numbers.slice(-2)).toEqual([first.orderNumber, second.orderNumber]);
  expect(data).toMatchObject({ page: 1, pages: 1, total: numbers.length, waiting: numbers.length });
  expect(await countIn(approver)).toBe(numbers.length);
});

it('decides on several orders, with a result for each (storefront-7.26)', async () => {
  const approver = await office.signIn(APPROVER);
  const [first, second] = [await waiting(approver), await waiting(approver)];
  const before = await countIn(approver);
  const reply = await decide(approver, 'approve', [
    toDecision(first, { approvalComments: 'For the move' }),
    toDecision(second, { cartId: 'another' }),
    toDecision(second, { ownerProfileId: office.ids.get(APPROVER)! }),
    toDecision(second, { orderNumber: '1' }),
    toDecision(second, { action: 'DECLINE' }),
  ]);
  expect(reply.body.data).toMatchObject({
    results: [
      { orderNumber: first.orderNumber, isDecided: true, state: 'APPROVED' },
      { isDecided: false, code: 'ORDER_NOT_FOUND' },
      { isDecided: false, code: 'ORDER_NOT_FOUND' },
      { isDecided: false, code: 'ORDER_NOT_FOUND' },
      { isDecided: false, code: 'ACTION_CONFLICT' },
    ],
    waiting: before - 1,
  });
  expect(await find(approver, first.orderNumber)).toMatchObject({
    state: 'APPROVED',
    approvalComments: 'For the move',
    decidedBy: 'Marcus Ledger',
  });
  expect((await find(approver, second.orderNumber)).state).toBe('WAITING');
  const decline = await decide(approver, 'decline', [toDecision(second, { action: 'DECLINE' })]);
  expect(decline.body.data.results).toMatchObject([{ isDecided: true, state: 'DECLINED' }]);
  const decided = (await list(approver, { view: 'DECIDED' })).approvalOrders as ApprovalOrder[];
  expect(new Set(decided.map(({ orderNumber }) => orderNumber))).toEqual(
    new Set([first.orderNumber, second.orderNumber]),
  );
  expect(await countIn(approver)).toBe(before - 2);
});

it('repeats a decision with the same result, and refuses another one', async () => {
  const approver = await office.signIn(APPROVER);
  const order = await waiting(approver);
  const approve = () => decide(approver, 'approve', [toDecision(order)]);
  const replies = await Promise.all([approve(), approve(), approve()]);
  for (const { body } of replies)
    expect(body.data.results).toMatchObject([{ isDecided: true, state: 'APPROVED' }]);
  const other = await decide(approver, 'decline', [toDecision(order, { action: 'DECLINE' })]);
  expect(other.body.data.results).toMatchObject([
    { isDecided: false, state: 'APPROVED', code: 'ORDER_NOT_PENDING' },
  ]);
});

it.each([
  ['guests', async () => office.shop.shopper('sba'), 401, 'SIGN_IN_REQUIRED'],
  ['buyers', () => office.signIn(BUYER), 403, 'NOT_PERMITTED'],
])('%s neither see the list nor decide', async (_, open, status, code) => {
  const order = await waiting(await office.signIn(APPROVER));
  const shopper = await open();
  for (const reply of [await shopper.post(LIST, {}), await decide(shopper, 'approve', [toDecision(order)])])
    expect([reply.status, reply.body.error.code]).toEqual([status, code]);
});

it('approvers of another organization find nothing', async () => {
  const order = await waiting(await office.signIn(APPROVER));
  const other = await office.signIn('studio@example.com');
  expect(await list(other, { orderNumber: order.orderNumber })).toMatchObject({
    approvalOrders: [],
    waiting: 0,
  });
  const { results } = (await decide(other, 'approve', [toDecision(order)])).body.data;
  expect(results).toEqual([
    {
      orderNumber: order.orderNumber,
      cartId: order.cartId,
      isDecided: false,
      code: 'ORDER_NOT_FOUND',
      message: 'We couldn’t find this order.',
    },
  ]);
});

it('a buyer who becomes an approver sees their own order and cannot decide on it', async () => {
  const { db } = office.shop.database;
  const buyer = await office.signIn(BUYER);
  const { orderNumber } = await office.place(buyer, 3);
  const setRole = (role: 'ADMIN' | 'BUYER') =>
    db.updateTable('accounts').set({ role }).where('username', '=', BUYER).execute();
  await setRole('ADMIN');
  const own = await find(buyer, orderNumber);
  expect(own.isOwn).toBe(true);
  expect(await countIn(buyer)).toBe(0);
  const { results } = (await decide(buyer, 'approve', [toDecision(own)])).body.data;
  await setRole('BUYER');
  expect(results).toMatchObject([{ isDecided: false, state: 'WAITING', code: 'OWN_ORDER' }]);
});

it('approvers get one mail when an order waits, and one reminder, across instances', async () => {
  const { shop } = office;
  const { orderNumber } = await office.place(await office.signIn(BUYER), 3);
  const context = {
    database: shop.database,
    settings: shop.settings,
    now: () => shop.clock.now,
    mailer: createMailer({ send: async (mail) => void shop.mails.push(mail) }),
  };
  const run = () => Promise.all([mailApprovers(context, log), mailApprovers(context, log)]);
  const mails = () => shop.mails.filter(({ subject }) => subject.startsWith(`Order ${orderNumber} is`));
  await run();
  expect(mails()).toMatchObject([{ to: APPROVER }]);
  const [mail] = mails();
  expect(mail!.text).toContain('Buyer: Ines Vellum\nTotal: $');
  expect(mail!.text).toContain(`/cc/mmx/account/approvals?order=${orderNumber}\n`);
  const { now } = shop.clock;
  shop.clock.now = new Date(now.getTime() + 5 * DAY);
  await run();
  await run();
  shop.clock.now = now;
  expect(mails().map(({ subject }) => subject)).toEqual([
    `Order ${orderNumber} is waiting for your approval`,
    `Order ${orderNumber} is still waiting for your approval`,
  ]);
});
