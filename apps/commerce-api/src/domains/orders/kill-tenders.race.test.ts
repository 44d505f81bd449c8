import { sql } from 'kysely';
import { type Database, openPostgres } from '../../kernel/database/database.ts';
import { ADDRESS } from '../../testing/carts.ts';
import { cardBody, giftCard, storedValueBody } from '../../testing/checkouts.ts';
import { findUnbalancedRewards, grantRewards, listRewardsPayments } from '../../testing/rewards.ts';
import { freePort, type ServerProcess, spawnServer, untilReady } from '../../testing/server-process.ts';
import { findUnbalancedCards, listEntries } from '../../testing/stored-value.ts';
import { createPostgresTestDatabase, type PostgresTestDatabase } from '../../testing/test-database.ts';
import { addProducts } from '../../testing/test-shop.ts';
import { createVisitor } from '../../testing/visitor.ts';
import { until } from '../../testing/until.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** The sandbox holds the amount, waits for a quarter of a second and loses the reply. The second request is approved. */
const LOST_ANSWER_CARD = '4000000000000259';

/** Runs on PostgreSQL only, because the test reads the database while the server is using it. */
let postgres: PostgresTestDatabase;
let database: Database;
let server: ServerProcess;
let serial = 0;

async function start(): Promise<void> {
  server = spawnServer({
    PORT: String(await freePort()),
    DATABASE_URL: postgres.url,
    DEMO: '0',
    LOG_LEVEL: 'error',
    CARD_ATTEMPTS_PER_MINUTE: '100000',
  });
  await untilReady(server);
}

beforeAll(async () => {
  postgres = await createPostgresTestDatabase();
  database = await openPostgres(postgres.url, 4);
  await addProducts(database, { sku: 'paper', price: 1000, stock: 1000 });
});
beforeEach(start);
afterEach(async () => {
  server.kill('SIGKILL');
  await server.ended;
});
afterAll(async () => {
  await database.close();
  await postgres.drop();
});

/** Prepares a cart paid by two gift cards of $5 and a credit card, ready to be ordered. */
async function prepare() {
  const visitor = createVisitor(() => [server]);
  await visitor('POST', '/checkout/default/item', { items: [{ itemId: 'paper', qty: 3 }] });
  await visitor('PUT', '/checkout/default', { addresses: [ADDRESS], emailId1: 'ada@example.com' });
  const tokens: string[] = [];
  for (let card = 0; card < 2; card += 1) {
    await visitor('POST', '/checkout/default/payment', storedValueBody(giftCard(500, (serial += 1))));
    const { token } = await database.db
      .selectFrom('cart_tenders')
      .select('token')
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    tokens.push(token);
  }
  await visitor('POST', '/checkout/default/payment', cardBody(LOST_ANSWER_CARD));
  const { json } = await visitor('GET', '/checkout/precheckout');
  const { ordTotal } = json.data.checkoutInfo.totals;
  const key = `killed-${serial}`;
  return {
    visitor,
    key,
    tokens: tokens as [string, string],
    placeOrder: () => visitor('POST', '/checkout/default/order', { expectedTotal: ordTotal }, key),
  };
}

const isHeld = async (token: string) => (await listEntries(database, token)).includes('HOLD -500');

/** Reads tender, attempt and ledger state of each payment under a key, earliest attempt first. */
async function getLedger(key: string): Promise<string[]> {
  const { rows } = await sql<{ type: string; attempt: string; state: string | null }>`
    select payments.type, attempts.state as attempt, ledger.state
    from payments join payment_attempts attempts on attempts.id = payments.attempt_id
      left join sandbox_ledger ledger on ledger.key = payments.id::text
    where attempts.idempotency_key = ${key} order by attempts.created_at, payments.position`.execute(
    database.db,
  );
  return rows.map(({ type, attempt, state }) => `${type} ${attempt} ${state}`);
}

async function kill(): Promise<void> {
  server.kill('SIGKILL');
  expect(await server.ended).toBe('SIGKILL');
}

/** Restarts the server and waits until it has voided what the killed one began. */
async function restart(key: string): Promise<void> {
  await start();
  await until('every payment is voided', async () =>
    (await getLedger(key)).every((payment) => payment.includes(' VOIDED ')),
  );
}

const ALL_VOIDED = ['GIFT_CARD VOIDED VOIDED', 'GIFT_CARD VOIDED VOIDED', 'CARD VOIDED VOIDED'];

it('kill -9 between the holds of two gift cards: the next start releases the first, and the second was never held', async () => {
  const { visitor, key, tokens, placeOrder } = await prepare();
  let reply: Promise<unknown> | undefined;
  // The server waits while the row of the second card is locked.
  await database.db.transaction().execute(async (trx) => {
    await sql`select 1 from sandbox_stored_value where token = ${tokens[1]} for update`.execute(trx);
    reply = placeOrder().catch(() => 'no reply');
    await until('the first card is held', () => isHeld(tokens[0]));
    await kill();
  });
  expect(await reply).toBe('no reply');
  await restart(key);

  expect(await getLedger(key)).toEqual(ALL_VOIDED);
  expect(await listEntries(database, tokens[0])).toEqual(['ISSUE 500', 'HOLD -500', 'RELEASE 500']);
  expect(await listEntries(database, tokens[1])).toEqual(['ISSUE 500']);
  expect(await findUnbalancedCards(database)).toEqual([]);
  expect((await visitor('GET', '/orders')).json.data.orders).toEqual([]);
  expect((await visitor('GET', '/checkout')).json.data.cartInfo.items).toHaveLength(1);
});

it('kill -9 while the card is charged: the next start releases all holds, and the same key then gives one order', async () => {
  const { visitor, key, tokens, placeOrder } = await prepare();
  const reply = placeOrder().catch(() => 'no reply');
  await until('the card is charged', async () => (await getLedger(key)).includes('CARD STARTED AUTHORIZED'));
  await kill();
  expect(await reply).toBe('no reply');
  await restart(key);

  expect(await getLedger(key)).toEqual(ALL_VOIDED);
  expect((await visitor('GET', '/orders')).json.data.orders).toEqual([]);
  const { status, json } = await placeOrder();
  expect(status).toBe(200);
  expect((await visitor('GET', '/orders')).json.data.orders).toMatchObject([
    { orderNumber: json.data.order.orderNumber },
  ]);
  expect((await getLedger(key)).slice(3)).toEqual([
    'GIFT_CARD CAPTURED CAPTURED',
    'GIFT_CARD CAPTURED CAPTURED',
    'CARD CAPTURED CAPTURED',
  ]);
  for (const token of tokens)
    expect(await listEntries(database, token)).toEqual([
      'ISSUE 500',
      'HOLD -500',
      'RELEASE 500',
      'HOLD -500',
    ]);
  expect(await findUnbalancedCards(database)).toEqual([]);
});

it('kill -9 while the card is charged: the next start returns the rewards, and the same key then takes them once', async () => {
  const visitor = createVisitor(() => [server]);
  const { json: registered } = await visitor('POST', '/account/register', {
    firstName: 'Ada',
    lastName: 'Page',
    username: 'ada@example.com',
    password: 'a long phrase of mine',
    joinRewards: true,
  });
  const accountId = registered.data.userProfile.id as string;
  const year = new Date().getUTCFullYear();
  await grantRewards(database, accountId, 500, year);
  await visitor('POST', '/checkout/default/item', { items: [{ itemId: 'paper', qty: 3 }] });
  await visitor('PUT', '/checkout/default', { addresses: [ADDRESS] });
  await visitor('POST', '/checkout/default/rewards', {});
  await visitor('POST', '/checkout/default/payment', cardBody(LOST_ANSWER_CARD));
  const { json } = await visitor('GET', '/checkout/precheckout');
  const { ordTotal } = json.data.checkoutInfo.totals;
  const key = 'killed-with-rewards';
  const placeOrder = () => visitor('POST', '/checkout/default/order', { expectedTotal: ordTotal }, key);
  const list = () => listRewardsPayments(database, accountId);

  const reply = placeOrder().catch(() => 'no reply');
  await until('the card is charged', async () => (await getLedger(key)).includes('CARD STARTED AUTHORIZED'));
  expect(await list()).toEqual([`SPENT -500 ${year}`]);
  await kill();
  expect(await reply).toBe('no reply');
  await start();
  await until('the rewards are returned', async () => (await list()).length === 2);
  expect(await list()).toEqual([`SPENT -500 ${year}`, `RELEASED 500 ${year}`]);
  await until('the card is voided', async () => (await getLedger(key)).includes('CARD VOIDED VOIDED'));

  const placed = await placeOrder();
  expect(placed.json.data.order.payments).toMatchObject([
    { type: 'REWARDS', amountApplied: 5 },
    { type: 'CARD' },
  ]);
  const again = await placeOrder();
  expect(again.json.data.order.orderNumber).toBe(placed.json.data.order.orderNumber);
  expect(await list()).toEqual([`SPENT -500 ${year}`, `RELEASED 500 ${year}`, `SPENT -500 ${year}`]);
  expect(await findUnbalancedRewards(database)).toEqual([]);
});
