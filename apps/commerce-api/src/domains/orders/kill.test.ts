import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, openDatabase, openPostgres } from '../../kernel/database/database.ts';
import { migrate } from '../../kernel/database/migrate.ts';
import { ADDRESS } from '../../testing/carts.ts';
import { cardBody } from '../../testing/checkouts.ts';
import { freePort, type ServerProcess, spawnServer, untilReady } from '../../testing/server-process.ts';
import { createPostgresTestDatabase, testDatabaseKind } from '../../testing/test-database.ts';
import { until } from '../../testing/until.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** A requested order, with its number once the server has confirmed it. */
interface RequestedOrder {
  cookie: string;
  key: string;
  total: number;
  orderNumber?: string;
}

let origin = '';
const SKU = 'killable';
/** The sandbox approves it only on the second request. */
const LOST_ANSWER_CARD = '4000000000000259';

async function call(
  method: string,
  path: string,
  cookie: string,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  const reply = await fetch(`${origin}/cc/api${path}`, {
    method,
    headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- read as a caller reads JSON: by looking
  const json = (await reply.json()) as any;
  return { status: reply.status, json, cookie: reply.headers.getSetCookie()[0]?.split(';')[0] ?? cookie };
}

const placeOrder = (requested: RequestedOrder) =>
  call(
    'POST',
    '/checkout/default/order',
    requested.cookie,
    { expectedTotal: requested.total },
    { 'idempotency-key': requested.key },
  );

/** Repeats the request until it gets a reply: the lease of the killed process keeps others out for a few seconds. */
async function repeatOrder(requested: RequestedOrder) {
  for (let tries = 0; tries < 40; tries += 1) {
    const reply = await placeOrder(requested);
    if (reply.status !== 409) return reply;
    await sleep(250);
  }
  throw new Error(`The order ${requested.key} was still in progress ten seconds after the restart.`);
}

/** Prepares an order up to the final button. */
async function prepare(card?: string): Promise<RequestedOrder> {
  const { cookie } = await call('POST', '/checkout/default/item', '', { items: [{ itemId: SKU, qty: 1 }] });
  await call('PUT', '/checkout/default', cookie, { addresses: [ADDRESS], emailId1: 'ada@example.com' });
  await call('POST', '/checkout/default/payment', cookie, cardBody(card));
  const { json } = await call('GET', '/checkout/precheckout', cookie);
  return { cookie, key: randomUUID(), total: json.data.checkoutInfo.totals.ordTotal };
}

/** Places orders until the server is gone. Every requested order is added to the list, confirmed or not. */
async function shopUntilTheEnd(list: RequestedOrder[]): Promise<void> {
  for (;;) {
    const requested = await prepare();
    list.push(requested);
    const reply = await placeOrder(requested);
    if (reply.status === 200) requested.orderNumber = reply.json.data.order.orderNumber;
  }
}

it('kill -9 during checkouts loses no order, leaves no partial one, and charges no shopper twice', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'foolscap-kill-'));
  const postgres = testDatabaseKind === 'postgres' ? await createPostgresTestDatabase() : undefined;
  const env = {
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    DATABASE_URL: postgres?.url ?? '',
    DEMO: '0',
    LOG_LEVEL: 'error',
    CARD_ATTEMPTS_PER_MINUTE: '100000',
  };
  const open = (): Promise<Database> =>
    postgres
      ? openPostgres(postgres.url, 2)
      : openDatabase({ dataDir, databaseUrl: undefined, databasePoolSize: 2 });
  /** Waits until the restarted server has finished the payments whose lease the killed one still held. */
  const paymentsSettled = async () => {
    const { db, close } = await open();
    await until('no payment is unfinished', async () => {
      const left = await db
        .selectFrom('payment_attempts')
        .select('id')
        .where('state', 'in', ['STARTED', 'ORDERED', 'VOIDING', 'CANCELED'])
        .execute();
      return left.length === 0;
    });
    await close();
  };
  let server: ServerProcess | undefined;

  try {
    const before = await open();
    await migrate(before.db);
    await before.db
      .insertInto('categories')
      .values({
        id: 'c',
        name: 'C',
        parent_id: null,
        description: '',
        position: 1,
        picture: '{"drawing":"ream","color":"#ffffff"}',
      })
      .execute();
    await before.db
      .insertInto('products')
      .values({
        sku: SKU,
        name: 'Killable',
        brand: 'B',
        category_id: 'c',
        description: '',
        bullets: '[]',
        attributes: '[]',
        price_minor: 1000,
        uom: 'each',
        part_number: 'P',
        picture: '{"drawing":"ream","color":"#ffffff"}',
        bopis_eligible: true,
        oversized: false,
        tax_code: 'standard',
        source: 'test',
      })
      .execute();
    await before.db.insertInto('stock').values({ sku: SKU, available: 5000 }).execute();
    await before.close();

    server = spawnServer(env);
    origin = server.origin;
    await untilReady(server);
    const list: RequestedOrder[] = [];
    // This card's money is held when the process is killed, because its gateway takes a quarter of a second to reply.
    const held = await prepare(LOST_ANSWER_CARD);
    const shoppers = Array.from({ length: 6 }, () => shopUntilTheEnd(list).catch(() => undefined));
    // The server is killed once some orders have gone through, while others are in flight.
    await until('orders have gone through', () => list.filter(({ orderNumber }) => orderNumber).length >= 8);
    list.push(held);
    shoppers.push(placeOrder(held).then(undefined, () => undefined) as Promise<undefined>);
    await sleep(100);
    server.kill('SIGKILL');
    expect(await server.ended).toBe('SIGKILL');
    await Promise.all(shoppers);
    const acknowledged = list.filter((requested) => requested.orderNumber);
    const unanswered = list.filter((requested) => !requested.orderNumber);
    expect(unanswered).toContain(held);

    server = spawnServer(env);
    await untilReady(server);
    for (const requested of acknowledged) {
      const { status, json } = await call('GET', `/orders/${requested.orderNumber}`, requested.cookie);
      expect(status).toBe(200);
      expect(json.data.order.totals.ordTotal).toBe(requested.total);
      // The same key still returns the same order.
      expect((await placeOrder(requested)).json.data.order.orderNumber).toBe(requested.orderNumber);
    }
    for (const requested of unanswered) {
      const { status, json } = await repeatOrder(requested);
      expect(status).toBe(200);
      const orders = await call('GET', '/orders', requested.cookie);
      expect(orders.json.data.orders).toMatchObject([{ orderNumber: json.data.order.orderNumber }]);
    }
    if (postgres) await paymentsSettled();
    server.kill('SIGTERM');
    expect(await server.ended).toBe(0);

    const after = await open();
    const orders = await after.db.selectFrom('orders').selectAll().execute();
    const lines = await after.db.selectFrom('order_lines').selectAll().execute();
    const ledger = await after.db.selectFrom('sandbox_ledger').selectAll().execute();
    const attempts = await after.db
      .selectFrom('payment_attempts')
      .innerJoin('payments', 'payments.attempt_id', 'payment_attempts.id')
      .select(['payments.id', 'payment_attempts.state', 'payment_attempts.order_number'])
      .execute();
    const stock = await after.db
      .selectFrom('stock')
      .select('available')
      .where('sku', '=', SKU)
      .executeTakeFirstOrThrow();
    await after.close();
    expect(orders).toHaveLength(list.length);
    expect(lines.map((line) => line.order_number).sort()).toEqual(
      orders.map((order) => order.order_number).sort(),
    );
    expect(stock.available).toBe(5000 - list.length);
    expect(ledger.filter((entry) => entry.state === 'AUTHORIZED')).toEqual([]);
    const captured = ledger.filter((entry) => entry.state === 'CAPTURED').map((entry) => entry.key);
    expect(captured.sort()).toEqual(
      attempts
        .filter((attempt) => attempt.order_number)
        .map((attempt) => attempt.id)
        .sort(),
    );
    expect(captured).toHaveLength(orders.length);
    expect(attempts.every((attempt) => attempt.state === 'CAPTURED' || attempt.state === 'VOIDED')).toBe(
      true,
    );
  } finally {
    server?.kill('SIGKILL');
    await server?.ended;
    await postgres?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
