import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Insertable } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import { writeDemoAccounts } from '../../domains/account/demo-accounts.ts';
import type { OrdersTable } from '../../domains/orders/tables.ts';
import { writeDemoOrganizations } from '../../domains/organizations/demo-organizations.ts';
import { MAIL_FILE } from '../../kernel/mail/file-mail.ts';
import { ADDRESS } from '../../testing/carts.ts';
import { createCommandLine } from '../../testing/commands.ts';
import { runOrdersCli } from './orders.ts';

const { command, env, createDatabase, startShop } = createCommandLine(runOrdersCli);

async function insertOrder({ db }: Database, details: Partial<Insertable<OrdersTable>> = {}): Promise<void> {
  await db
    .insertInto('orders')
    .values({
      order_number: '7100000042',
      tenant: 'sdc',
      session_id: null,
      account_id: null,
      cart_id: randomUUID(),
      status: 'PLACED',
      email: 'ada@example.com',
      shipping_address: JSON.stringify(ADDRESS),
      billing_address: JSON.stringify(ADDRESS),
      level_of_service: 'STANDARD',
      min_delivery_date: '2026-11-30',
      max_delivery_date: '2026-12-03',
      payment_brand: 'VISA',
      payment_last_four: '1111',
      totals: JSON.stringify({ numberOfItems: 1, cartSubTotal: 100, shipFee: 0, taxTotal: 0, ordTotal: 100 }),
      ord_total_minor: 100,
      placed_at: new Date('2026-11-20T15:04:00Z'),
      ...details,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const addOrder = (database: Database) => insertOrder(database);

const WAITING = '7100000043';

/** Adds an order of a member that waits for approval. */
async function addWaitingOrder(database: Database): Promise<void> {
  const { db } = database;
  await writeDemoAccounts(db);
  await writeDemoOrganizations(db);
  const buyer = await db
    .selectFrom('accounts')
    .select(['id', 'organization_id'])
    .where('username', '=', 'buyer@example.com')
    .executeTakeFirstOrThrow();
  await insertOrder(database, {
    order_number: WAITING,
    tenant: 'sba',
    status: 'PENDING_APPROVAL',
    account_id: buyer.id,
    organization_id: buyer.organization_id,
    placed_at: new Date(),
  });
  await db
    .insertInto('order_approval_steps')
    .values({
      order_number: WAITING,
      step: 1,
      level: 1,
      reason: JSON.stringify({ kind: 'LIMIT', limit: 50 }),
      approver_kind: 'ANY_APPROVER',
      needs_all: false,
    })
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

/** Adds an order that an agent placed for the buyer. */
async function addAgentOrder(database: Database): Promise<void> {
  const { db } = database;
  const idOf = async (username: string) =>
    (
      await db
        .selectFrom('accounts')
        .select('id')
        .where('username', '=', username)
        .where('tenant', '=', 'sba')
        .executeTakeFirstOrThrow()
    ).id;
  const visitId = randomUUID();
  const startedAt = new Date('2026-11-20T15:00:00Z');
  await db
    .insertInto('agent_visits')
    .values({
      id: visitId,
      agent_account_id: await idOf('agent@example.com'),
      agent_kind: 'CSR',
      agent_name: 'Maya Dial',
      account_id: await idOf('buyer@example.com'),
      started_at: startedAt,
      expires_at: new Date('2026-11-20T23:00:00Z'),
    })
    .execute();
  await insertOrder(database, { order_number: '7100000044', tenant: 'sba', agent_visit_id: visitId });
}

/** Decides on a waiting order and revokes links, with or without a running shop. */
async function decideOnTheOrder(): Promise<void> {
  const approve = ['approve', WAITING, '--as'];
  expect(await command(...approve, 'unknown@example.com')).toEqual({
    code: 1,
    out: '',
    err: 'There is no business user unknown@example.com.\n',
  });
  expect((await command(...approve, 'buyer@example.com')).err).toBe('We couldn’t find this order.\n');
  expect(await command(...approve, 'office@example.com', '--comment', 'As agreed')).toEqual({
    code: 0,
    err: '',
    out: `Order ${WAITING} ($1.00) was approved.\n`,
  });
  expect((await command('decline', WAITING, '--as', 'office@example.com')).err).toBe(
    'This order is not waiting for approval anymore.\n',
  );
  expect((await command('revoke-links', '7100000042')).out).toBe('1 link to order 7100000042 revoked.\n');
}

it('goes through a running shop, which accepts operators only', async () => {
  const { address, database } = await startShop(addOrder);
  await shipTheOrder();
  await deliverTheOrder();
  await addWaitingOrder(database);
  await decideOnTheOrder();
  expect((await command('print-invoices', 'unused.pdf')).out).toBe('No invoices to print.\n');
  expect((await command('print-invoices', 'unused.pdf', '--batch', '9')).err).toBe('There is no batch 9.\n');
  await addAgentOrder(database);
  const line = '7100000044  2026-11-20 15:04  PLACED            ship  placed by Maya Dial';
  expect((await command('list')).out).toContain(`${line} (agent@example.com)\n`);
  // The account of an agent was erased.
  await database.db.updateTable('agent_visits').set({ agent_account_id: null }).execute();
  expect((await command('list')).out).toContain(`${line}\n`);
  await database.db.updateTable('agent_visits').set({ agent_name: '' }).execute();
  expect((await command('list')).out).toContain('placed by an agent whose account was erased\n');
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
  [['approve', '1'], 'Name the approver with --as.'],
  [['decline', '1', '--store', '1547'], 'decline takes no --store.'],
  [['return', '1', '2', '3'], 'Name the return with --reference, up to 60 characters.'],
  [['return', '1', '2', '3', '--reference', ' '], 'Name the return with --reference, up to 60 characters.'],
  [['return', '1', '2', '--reference', 'RMA-1'], 'Name an order, the number of a line, and a quantity.'],
  [['ship', '1', '--reference', 'RMA-1'], 'ship takes no --reference.'],
  [['print-invoices'], 'Name the PDF file to write.'],
  [['print-invoices', 'a.pdf', 'b.pdf'], 'Name the PDF file to write.'],
  [['print-invoices', 'a.pdf', '--store', '1547'], 'print-invoices takes no --store.'],
  [['print-invoices', 'a.pdf', '--batch', '0'], 'Give --batch as the number of a batch.'],
])('reports the error in the call %j', async (args, message) => {
  const { code, err } = await command(...args);
  expect(code).toBe(2);
  expect(err).toContain(`${message}\n\nUsage: npm run orders`);
});

it('prints its usage', async () => {
  expect(await command('--help')).toMatchObject({ code: 0, err: '' });
});
