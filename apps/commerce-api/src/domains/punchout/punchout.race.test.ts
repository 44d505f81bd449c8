import { sql } from 'kysely';
import { add, readCart } from '../../testing/carts.ts';
import { createTestShop, type Shopper, type TestReply, type TestShop } from '../../testing/test-shop.ts';
import { readMessage, signMessage } from './signed-message.ts';
import { until } from '../../testing/until.ts';

/** Runs on PostgreSQL only, which has concurrent connections. */
const SECRET = 'a-secret-for-the-tests-of-punchouts';
let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({
    env: { CONFIGURATOR_URL: 'http://design.test/configure', CONFIGURATOR_SECRET: SECRET },
    products: [{ sku: 'plate', conditions: { customSku: 'PLATE-2X8' } }, { sku: 'paper' }],
  });
});
afterAll(() => shop.close());

/** Starts a visit. @returns its id */
async function start(shopper: Shopper): Promise<string> {
  const { body } = await shopper.post('/punchout/sessions', { itemId: 'plate', qty: 1 });
  const request = new URL(body.data.url as string).searchParams.get('request')!;
  return (readMessage(SECRET, 'request', request) as { session: string }).session;
}
const complete = (shopper: Shopper, session: string) =>
  shopper.post('/punchout/results', {
    result: signMessage(SECRET, 'result', {
      session,
      status: 'configured',
      attributes: [{ name: 'Line 1', value: 'Ada' }],
    }),
  });

/** Waits until one of the shop's statements is waiting for a lock. */
const untilBlocked = () =>
  until('a statement waits for a lock', async () => {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.database.db);
    return rows.length > 0;
  });

it.each([
  ['CANCELED', 'PUNCHOUT_CANCELED'],
  ['USED', 'PUNCHOUT_USED'],
])('a visit that ends as %s after it was read is refused with %s', async (status, code) => {
  const shopper = shop.shopper();
  await add(shopper, 'paper');
  const session = await start(shopper);
  let pending: Promise<TestReply> | undefined;
  await shop.database.db.transaction().execute(async (trx) => {
    await sql`select 1 from carts for update`.execute(trx);
    pending = complete(shopper, session);
    await untilBlocked();
    await sql`update punchout_sessions set status = ${status} where id = ${session}::uuid`.execute(trx);
  });
  const { status: answered, body } = await pending!;
  expect([answered, body.error.code]).toEqual([409, code]);
  expect((await readCart(shopper)).items).toMatchObject([{ itemId: 'paper' }]);
});
