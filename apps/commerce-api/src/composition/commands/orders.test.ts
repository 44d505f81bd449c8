import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../kernel/database/database.ts';
import { MAIL_FILE } from '../../kernel/mail/file-mail.ts';
import { ADDRESS } from '../../testing/carts.ts';
import { createCommandLine } from '../../testing/commands.ts';
import { runOrdersCli } from './orders.ts';

const { command, env, createDatabase, startShop } = createCommandLine(runOrdersCli);

async function addOrder(database: Database): Promise<void> {
  await database.db
    .insertInto('orders')
    .values({
      order_number: '7100000042',
      tenant: 'sdc',
      session_id: null,
      account_id: null,
      cart_id: '00000000-0000-4000-8000-000000000042',
      status: 'PLACED',
      email: 'ada@example.com',
      shipping_address: JSON.stringify(ADDRESS),
      billing_address: JSON.stringify(ADDRESS),
      level_of_service: 'STANDARD',
      min_delivery_date: '2026-11-30',
      max_delivery_date: '2026-12-03',
      payment_brand: 'VISA',
      payment_last_four: '1111',
      totals: JSON.stringify({ numberOfItems: 1 }),
      ord_total_minor: 100,
      placed_at: new Date('2026-11-20T15:04:00Z'),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const SHIP = ['ship', '7100000042', '--carrier', 'Post', '--tracking', 'T-1'];

/** Ships the order over both paths to the database, the command's own and the running shop's. Both give the same replies. */
async function shipTheOrder(): Promise<void> {
  expect(await command('list')).toEqual({
    code: 0,
    err: '',
    out: '7100000042  2026-11-20 15:04  PLACED            ship\n',
  });
  expect(await command('ship', '7')).toEqual({ code: 1, out: '', err: 'There is no order 7.\n' });
  expect(await command(...SHIP)).toEqual({ code: 0, err: '', out: 'Order 7100000042 is shipped.\n' });
}

/** Runs commands whose code does not depend on the path, through the shop, which is faster because it keeps its database open. */
async function deliverTheOrder(): Promise<void> {
  expect(await command(...SHIP)).toEqual({
    code: 0,
    err: '',
    out: 'Order 7100000042 was shipped already; nothing changed.\n',
  });
  expect(await command('ready', '7100000042')).toEqual({
    code: 1,
    out: '',
    err: 'Order 7100000042 is delivered; nothing of it is collected. Ship it.\n',
  });
  expect((await command('delivered', '7100000042')).code).toBe(0);
  expect((await command('list')).out).toBe('No open orders.\n');
}

it('opens the database itself when no shop runs, and sends mail to the shopper', async () => {
  await createDatabase(addOrder, 'pglite');
  await shipTheOrder();
  expect(readFileSync(join(env().DATA_DIR!, MAIL_FILE), 'utf8')).toContain('Tracking number: T-1');
});

it('goes through a running shop, which accepts operators only', async () => {
  const { address } = await startShop(addOrder);
  await shipTheOrder();
  await deliverTheOrder();
  const stranger = await fetch(`${address}/cc/api/operator/orders`, {
    headers: { authorization: 'Bearer guess' },
  });
  expect(stranger.status).toBe(403);
  const forwarded = await fetch(`${address}/cc/api/operator/orders`, {
    headers: { 'x-forwarded-for': '10.0.0.1' },
  });
  expect(forwarded.status).toBe(404);
});

it.each([
  [[], 'Name the step.'],
  [['send', '1'], '"send" is not a step.'],
  [['ship'], 'Name one order.'],
  [['ship', '1', '2'], 'Name one order.'],
  [['ship', '1', '--store', '1547'], 'ship takes no --store.'],
  [['ready', '1', '--tracking', 'T'], 'ready takes no --tracking.'],
  [['ship', '1', '--tracking', ''], '--tracking is empty.'],
  [['list', '1'], 'list takes no arguments.'],
])('reports what is wrong with the call %j', async (args, message) => {
  const { code, err } = await command(...args);
  expect(code).toBe(2);
  expect(err).toContain(`${message}\n\nUsage: npm run orders`);
});

it('prints its usage', async () => {
  expect(await command('--help')).toMatchObject({ code: 0, err: '' });
});
