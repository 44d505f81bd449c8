import { sql } from 'kysely';
import { AGENT, type AgentShop, createAgentShop, CUSTOMER, search } from '../../testing/agent-shop.ts';
import { add, ADDRESS } from '../../testing/carts.ts';
import { cardBody } from '../../testing/checkouts.ts';
import type { Shopper, TestReply } from '../../testing/test-shop.ts';
import { accountForOrder } from '../invoices/account-for-orders.ts';
import { PERSONAL_TABLES } from './personal-data.ts';
import { PERSONAL_REPLIES, PERSONAL_VALUES, type PersonalKind } from './personal-replies.ts';

/** Calls without personal values: the catalog and the contents are the same for everyone. */
const PUBLIC = /^\/(catalog|content|geo|map|stores)\//;

/** Other calls that this test does not reach, each with the reason. */
const NOT_READ: Readonly<Record<string, string>> = {
  '/account/data-requests/{id}/copy': 'Has everything, for its owner (privacy.test.ts).',
  '/organization/invoices/documents/{name}': 'PDF documents of the organization (documents.test.ts).',
  '/organization/budgets/{code}/statement': 'The organization of this test has no budget.',
  '/subscriptions/offer': 'Is about an item (subscriptions.test.ts).',
  '/list/shared/{linkId}': 'Shows only items (list-links.test.ts).',
};

const QUERIES: Readonly<Record<string, string>> = {
  '/cart/accounting/values': '?field=po',
  '/cart/opt/type': '?type=HARD_ALT_OPT_OUT&value=false',
  '/lists/items/search': '?search=ream',
  '/lists/items/fullsearch': '?search=ream',
};

let agents: AgentShop;
beforeAll(async () => {
  agents = await createAgentShop();
  const { db } = agents.shop.database;
  // Values that occur nowhere else.
  await sql`update accounts set first_name = 'Given ' || left(id::text, 8), last_name = 'Family ' || left(id::text, 8),
    phone = '617' || right((3000000 + abs(hashtext(id::text)::bigint) % 6000000)::text, 7),
    legacy_id = 'legacy ' || id, rewards_no = case when tenant = 'sdc' then '33' || right(customer_number, 8) end`.execute(
    db,
  );
  await sql`update account_addresses set address = address
    || jsonb_build_object('firstName', 'Given ' || left(id::text, 8), 'lastName', 'Family ' || left(id::text, 8))`.execute(
    db,
  );
  await sql`update organizations set invoice_limit_minor = 1000000`.execute(db);
});
afterAll(() => agents.shop.close());

function expectDone(...replies: TestReply[]): void {
  for (const { status, text } of replies) if (status !== 200) throw new Error(`${status}: ${text}`);
}

/** Gives a member of the organization a saved card, and a paid order. @returns its number */
async function placeOrder(member: Shopper): Promise<string> {
  const { addresses } = (await member.get('/organization')).body.data as {
    addresses: { id: string; type: 'S' | 'B'; address: object }[];
  };
  const [ship, bill] = (['S', 'B'] as const).map((type) => {
    const { id, address } = addresses.find((each) => each.type === type)!;
    return { ...address, id, type };
  });
  const card = cardBody(undefined, { contactInformation: { billingAddress: bill } });
  expectDone(
    await add(member, 'ream', 2),
    await member.put('/checkout/default', { addresses: [ship] }),
    await member.post('/account/payments', card),
    await member.post('/checkout/default/payment', card),
  );
  const { body } = await member.get('/checkout/precheckout');
  const placed = await member.post('/checkout/default/order', {
    expectedTotal: body.data.checkoutInfo.totals.ordTotal as number,
    purchaseOrderNumber: 'PO-1',
  });
  expectDone(placed);
  return placed.body.data.order.orderNumber as string;
}

/** Ships an order, and issues its invoice. @returns the number and the month of the invoice */
async function issueInvoice(admin: Shopper, orderNumber: string) {
  const { shop } = agents;
  const { db } = shop.database;
  await db
    .insertInto('order_parts')
    .values({ order_number: orderNumber, place: '', state: 'SHIPPED', begun_at: shop.clock.now })
    .execute();
  await accountForOrder(db, orderNumber, shop.clock.now);
  const { invoices, currentMonth } = (await admin.get('/organization/invoices')).body.data as {
    invoices: [{ number: string }];
    currentMonth: string;
  };
  return { number: invoices[0].number, month: currentMonth };
}

/** Gives an admin a cart that is shared, a list and an invoice. @returns the ids for paths */
async function fillBusiness(admin: Shopper): Promise<Record<string, string>> {
  const orderNumber = await placeOrder(admin);
  const invoice = await issueInvoice(admin, orderNumber);
  const list = await admin.post('/list', { name: 'Office' });
  expectDone(await add(admin, 'ream', 2), list);
  const shared = await admin.post('/cart/shares');
  expectDone(shared);
  return {
    orderNumber,
    ...invoice,
    listId: list.body.data.list.id as string,
    shareId: shared.body.data.sharedCart.shareId as string,
  };
}

type Leaf = readonly [field: string, text: string];

/** Lists the texts and numbers of a reply with the names of their fields. */
function listLeaves(value: unknown, field = ''): Leaf[] {
  if (Array.isArray(value)) return value.flatMap((each) => listLeaves(each, `${field}[]`));
  if (value !== null && typeof value === 'object')
    return Object.entries(value).flatMap(([name, each]) => [
      // The names of a map may be values.
      [`${field} (name)`, name] as const,
      ...listLeaves(each, field ? `${field}.${name}` : name),
    ]);
  return ['string', 'number'].includes(typeof value) ? [[field, String(value)]] : [];
}

/** Finds the row of a field, which may be that of a field around it. */
const findRow = (path: string, field: string): string | undefined =>
  Object.keys(PERSONAL_REPLIES)
    .filter((row) => {
      const rest = `${path} ${field}`.startsWith(row) ? `${path} ${field}`.slice(row.length) : undefined;
      return rest !== undefined && /^($|[.[])/.test(rest);
    })
    .sort((a, b) => b.length - a.length)[0];

it('lists each column with a personal value', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'jsonb') and column_name like any (array['%email%', '%phone%', '%address',
      '%customer_number', '%rewards_no', 'legacy_id', 'username', '%first_name', '%last_name', '%token', '%hash', 'create_key',
      'registration_key', 'pickup_person'])`.execute(agents.shop.database.db);
  const listed = new Set(
    Object.values(PERSONAL_VALUES).flatMap((columns) => columns.map((column) => column.split('->')[0])),
  );
  const isPersonal = (table: string) =>
    table in PERSONAL_TABLES || ['organizations', 'organization_addresses'].includes(table);
  expect(
    rows
      .filter(({ table }) => isPersonal(table))
      .map(({ table, column }) => `${table}.${column}`)
      .filter((name) => !listed.has(name)),
  ).toEqual([]);
});

it('masks or shows each personal value as the table of replies says, in the replies to all reads', async () => {
  const { shop, signIn } = agents;
  const { db } = shop.database;
  const admin = await signIn('office@example.com');
  const ids = await fillBusiness(admin);
  await sql`update organizations set approval_limit_minor = 0`.execute(db);
  const buyer = await signIn(CUSTOMER);
  const waiting = await placeOrder(buyer);
  const shopper = await signIn('wendy@example.com', 'sdc');
  expectDone(
    await add(shopper, 'ream'),
    await shopper.put('/checkout/default', { addresses: [ADDRESS], emailId1: 'wendy@example.com' }),
  );
  const agent = await signIn(AGENT);
  const found = await search(agent, CUSTOMER);
  expectDone(found);
  const readers: [string, Shopper, Record<string, string>][] = [
    ['admin', admin, ids],
    ['shopper', shopper, { sku: 'ream' }],
    ['agent', agent, { id: found.body.data.id as string }],
    ['acting agent', await agents.actFor(CUSTOMER), {}],
    ['buyer', buyer, { orderNumber: waiting }],
    ['approver', admin, { orderNumber: waiting }],
  ];

  const values = new Map<string, PersonalKind>();
  for (const [kind, columns] of Object.entries(PERSONAL_VALUES))
    for (const column of columns) {
      const [table] = column.split('.');
      const { rows } = await sql<{ value: string | null }>`
        select distinct ${sql.raw(column)} as value from ${sql.table(table!)}`.execute(db);
      for (const { value } of rows) if (value) values.set(value, kind as PersonalKind);
    }

  const faults = new Set<string>();
  const met = new Set<string>();
  const read = new Set<string>();
  const { paths } = (await shop.shopper().get('/openapi.json')).body as {
    paths: Record<string, Record<string, unknown>>;
  };
  const calls = Object.entries(paths)
    .filter(([, methods]) => 'get' in methods)
    .map(([path]) => path.replace('/cc/api', ''));
  for (const [reader, client, params] of readers)
    for (const path of calls) {
      const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? 'none');
      const reply = await client.get(address + (QUERIES[path] ?? ''));
      if (reply.status !== 200) continue;
      read.add(path);
      const leaves: Leaf[] = reply.body
        ? listLeaves((reply.body as { data?: unknown }).data)
        : [['text', reply.text]];
      for (const [field, text] of leaves) {
        const row = findRow(path, field);
        const { clear = [], masked = [] } = row === undefined ? {} : PERSONAL_REPLIES[row]!;
        for (const kind of masked) if (/\*{3}/.test(text) && !values.has(text)) met.add(`${row} ${kind}`);
        for (const [value, kind] of values)
          if (text.includes(value)) {
            if (clear.includes(kind)) met.add(`${row} ${kind}`);
            else faults.add(`${path} ${field} shows the ${kind} of the ${reader}`);
          }
      }
    }
  expect([...faults]).toEqual([]);
  const rows = Object.entries(PERSONAL_REPLIES).flatMap(([row, { clear = [], masked = [] }]) =>
    [...clear, ...masked].map((kind) => `${row} ${kind}`),
  );
  expect(rows.filter((row) => !met.has(row))).toEqual([]);
  expect(Object.keys(NOT_READ).filter((path) => read.has(path) || !calls.includes(path))).toEqual([]);
  expect(calls.filter((path) => !read.has(path) && !PUBLIC.test(path) && !(path in NOT_READ))).toEqual([]);
});
