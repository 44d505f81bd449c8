import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { ADDRESS } from '../../testing/carts.ts';
import { cardBody } from '../../testing/checkouts.ts';
import { type PostgresCluster, startCluster } from '../../testing/postgres-cluster.ts';
import { freePort, type ServerProcess, spawnServer, untilReady } from '../../testing/server-process.ts';
import { addProducts } from '../../testing/test-shop.ts';
import { type Answer, createVisitor, type Visitor } from '../../testing/visitor.ts';
import { openPostgres } from './database.ts';
import { migrate } from './migrate.ts';
import { until } from '../../testing/until.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

/**
 * Number of connection losses. `npm run test:full` causes far more.
 */
const LOSSES = process.env.FOOLSCAP_FULL ? 100 : 6;
/** Every Nth loss is a restart of the whole database server. */
const RESTART_EVERY = 3;
/** Minimum number of orders for the balance check to be meaningful. */
const MIN_ORDERS = 5;
const STOCK = 1_000_000;

let cluster: PostgresCluster;
let servers: ServerProcess[] = [];

beforeAll(async () => {
  cluster = await startCluster();
  const database = await openPostgres(cluster.url, 2);
  await migrate(database.db);
  await addProducts(database, { sku: 'paper', stock: STOCK });
  await database.close();
  servers = await Promise.all(
    [0, 1].map(async () =>
      spawnServer({
        PORT: String(await freePort()),
        DATABASE_URL: cluster.url,
        DEMO: '0',
        LOG_LEVEL: 'error',
        CARD_ATTEMPTS_PER_MINUTE: '100000',
      }),
    ),
  );
  await Promise.all(servers.map(untilReady));
});
afterAll(async () => {
  for (const server of servers) server.kill('SIGKILL');
  await Promise.all(servers.map(({ ended }) => ended));
  await cluster.stop();
});

it(`survives the loss of its connections ${LOSSES} times under load: no exit, no 500, nothing acknowledged is lost`, async () => {
  const seen = new Map<number, number>();
  const wrong: string[] = [];
  const acknowledged: string[] = [];
  let isOver = false;

  const note = (what: string, { status, retryAfter, json }: Answer) => {
    seen.set(status, (seen.get(status) ?? 0) + 1);
    if (status === 503 && retryAfter === null) wrong.push(`${what}: 503 without Retry-After`);
    if (status >= 500 && status !== 503) wrong.push(`${what}: ${status} ${JSON.stringify(json)}`);
  };

  /**
   * Retries a call under its key until it gets a final reply, as the storefront's queue does. Losses in quick succession can interrupt the
   * same call repeatedly, so retries continue while there are losses.
   */
  async function insist(visitor: Visitor, ...call: Parameters<Visitor>) {
    for (;;) {
      const answer = await visitor(...call);
      note(call.slice(0, 2).join(' '), answer);
      const isInProgress = answer.json.error?.code === 'REQUEST_IN_PROGRESS';
      if ((answer.status !== 503 && !isInProgress) || isOver) return answer;
      await sleep(50);
    }
  }

  async function buy(turn: number) {
    for (let visit = 0; !isOver; visit += 1) {
      const visitor = createVisitor(() => servers, turn + visit);
      const read = await visitor('GET', '/catalog/products/paper');
      note('GET product', read);
      const added = await insist(
        visitor,
        'POST',
        '/checkout/default/item',
        { items: [{ itemId: 'paper', qty: 1 }] },
        randomUUID(),
      );
      if (added.status !== 200) continue;
      await insist(
        visitor,
        'PUT',
        '/checkout/default',
        { addresses: [ADDRESS], emailId1: 'ada@example.com' },
        randomUUID(),
      );
      await insist(visitor, 'POST', '/checkout/default/payment', cardBody(), randomUUID());
      const { json } = await insist(visitor, 'GET', '/checkout/precheckout');
      const expectedTotal = json.data?.checkoutInfo?.totals?.ordTotal as number | undefined;
      if (expectedTotal === undefined) continue;
      const placed = await insist(
        visitor,
        'POST',
        '/checkout/default/order',
        { expectedTotal },
        randomUUID(),
      );
      if (placed.status === 200) acknowledged.push(placed.json.data.order.orderNumber as string);
    }
  }

  const shoppers = Array.from({ length: 8 }, (_, turn) => buy(turn));
  let longest = 0;
  try {
    for (let loss = 1; loss <= LOSSES; loss += 1) {
      await sleep(50 + Math.random() * 200);
      if (loss % RESTART_EVERY === 0) await cluster.restart();
      else await terminateAll();
      const since = Date.now();
      await Promise.all(servers.map(answersAgain));
      longest = Math.max(longest, Date.now() - since);
    }
    // On a slow machine, few orders finish between two losses.
    await until('enough orders are placed', () => acknowledged.length >= MIN_ORDERS);
  } finally {
    isOver = true;
  }
  await Promise.all(shoppers);

  expect(wrong).toEqual([]);
  // Within 5 s on an idle machine; a busy one may take longer, but no request hangs.
  expect(longest).toBeLessThan(25_000);
  for (const server of servers)
    expect(await Promise.race([server.ended, sleep(10, 'running')])).toBe('running');

  await booksBalance(acknowledged);
});

/** Closes every connection of the servers, including busy ones. */
async function terminateAll(): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null',
  );
  await client.end();
}

const answersAgain = ({ origin }: ServerProcess) =>
  until('the server answers again', async () => {
    const statuses = await Promise.all(
      ['/readyz', '/cc/api/catalog/products/paper'].map(async (path) => {
        const reply = await fetch(origin + path);
        await reply.arrayBuffer();
        return reply.status;
      }),
    );
    return statuses.every((status) => status === 200);
  });

/** Expects that every order is paid exactly once and no authorization is open after the servers have finished interrupted work. */
async function booksBalance(acknowledged: readonly string[]): Promise<void> {
  for (const server of servers) server.kill('SIGTERM');
  expect(await Promise.all(servers.map(({ ended }) => ended))).toEqual([0, 0]);
  const database = await openPostgres(cluster.url, 2);
  const { db } = database;
  // The leases of requests that lost their connection expire. The next start then finishes their work.
  await until('all leases have expired', async () => {
    const held = await db.selectFrom('leases').select('name').where('expires_at', '>', new Date()).execute();
    return held.length === 0;
  });
  const last = spawnServer({
    PORT: String(await freePort()),
    DATABASE_URL: cluster.url,
    DEMO: '0',
    LOG_LEVEL: 'error',
  });
  servers = [last];
  await untilReady(last);
  const orders = await db.selectFrom('orders').select('order_number').execute();
  const ledger = await db.selectFrom('sandbox_ledger').select(['key', 'state']).execute();
  const attempts = await db
    .selectFrom('payment_attempts')
    .innerJoin('payments', 'payments.attempt_id', 'payment_attempts.id')
    .select(['payments.id', 'payment_attempts.state', 'payment_attempts.order_number'])
    .execute();
  const { available } = await db
    .selectFrom('stock')
    .select('available')
    .where('sku', '=', 'paper')
    .executeTakeFirstOrThrow();
  await database.close();
  const numbers = orders.map(({ order_number: number }) => number);
  expect(numbers).toEqual(expect.arrayContaining([...acknowledged]));
  expect(new Set(acknowledged).size).toBe(acknowledged.length);
  expect(available).toBe(STOCK - orders.length);
  expect(ledger.filter(({ state }) => state === 'AUTHORIZED')).toEqual([]);
  expect(attempts.filter(({ state }) => state !== 'CAPTURED' && state !== 'VOIDED')).toEqual([]);
  const captured = ledger.filter(({ state }) => state === 'CAPTURED').map(({ key }) => key);
  const paying = attempts.filter(({ order_number: number }) => number !== null).map(({ id }) => id);
  expect(captured.sort()).toEqual(paying.sort());
  expect(captured).toHaveLength(orders.length);
}
