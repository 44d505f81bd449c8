import Fastify, { type FastifyInstance } from 'fastify';
import { add, getLines, readCart } from '../../testing/carts.ts';
import { order, readyToOrder } from '../../testing/checkouts.ts';
import {
  createTestShop,
  setStock,
  type Shopper,
  type TestReply,
  type TestShop,
} from '../../testing/test-shop.ts';
import { writeDemoAccounts } from '../account/demo-accounts.ts';
import { configuratorRoutes } from './sandbox-configurator.ts';
import { deleteOldPunchouts } from './punchout.repository.ts';
import { readMessage, signMessage } from './signed-message.ts';

const SECRET = 'a-secret-for-the-tests-of-punchouts';
const SITE = 'http://design.test';
const DESIGN = { line1: 'Ada Reyes', line2: 'Room 4', color: 'Walnut' };

let shop: TestShop;
let site: FastifyInstance;
beforeAll(async () => {
  shop = await createTestShop({
    env: { CONFIGURATOR_URL: `${SITE}/configure`, CONFIGURATOR_SECRET: SECRET },
    products: [
      { sku: 'plate', name: 'Name plate', price: 1500, conditions: { customSku: 'PLATE-2X8' } },
      { sku: 'sold-out', name: 'Old plate', stock: 0, conditions: { customSku: 'PLATE-OLD' } },
      { sku: 'soon', conditions: { customSku: 'PLATE-NEW', comingSoon: true } },
      { sku: 'not-in-ca', conditions: { customSku: 'PLATE-CA', restrictedStates: ['CA'] } },
      { sku: 'dozen', stock: 5, conditions: { customSku: 'PLATE-12', orderMultiple: 12 } },
      { sku: 'two-each', limit: 2, conditions: { customSku: 'PLATE-MAX' } },
      { sku: 'paper', name: 'Paper' },
    ],
  });
  await writeDemoAccounts(shop.database.db);
  site = Fastify();
  configuratorRoutes(site, { secret: SECRET, now: () => shop.clock.now });
});
afterAll(async () => {
  await site.close();
  await shop.close();
});

const start = (shopper: Shopper, itemId = 'plate', qty = 1) =>
  shopper.post('/punchout/sessions', { itemId, qty });
const complete = (shopper: Shopper, result: string, key?: string) =>
  shopper.post('/punchout/results', { result }, key ? { key } : {});
const getRequest = ({ body }: TestReply) => new URL(body.data.url as string).searchParams.get('request')!;
const getSession = (reply: TestReply) =>
  (readMessage(SECRET, 'request', getRequest(reply)) as { session: string }).session;
const getResult = (url: string) => new URL(url).searchParams.get('result')!;

/** Designs an item at the sandbox configurator, as its page does. */
async function design(started: TestReply, values: object = DESIGN): Promise<string> {
  const reply = await site.inject({
    method: 'POST',
    url: '/configure/result',
    headers: { host: 'design.test', origin: SITE },
    payload: { request: getRequest(started), values },
  });
  expect(reply.statusCode).toBe(200);
  return getResult(reply.json<{ url: string }>().url);
}

const refused = ({ status, body }: TestReply) => [status, body.error?.code];

describe('a visit to the configurator', () => {
  it('sends the shopper there with a signed return address that expires', async () => {
    const started = await start(shop.shopper(), 'plate', 2);
    expect(started.status).toBe(200);
    expect(started.body.data.url).toMatch(/^http:\/\/design\.test\/configure\?request=/);
    expect(readMessage(SECRET, 'request', getRequest(started))).toMatchObject({
      product: 'PLATE-2X8',
      quantity: 2,
      returnUrl: 'http://shop.test/customize',
      expiresAt: started.body.data.expiresAt,
    });
    const business = await start(shop.shopper('sba'));
    expect(readMessage(SECRET, 'request', getRequest(business))).toMatchObject({
      returnUrl: 'http://shop.test/cc/mmx/customize',
    });
    // A request cannot be sent back as a result.
    expect(refused(await complete(shop.shopper(), getRequest(started)))).toEqual([400, 'PUNCHOUT_INVALID']);
  });

  it('ends with the configured item in the cart', async () => {
    const shopper = shop.shopper();
    const result = await design(await start(shopper, 'plate', 2));
    expect((await complete(shopper, result)).body.data).toMatchObject({
      status: 'added',
      itemId: 'plate',
      qtyAdded: 2,
      messages: [],
    });
    const { items } = await readCart(shopper);
    expect(items).toMatchObject([
      {
        itemId: 'plate',
        qty: 2,
        configuration: [
          { name: 'Line 1', value: 'Ada Reyes' },
          { name: 'Line 2', value: 'Room 4' },
          { name: 'Plate color', value: 'Walnut' },
        ],
      },
    ]);
  });

  it('ends without an item when the shopper cancels', async () => {
    const shopper = shop.shopper();
    const started = await start(shopper);
    const page = await site.inject({ url: '/configure', query: { request: getRequest(started) } });
    expect(page.body).toContain('<label for="line1">Line 1</label>');
    const cancelUrl = /href="([^"]+)">Cancel/.exec(page.body)![1]!.replaceAll('&amp;', '&');
    const canceled = { status: 'canceled', itemId: 'plate' };
    expect((await complete(shopper, getResult(cancelUrl))).body.data).toEqual(canceled);
    expect((await complete(shopper, getResult(cancelUrl))).body.data).toEqual(canceled);
    expect((await readCart(shopper)).items).toEqual([]);
    expect(refused(await complete(shopper, await design(started)))).toEqual([409, 'PUNCHOUT_CANCELED']);
  });

  it('is refused for items that are not made to order, unknown or sold out', async () => {
    const shopper = shop.shopper();
    expect(refused(await start(shopper, 'paper'))).toEqual([409, 'PUNCHOUT_NOT_CUSTOM']);
    expect(refused(await start(shopper, 'nothing'))).toEqual([404, 'PRODUCT_NOT_FOUND']);
    expect(refused(await start(shopper, 'sold-out'))).toEqual([409, 'PUNCHOUT_NOT_FOR_SALE']);
  });

  it('is refused before the shopper designs an item that the cart would refuse', async () => {
    const shopper = shop.shopper();
    expect(refused(await start(shopper, 'soon'))).toEqual([409, 'ITEM_NOT_AVAILABLE']);
    await shopper.post('/catalog/place', { zipCode: '90210' });
    expect(refused(await start(shopper, 'not-in-ca'))).toEqual([409, 'RESTRICTED_ITEM']);
    expect(refused(await start(shopper, 'dozen', 1))).toEqual([409, 'PUNCHOUT_NOT_FOR_SALE']);
    await customize(shopper, 'Ada', 'two-each', 2);
    expect(refused(await start(shopper, 'two-each'))).toEqual([409, 'QTY_LIMIT_ITEM']);
  });

  it('ends in the account when the guest has signed in in the meantime', async () => {
    const shopper = shop.shopper();
    const result = await design(await start(shopper));
    await shopper.post('/account/signin', { username: 'wendy@example.com', password: 'paper-and-ink' });
    expect((await complete(shopper, result)).body.data).toMatchObject({ status: 'added', qtyAdded: 1 });
    const { items } = await readCart(shopper);
    expect(designs(items)).toEqual([[1, 'Ada Reyes']]);
    await shopper.remove(`/checkout/default/item/${items[0]!.cartItemId}`);
  });

  it('is refused without a configurator', async () => {
    const other = await createTestShop({
      products: [{ sku: 'plate', conditions: { customSku: 'PLATE-2X8' } }],
    });
    try {
      expect(refused(await start(other.shopper()))).toEqual([503, 'CONFIGURATOR_UNAVAILABLE']);
    } finally {
      await other.close();
    }
  });
});

describe('a result', () => {
  it('adds its item once, also by several requests at the same time', async () => {
    const shopper = shop.shopper();
    const result = await design(await start(shopper));
    const replies = await Promise.all(Array.from({ length: 8 }, () => complete(shopper, result)));
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(replies.filter(({ body }) => body.data.qtyAdded === 1)).toHaveLength(1);
    expect((await complete(shopper, result)).body.data).toEqual({ status: 'added', itemId: 'plate' });
    expect((await readCart(shopper)).items).toMatchObject([{ qty: 1 }]);
  });

  it('is refused with another design once its visit has added one', async () => {
    const shopper = shop.shopper();
    const started = await start(shopper);
    const [one, other] = [await design(started), await design(started, { line1: 'Eve Stone' })];
    const replies = await Promise.all([complete(shopper, one), complete(shopper, other)]);
    const late = replies.filter(({ status }) => status !== 200);
    expect(late.map(refused)).toEqual([[409, 'PUNCHOUT_USED']]);
    expect((await readCart(shopper)).items).toHaveLength(1);
  });

  it('has the same outcome again under the same key, with the messages of the line', async () => {
    const shopper = shop.shopper();
    await setStock(shop.database, 'plate', 3);
    const result = await design(await start(shopper, 'plate', 50));
    const first = await complete(shopper, result, 'page-1');
    const [line] = (await readCart(shopper)).items;
    expect(first.body.data).toMatchObject({
      status: 'added',
      cartItemId: line!.cartItemId,
      qtyAdded: 3,
      messages: [{ code: 'PARTIAL_QTY_AVAILABLE' }],
    });
    expect((await complete(shopper, result, 'page-1')).body.data).toEqual(first.body.data);
    const another = await design(await start(shop.shopper()));
    expect(refused(await complete(shopper, another, 'page-2'))).toEqual([404, 'PUNCHOUT_NOT_FOUND']);
    await setStock(shop.database, 'plate', 100);
  });

  it('is refused from another shopper', async () => {
    const result = await design(await start(shop.shopper()));
    expect(refused(await complete(shop.shopper(), result))).toEqual([404, 'PUNCHOUT_NOT_FOUND']);
  });

  it('is refused when it has expired, and the configurator refuses its request', async () => {
    const shopper = shop.shopper();
    const started = await start(shopper);
    const result = await design(started);
    const before = shop.clock.now;
    shop.clock.now = new Date(before.getTime() + 61 * 60_000);
    expect(refused(await complete(shopper, result))).toEqual([409, 'PUNCHOUT_EXPIRED']);
    const page = await site.inject({ url: '/configure', query: { request: getRequest(started) } });
    expect(page.statusCode).toBe(410);
    shop.clock.now = before;
  });

  it.each([
    ['nothing', () => 'x'],
    ['another secret', (session: string) => signMessage('f'.repeat(32), 'result', getDesign(session))],
    [
      'a changed design',
      (session: string) => {
        const [, signature] = signMessage(SECRET, 'result', getDesign(session)).split('.');
        const changed = Buffer.from(JSON.stringify(getDesign(session, 'Eve'))).toString('base64url');
        return `${changed}.${signature}`;
      },
    ],
    ['no design', (session: string) => signMessage(SECRET, 'result', { session, status: 'configured' })],
    ['a long text', (session: string) => signMessage(SECRET, 'result', getDesign(session, 'x'.repeat(101)))],
  ])('is refused with %s', async (_what, forge) => {
    const shopper = shop.shopper();
    const started = await start(shopper);
    expect(refused(await complete(shopper, forge(getSession(started))))).toEqual([400, 'PUNCHOUT_INVALID']);
    expect((await readCart(shopper)).items).toEqual([]);
    // The visit is still open for the real result.
    expect((await complete(shopper, await design(started))).status).toBe(200);
  });

  it('is refused with a card number in a text', async () => {
    const shopper = shop.shopper();
    const session = getSession(await start(shopper));
    const result = signMessage(SECRET, 'result', getDesign(session, '4111 1111 1111 1111'));
    expect(refused(await complete(shopper, result))).toEqual([400, 'CARD_NUMBER_IN_TEXT']);
  });

  it('stays usable when the item has sold out in the meantime', async () => {
    const shopper = shop.shopper();
    const result = await design(await start(shopper));
    await setStock(shop.database, 'plate', 0);
    expect(refused(await complete(shopper, result))).toEqual([409, 'OUT_OF_STOCK']);
    await setStock(shop.database, 'plate', 100);
    expect((await complete(shopper, result)).status).toBe(200);
  });
});

function getDesign(session: string, value = 'Ada') {
  return { session, status: 'configured', attributes: [{ name: 'Line 1', value }] };
}

const customize = async (shopper: Shopper, line1: string, itemId?: string, qty?: number) => {
  const reply = await complete(shopper, await design(await start(shopper, itemId, qty), { line1 }));
  expect(reply.status).toBe(200);
};
const designs = (items: { qty: number; configuration?: { value: string }[] }[]) =>
  items.map(({ qty, configuration }) => [qty, configuration?.[0]?.value]);

describe('configured lines', () => {
  it('are the only lines of such an item', async () => {
    const reply = await add(shop.shopper(), 'plate');
    expect(getLines(reply)).toMatchObject([{ qty: 0, messages: [{ code: 'ITEM_NOT_CONFIGURED' }] }]);
  });

  it('are the only lines that can be saved for later', async () => {
    const shopper = shop.shopper();
    expect(refused(await shopper.post('/sfl', { itemId: 'plate', qty: 1 }))).toEqual([
      400,
      'ITEM_NOT_CONFIGURED',
    ]);
    await add(shopper, 'paper');
    expect(refused(await shopper.post('/sfl', { itemId: 'plate', qty: 1 }))).toEqual([
      400,
      'ITEM_NOT_CONFIGURED',
    ]);
    expect((await shopper.get('/sfl')).body.data.sflItems).toEqual([]);
  });

  it('are separate for each design, and change and come back one by one', async () => {
    const shopper = shop.shopper();
    await customize(shopper, 'Ada');
    await customize(shopper, 'Eve');
    const [ada, eve] = (await readCart(shopper)).items;
    await shopper.put('/checkout/default/item', { items: [{ cartItemId: ada!.cartItemId, qty: 3 }] });
    expect(designs((await readCart(shopper)).items)).toEqual([
      [3, 'Ada'],
      [1, 'Eve'],
    ]);
    await shopper.remove(`/checkout/default/item/${eve!.cartItemId}`);
    await shopper.put('/checkout/default/item', { items: [{ cartItemId: eve!.cartItemId, qty: 1 }] });
    expect(designs((await readCart(shopper)).items)).toEqual([
      [3, 'Ada'],
      [1, 'Eve'],
    ]);
  });

  it('keep their design when the shopper signs in', async () => {
    const shopper = shop.shopper();
    await customize(shopper, 'Ada');
    await customize(shopper, 'Eve');
    await shopper.post('/account/signin', { username: 'wendy@example.com', password: 'paper-and-ink' });
    expect(designs((await readCart(shopper)).items)).toEqual([
      [1, 'Ada'],
      [1, 'Eve'],
    ]);
  });

  it('keep their design while they are saved for later', async () => {
    const shopper = shop.shopper();
    await customize(shopper, 'Ada');
    await customize(shopper, 'Eve');
    for (const { cartItemId } of (await readCart(shopper)).items) await shopper.post('/sfl', { cartItemId });
    const { sflItems } = (await shopper.get('/sfl')).body.data;
    expect(designs(sflItems)).toEqual([
      [1, 'Eve'],
      [1, 'Ada'],
    ]);
    const { itemId, listItemId } = sflItems[0];
    await shopper.post('/checkout/default/item', { items: [{ itemId, qty: 1, listItemId }] });
    expect(designs((await readCart(shopper)).items)).toEqual([[1, 'Eve']]);
    expect(designs((await shopper.get('/sfl')).body.data.sflItems)).toEqual([[1, 'Ada']]);
  });

  it('are ordered with their design, which the mail names without links', async () => {
    const shopper = shop.shopper();
    await customize(shopper, 'www.evil.example');
    const placed = await order(shopper, await readyToOrder(shopper, 'paper'));
    expect(placed.status).toBe(200);
    const { lines, orderNumber } = placed.body.data.order;
    expect(lines[0]).toMatchObject({
      itemId: 'plate',
      configuration: [{ name: 'Line 1', value: 'www.evil.example' }],
    });
    expect(lines[1]).not.toHaveProperty('configuration');
    const text = shop.mails.find(({ text }) => text.includes(orderNumber as string))!.text;
    expect(text).toContain('1 x Name plate, Line 1: www.\u2060evil.\u2060example: $15.00');
    const read = await shopper.get(`/orders/${orderNumber}`);
    expect(read.body.data.order.lines[0].configuration).toHaveLength(1);
  });

  it('are named whole in the mail of the order', async () => {
    const shopper = shop.shopper();
    const started = await start(shopper);
    const value = 'x'.repeat(100);
    const result = signMessage(SECRET, 'result', {
      session: getSession(started),
      status: 'configured',
      attributes: [{ name: 'see evil.example', value }],
    });
    expect((await complete(shopper, result)).status).toBe(200);
    const placed = await order(shopper, await readyToOrder(shopper, 'paper'));
    const { orderNumber } = placed.body.data.order;
    const text = shop.mails.find(({ text }) => text.includes(orderNumber as string))!.text;
    expect(text).toContain(`see evil.\u2060example: ${value}: $`);
  });

  it('keep their configuration as long as a line has it', async () => {
    const { db } = shop.database;
    const shopper = shop.shopper();
    await customize(shopper, 'Kept');
    const inAMonth = new Date(shop.clock.now.getTime() + 30 * 86_400_000);
    await deleteOldPunchouts(db, inAMonth);
    expect(designs((await readCart(shopper)).items)).toEqual([[1, 'Kept']]);
    await db.deleteFrom('cart_lines').execute();
    await deleteOldPunchouts(db, inAMonth);
    expect(await db.selectFrom('configurations').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('punchout_sessions').selectAll().execute()).toEqual([]);
  });
});

it('the configurator takes designs from its own page only', async () => {
  const request = getRequest(await start(shop.shopper()));
  const send = (headers: Record<string, string>, payload: object) =>
    site.inject({
      method: 'POST',
      url: '/configure/result',
      headers: { host: 'design.test', ...headers },
      payload,
    });
  expect((await send({ origin: 'https://evil.example' }, { request, values: DESIGN })).statusCode).toBe(403);
  expect((await send({ origin: SITE }, { request: 'x.y', values: DESIGN })).statusCode).toBe(400);
  expect((await send({ origin: SITE }, { request, values: {} })).statusCode).toBe(400);
  expect((await site.inject({ url: '/configure', query: { request: 'x.y' } })).statusCode).toBe(400);
});
