import { sql } from 'kysely';
import { getLines, add } from '../../testing/carts.ts';
import { order, readyToOrder } from '../../testing/checkouts.ts';
import { createListShop, type ListShop } from '../../testing/lists.ts';
import type { Shopper } from '../../testing/test-shop.ts';
import { writePrinters } from '../catalog/printers.repository.ts';
import { NOT_EXPORTED, PERSONAL_TABLES } from './personal-data.ts';
import { processDataRequests } from './privacy-job.ts';
import { listDataRequests } from './privacy.repository.ts';

const PASSWORD = 'a long phrase of mine';
const log = { error: () => {}, info: () => {} };

let shop: ListShop;
beforeAll(async () => {
  shop = await createListShop([
    { sku: 'paper', stock: 1000 },
    { sku: 'pens', stock: 1000 },
  ]);
  await writePrinters(shop.database.db, 'test', [
    { brand: 'Corvelle', series: '', name: 'Page 220', products: [], supplies: ['paper'] },
  ]);
});
afterAll(() => shop.close());
afterEach(async () => {
  // Each test has its own requests.
  await shop.database.db.deleteFrom('data_requests').execute();
});

const process = () =>
  processDataRequests(
    {
      database: shop.database,
      now: () => new Date(shop.clock.now),
      mailer: {
        write: (kind, { email }) => void mails.push(`${kind} ${email}`),
        settle: async () => {},
      },
    },
    log,
  );
const mails: string[] = [];
beforeEach(() => void mails.splice(0));

let serial = 0;
interface Member {
  shopper: Shopper;
  email: string;
  accountId: string;
}

async function register({ isConfirmed = true } = {}): Promise<Member> {
  const shopper = shop.shopper();
  const email = `ada${(serial += 1)}@example.com`;
  const reply = await shopper.post('/account/register', {
    firstName: 'Ada',
    lastName: 'Page',
    username: email,
    password: PASSWORD,
  });
  if (reply.status !== 200) throw new Error(reply.text);
  const { id } = await shop.database.db
    .updateTable('accounts')
    .set({ email_confirmed_at: isConfirmed ? new Date() : null })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow();
  return { shopper, email, accountId: id };
}

/** Leaves data of a member in many tables. @returns the number of a finished order */
async function use({ shopper, email, accountId }: Member): Promise<string> {
  const { db } = shop.database;
  const total = await readyToOrder(shopper, 'paper', { qty: 2 });
  const placed = await order(shopper, total);
  const orderNumber = placed.body.data.order.orderNumber as string;
  getLines(await add(shopper, 'pens', 3));
  await shopper.post('/list', { name: 'Secret list' });
  await shopper.post('/account/printers', { printerIds: ['corvelle/page-220'] });
  await shopper.post('/content/contact', { topic: 'OTHER', name: 'Ada Page', email, message: 'Hello there' });
  await shopper.post('/catalog/products/paper/reviews', { rating: 4, title: 'Good', body: 'Good paper.' });
  await sql`insert into newsletter_subscribers (tenant, email_key, email, state, landing_pages, form_id, consent_version, consented_at, confirm_hash, unsubscribe_token)
    values ('sdc', ${email}, ${email}, 'CONFIRMED', '[]', 4053, '1', now(), ${`hash ${email}`}, ${`token ${email}`})`.execute(
    db,
  );
  await sql`insert into memberships (account_id, program, order_number, line_number, term_days, starts_at, ends_at)
    values (${accountId}, 'SELECT', ${orderNumber}, 1, 365, now(), now() + interval '365 days')`.execute(db);
  await sql`insert into rewards_entries (account_id, key, kind, amount_minor, year, created_at)
    values (${accountId}, ${`test ${accountId}`}, 'ADJUSTED', 500, 2026, now())`.execute(db);
  return orderNumber;
}

const deliver = (orderNumber: string) =>
  sql`alter table orders disable trigger user`
    .execute(shop.database.db)
    .then(() =>
      shop.database.db
        .updateTable('orders')
        .set({ status: 'DELIVERED' })
        .where('order_number', '=', orderNumber)
        .execute(),
    )
    .then(() => sql`alter table orders enable trigger user`.execute(shop.database.db));

it('names each table with a column for a person, an order or an address', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct table_name as name from information_schema.columns
    where table_schema = 'public' and (
      column_name like any (array['%account_id', '%session_id', 'order_number', 'last_four', '%address%', '%phone%'])
      or column_name like '%email%' and data_type = 'text')`.execute(shop.database.db);
  const known = new Set([...Object.keys(PERSONAL_TABLES), ...Object.keys(NOT_EXPORTED)]);
  expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
});

describe('a copy of the data', () => {
  it('has everything that is stored about the member, without secrets', async () => {
    const member = await register();
    await use(member);
    const requested = await member.shopper.post('/account/data-requests', {});
    expect(requested.body.data.requests).toMatchObject([{ kind: 'EXPORT', status: 'OPEN' }]);
    await process();
    expect(mails).toEqual([`dataExported ${member.email}`]);
    const { requests } = (await member.shopper.get('/account/data-requests')).body.data;
    expect(requests).toMatchObject([{ status: 'READY' }]);
    const copy = await member.shopper.get(`/account/data-requests/${requests[0].id}/copy`);
    const { data } = copy.body.data;
    expect(Object.keys(data)).toEqual(
      expect.arrayContaining([
        'accounts',
        'carts',
        'cart_lines',
        'orders',
        'order_lines',
        'payments',
        'payment_attempts',
        'shopping_lists',
        'saved_printers',
        'sessions',
        'reviews',
        'memberships',
        'newsletter_subscribers',
        'rewards_entries',
        'shop_messages',
      ]),
    );
    expect(data.accounts).toMatchObject([{ email: member.email, first_name: 'Ada' }]);
    expect(data.shop_messages).toMatchObject([{ text: 'Hello there' }]);
    expect(copy.text).not.toMatch(/password_hash|token_hash|unsubscribe_token|"epoch"|"token"/);
  });

  it('is requested once while a request is open or a copy is ready', async () => {
    const { shopper } = await register();
    await Promise.all([
      shopper.post('/account/data-requests', {}),
      shopper.post('/account/data-requests', {}),
    ]);
    expect((await shopper.get('/account/data-requests')).body.data.requests).toHaveLength(1);
    await Promise.all([process(), process()]);
    expect(mails).toHaveLength(1);
    const again = await shopper.post('/account/data-requests', {});
    expect(again.body.data.requests).toMatchObject([
      { status: 'READY', expiresAt: expect.any(String) as string },
    ]);
    await process();
    expect(mails).toHaveLength(1);
  });

  it('expires, and belongs to one account', async () => {
    const { shopper } = await register();
    await shopper.post('/account/data-requests', {});
    await process();
    const [{ id }] = (await shopper.get('/account/data-requests')).body.data.requests as [{ id: string }];
    const stranger = await register();
    expect((await stranger.shopper.get(`/account/data-requests/${id}/copy`)).status).toBe(404);
    expect((await shop.shopper().get(`/account/data-requests/${id}/copy`)).status).toBe(401);
    const { now } = shop.clock;
    shop.clock.now = new Date(now.getTime() + 8 * 24 * 60 * 60 * 1000);
    await process();
    shop.clock.now = now;
    const { content } = await shop.database.db
      .selectFrom('data_requests')
      .select('content')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(content).toBeNull();
    const expired = await shopper.get(`/account/data-requests/${id}/copy`);
    expect([expired.status, expired.body.error.code]).toEqual([404, 'DATA_COPY_EXPIRED']);
    const renewed = await shopper.post('/account/data-requests', {});
    const { requests } = renewed.body.data as { requests: { status: string }[] };
    expect(requests.map(({ status }) => status).sort()).toEqual(['DONE', 'OPEN']);
  });

  it('has no messages of an address that the member has not confirmed, and is not mailed to it', async () => {
    const member = await register({ isConfirmed: false });
    await shop
      .shopper()
      .post('/content/contact', { topic: 'OTHER', name: 'Eve', email: member.email, message: 'Private' });
    await member.shopper.post('/account/data-requests', {});
    await process();
    const [{ id }] = (await member.shopper.get('/account/data-requests')).body.data.requests as [
      { id: string },
    ];
    expect((await member.shopper.get(`/account/data-requests/${id}/copy`)).text).not.toContain('Private');
    expect(mails).toEqual([]);
  });
});

describe('an erasure', () => {
  it('requires the password, and waits for open orders', async () => {
    const member = await register();
    await use(member);
    const wrong = await member.shopper.post('/account/erasure', { password: 'another phrase' });
    expect([wrong.status, wrong.body.error.code]).toEqual([403, 'PASSWORD_WRONG']);
    const open = await member.shopper.post('/account/erasure', { password: PASSWORD });
    expect([open.status, open.body.error.code]).toEqual([409, 'ORDERS_OPEN']);
    expect((await member.shopper.get('/account/data-requests')).body.data).toMatchObject({
      requests: [],
      openOrders: 1,
    });
  });

  it('is not offered to members of an organization', async () => {
    const member = await shop.signIn('member');
    expect((await member.get('/account/data-requests')).body.data.isManaged).toBe(true);
    const refused = await member.post('/account/erasure', { password: PASSWORD });
    expect([refused.status, refused.body.error.code]).toEqual([403, 'ACCOUNT_MANAGED']);
  });

  it('signs the member out everywhere, and leaves only anonymous orders', async () => {
    const member = await register();
    const orderNumber = await use(member);
    await deliver(orderNumber);
    await member.shopper.post('/account/data-requests', {});
    await process();
    const { db } = shop.database;
    const before = await db
      .selectFrom('products')
      .select('review_count')
      .where('sku', '=', 'paper')
      .executeTakeFirstOrThrow();
    expect((await member.shopper.post('/account/erasure', { password: PASSWORD })).status).toBe(200);
    expect((await member.shopper.get('/account/data-requests')).status).toBe(401);
    const again = await shop
      .shopper()
      .post('/account/signin', { username: member.email, password: PASSWORD });
    expect(again.status).toBe(401);

    await Promise.all([process(), process()]);
    expect(mails.filter((mail) => mail.startsWith('dataErased'))).toEqual([`dataErased ${member.email}`]);
    for (const [table, { where, keep }] of Object.entries(PERSONAL_TABLES)) {
      if (keep) continue;
      const { rows } = await sql`
        select 1 from ${sql.table(table)} t,
          (select ${member.accountId}::uuid as id, 'sdc' as tenant, ${member.email}::text as email, array[]::text[] as orders) a
        where ${sql.raw(where)}`.execute(db);
      expect([table, rows.length]).toEqual([table, 0]);
    }
    const kept = await db
      .selectFrom('orders')
      .selectAll()
      .where('order_number', '=', orderNumber)
      .executeTakeFirstOrThrow();
    expect(kept).toMatchObject({ account_id: null, session_id: null, email: '', payment_last_four: '' });
    expect(kept.shipping_address).toMatchObject({ address1: '', city: '' });
    expect(kept.shipping_address?.zipCode).toMatch(/^\d{5}/);
    expect(JSON.stringify(kept)).not.toMatch(/Ada|example\.com/);
    const attempt = await db
      .selectFrom('payment_attempts')
      .innerJoin('payments', 'attempt_id', 'payment_attempts.id')
      .select(['session_id', 'attempt_id', 'last_four', 'token', 'payments.amount_minor'])
      .where('order_number', '=', orderNumber)
      .executeTakeFirstOrThrow();
    expect(attempt).toMatchObject({
      session_id: attempt.attempt_id,
      last_four: '',
      token: '',
      amount_minor: kept.ord_total_minor,
    });
    const after = await db
      .selectFrom('products')
      .select('review_count')
      .where('sku', '=', 'paper')
      .executeTakeFirstOrThrow();
    expect(after.review_count).toBe(before.review_count - 1);
    // The operator still sees that there was a request.
    expect(await listDataRequests(db)).toMatchObject([
      { kind: 'ERASURE', doneAt: expect.any(Date) as Date, hasContent: false },
      { kind: 'EXPORT', hasContent: false },
    ]);
    expect(await listDataRequests(db, { isOpen: true })).toEqual([]);
  });

  it('waits for an order that was placed in the meantime, without blocking others', async () => {
    const [first, second] = [await register(), await register()];
    for (const { shopper } of [first, second]) await shopper.post('/account/erasure', { password: PASSWORD });
    const buyer = await register();
    const orderNumber = await use(buyer);
    const { db } = shop.database;
    await db
      .updateTable('orders')
      .set({ account_id: first.accountId })
      .where('order_number', '=', orderNumber)
      .execute();
    await process();
    expect(mails).toEqual([`dataErased ${second.email}`]);
    await deliver(orderNumber);
    await process();
    expect(mails).toEqual([`dataErased ${second.email}`, `dataErased ${first.email}`]);
  });

  it('includes orders that a guest placed with the confirmed email address', async () => {
    const [owner, other] = [await register(), await register({ isConfirmed: false })];
    const { db } = shop.database;
    const orderNumbers = [await use(await register()), await use(await register())];
    for (const [place, { email }] of [owner, other].entries())
      await db
        .updateTable('orders')
        .set({ account_id: null, email: email.toUpperCase(), email_key: email })
        .where('order_number', '=', orderNumbers[place]!)
        .execute();
    const erase = ({ shopper }: Member) => shopper.post('/account/erasure', { password: PASSWORD });
    expect((await erase(owner)).body.error.code).toBe('ORDERS_OPEN');
    await deliver(orderNumbers[0]!);
    for (const each of [owner, other]) {
      await each.shopper.post('/account/data-requests', {});
      await process();
      const [{ id }] = (await each.shopper.get('/account/data-requests')).body.data.requests as [
        { id: string },
      ];
      const { data } = (await each.shopper.get(`/account/data-requests/${id}/copy`)).body.data;
      expect([data.orders?.length, data.payments?.length]).toEqual(
        each === owner ? [1, 1] : [undefined, undefined],
      );
      expect((await erase(each)).status).toBe(200);
    }
    await process();
    const emails = await db
      .selectFrom('orders')
      .select(['order_number', 'email'])
      .where('order_number', 'in', orderNumbers)
      .execute();
    const emailOf = new Map(emails.map((row) => [row.order_number, row.email]));
    expect(orderNumbers.map((number) => emailOf.get(number))).toEqual(['', other.email.toUpperCase()]);
  });

  it('is tried again after a failure, which does not block others', async () => {
    const [first, second] = [await register(), await register()];
    for (const { shopper } of [first, second]) await shopper.post('/account/erasure', { password: PASSWORD });
    const { db } = shop.database;
    await sql`create table blockers as select id from accounts where id = ${first.accountId}`.execute(db);
    await sql`alter table blockers add foreign key (id) references accounts (id)`.execute(db);
    await process();
    expect(mails).toEqual([`dataErased ${second.email}`]);
    await sql`drop table blockers`.execute(db);
    await process();
    expect(mails).toEqual([`dataErased ${second.email}`, `dataErased ${first.email}`]);
  });
});
