import { randomUUID } from 'node:crypto';
import { ADDRESS, ITEM } from '../../../testing/carts.ts';
import { cardBody } from '../../../testing/checkouts.ts';
import { type PostgresCluster, startCluster } from '../../../testing/postgres-cluster.ts';
import { freePort, type ServerProcess, spawnServer, untilReady } from '../../../testing/server-process.ts';
import { addProducts, getStock, setStock } from '../../../testing/test-shop.ts';
import { type Answer, createVisitor, type Visitor } from '../../../testing/visitor.ts';
import { type Database, openPostgres } from '../../../kernel/database/database.ts';
import { migrate } from '../../../kernel/database/migrate.ts';
import { until } from '../../../testing/until.ts';
import { newEmail } from '../../../testing/new-email.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

/** Fifty clients of two server processes that share one PostgreSQL database. */
const CLIENTS = 50;
let cluster: PostgresCluster;
let database: Database;
let servers: ServerProcess[] = [];
beforeAll(async () => {
  cluster = await startCluster();
  database = await openPostgres(cluster.url, 2);
  await migrate(database.db);
  await addProducts(
    database,
    { sku: 'paper', price: 1000, stock: 100_000 },
    { sku: 'pen', price: 500, stock: 100_000 },
    { sku: 'few', price: 2000, stock: 0 },
  );
  await database.db
    .insertInto('promotions')
    .values({
      id: 'seven',
      tenant: null,
      code: 'SEVEN',
      name: '$1 off for the first seven',
      scope: 'CART',
      benefit: JSON.stringify({ type: 'AMOUNT', amount: 100 }),
      limit_total: 7,
    })
    .execute();
  servers = await Promise.all(
    [0, 1].map(async () =>
      spawnServer({
        PORT: String(await freePort()),
        DATABASE_URL: cluster.url,
        DEMO: '0',
        LOG_LEVEL: 'error',
        CARD_ATTEMPTS_PER_MINUTE: '100000',
        // Attempts count as failed until they succeed, and all clients share one address.
        CAPTCHA_AFTER_ADDRESS_FAILURES: '100000',
        SIGN_IN_ATTEMPTS_PER_MINUTE: '100000',
      }),
    ),
  );
  await Promise.all(servers.map(untilReady));
});
afterAll(async () => {
  for (const server of servers) server.kill('SIGTERM');
  await Promise.all(servers.map(({ ended }) => ended));
  await database.close();
  await cluster.stop();
});

const visitors = () => Array.from({ length: CLIENTS }, (_, turn) => createVisitor(() => servers, turn));
const count = (answers: readonly Answer[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

/**
 * Retries a call under one key while another request with the key is in flight or the session is changing, as the storefront's queue does.
 */
async function insist(visitor: Visitor, method: string, path: string, body?: unknown): Promise<Answer> {
  const key = randomUUID();
  let answer: Answer;
  await until(`${method} ${path} has a final reply`, async () => {
    answer = await visitor(method, path, body, key);
    const code = answer.json.error?.code as string | undefined;
    return answer.status !== 503 && code !== 'REQUEST_IN_PROGRESS' && code !== 'SESSION_CHANGED';
  });
  return answer!;
}

const add = (visitor: Visitor, itemId: string, qty: number) =>
  insist(visitor, 'POST', ITEM, { items: [{ itemId, qty }] });

/** Takes the cart to the last checkout step. @returns the total that the shopper sees */
async function prepare(visitor: Visitor, itemId: string, coupons?: readonly string[]): Promise<number> {
  await add(visitor, itemId, 1);
  await insist(visitor, 'PUT', '/checkout/default', {
    addresses: [ADDRESS],
    emailId1: 'ada@example.com',
    ...(coupons ? { coupons } : {}),
  });
  expect((await insist(visitor, 'POST', '/checkout/default/payment', cardBody())).status).toBe(200);
  const { json } = await insist(visitor, 'GET', '/checkout/precheckout');
  return json.data.checkoutInfo.totals.ordTotal as number;
}

const order = (visitor: Visitor, expectedTotal: number) =>
  insist(visitor, 'POST', '/checkout/default/order', { expectedTotal });

const ledger = async () => {
  const rows = await database.db.selectFrom('sandbox_ledger').select(['state', 'key']).execute();
  return {
    captured: rows.filter(({ state }) => state === 'CAPTURED').length,
    open: rows.filter(({ state }) => state === 'AUTHORIZED').length,
  };
};

it('the last ten units go to ten of fifty shoppers, and only those pay', async () => {
  await setStock(database, 'few', 10);
  const buyers = visitors();
  const totals = await Promise.all(buyers.map((buyer) => prepare(buyer, 'few')));
  const { captured } = await ledger();
  const placed = await Promise.all(buyers.map((buyer, at) => order(buyer, totals[at]!)));
  expect([count(placed, 200), count(placed, 409)]).toEqual([10, CLIENTS - 10]);
  expect(await getStock(database, 'few')).toBe(0);
  expect(await ledger()).toEqual({ captured: captured + 10, open: 0 });
});

it('a coupon for the first seven orders reduces seven; the others see the changed total before they pay', async () => {
  const buyers = visitors();
  const totals = await Promise.all(buyers.map((buyer) => prepare(buyer, 'paper', ['SEVEN'])));
  expect(new Set(totals).size).toBe(1);
  const placed = await Promise.all(buyers.map((buyer, at) => order(buyer, totals[at]!)));
  expect([count(placed, 200), count(placed, 409)]).toEqual([7, CLIENTS - 7]);
  const { used } = await database.db
    .selectFrom('promotions')
    .select('used')
    .where('id', '=', 'seven')
    .executeTakeFirstOrThrow();
  expect(used).toBe(7);
  // A shopper who lost the race sees the full price and can still buy.
  const late = buyers[placed.findIndex(({ status }) => status === 409)]!;
  const { json } = await insist(late, 'GET', '/checkout/precheckout');
  const total = json.data.checkoutInfo.totals.ordTotal as number;
  expect(total).toBeGreaterThan(totals[0]!);
  expect((await order(late, total)).status).toBe(200);
  expect((await ledger()).open).toBe(0);
});

it('nothing is lost or doubled while many devices sign in to one account and others add to it', async () => {
  const credentials = { username: newEmail(), password: 'a long phrase of mine' };
  const own = createVisitor(() => servers);
  await own('POST', '/account/register', { firstName: 'Ada', lastName: 'Page', ...credentials });
  const devices = Array.from({ length: 10 }, (_, turn) => createVisitor(() => servers, turn));
  await Promise.all(devices.map((device) => device('POST', '/account/signin', credentials)));
  const guests = Array.from({ length: 10 }, (_, turn) => createVisitor(() => servers, turn));
  for (const guest of guests) expect((await add(guest, 'paper', 3)).status).toBe(200);
  const answers = await Promise.all([
    ...guests.map((guest) => guest('POST', '/account/signin', credentials)),
    ...devices.flatMap((device) => [add(device, 'paper', 1), add(device, 'pen', 2)]),
  ]);
  expect(count(answers, 200)).toBe(answers.length);
  const { json } = await own('GET', '/checkout');
  const held = (json.data.cartInfo.items as { itemId: string; qty: number }[]).map(
    ({ itemId, qty }) => [itemId, qty] as const,
  );
  expect(Object.fromEntries(held)).toEqual({ paper: 10 * 3 + 10, pen: 10 * 2 });
});

it('a line that is saved while the cart is ordered is either saved or ordered', async () => {
  const outcomes = await Promise.all(
    visitors()
      .slice(0, 20)
      .map(async (shopper) => {
        await add(shopper, 'pen', 2);
        const total = await prepare(shopper, 'paper');
        const { json } = await shopper('GET', '/checkout');
        const items = json.data.cartInfo.items as { itemId: string; cartItemId: string }[];
        const { cartItemId } = items.find(({ itemId }) => itemId === 'pen')!;
        const [placed, saved] = await Promise.all([
          order(shopper, total),
          insist(shopper, 'POST', '/sfl', { cartItemId }),
        ]);
        const list = (await shopper('GET', '/sfl')).json.data.sflItems as { itemId: string }[];
        return `order ${placed.status}, save ${saved.status}, saved ${list.length}`;
      }),
  );
  const possible = ['order 200, save 404, saved 0', 'order 409, save 200, saved 1'];
  expect(outcomes.filter((outcome) => !possible.includes(outcome))).toEqual([]);
});
