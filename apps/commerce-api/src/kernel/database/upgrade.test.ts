import { Migrator, sql } from 'kysely';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';

/** The last migration of release 0.1, whose databases are in use. */
const RELEASED = '0014-line-delivery-dates';

let database: Database;
beforeEach(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  const released = Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= RELEASED));
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(released) },
  }).migrateToLatest();
  if (error) throw error;
});
afterEach(() => database.close());

/** Inserts rows as the released version wrote them. */
async function insertReleasedRows(): Promise<void> {
  const { db } = database;
  await sql`insert into categories (id, name, description, position, picture) values
    ('pens', 'Pens', '', 1, '{"drawing":"gel-pen","colour":"#2461ab"}')`.execute(db);
  await sql`insert into products (sku, name, brand, part_number, category_id, description, bullets, attributes, price_minor, uom, picture,
      gallery, colour_family, bopis_eligible, oversized, tax_code, source)
    values ('24120101', 'Gel pen, blue', 'Lumen', 'LM-1', 'pens', '', '[]', '[]', 499, 'Each',
      '{"drawing":"gel-pen","colour":"#2461ab","label":"07"}',
      '[{"drawing":"gel-pen","colour":"#2461ab"},{"drawing":"pack--gel-pen","colour":"#111111"}]', 'Blue',
      true, false, 'standard', 'demo')`.execute(db);
}

it('keeps the pictures and colors of products, and the search index', async () => {
  const { db } = database;
  await insertReleasedRows();

  await migrate(db);

  const product = await db
    .selectFrom('products')
    .select(['picture', 'gallery', 'color_family', 'updated_at'])
    .where('sku', '=', '24120101')
    .executeTakeFirstOrThrow();
  expect(product).toEqual({
    picture: { drawing: 'gel-pen', color: '#2461ab', label: '07' },
    gallery: [
      { drawing: 'gel-pen', color: '#2461ab' },
      { drawing: 'pack--gel-pen', color: '#111111' },
    ],
    color_family: 'Blue',
    updated_at: null,
  });
  const category = await db.selectFrom('categories').select('picture').executeTakeFirstOrThrow();
  expect(category.picture).toEqual({ drawing: 'gel-pen', color: '#2461ab' });

  // The migrated index of the released version has the new forms of numbers.
  const joined =
    await sql`select 1 from product_index where names @@ plainto_tsquery('simple', 'LM1')`.execute(db);
  expect(joined.rows).toHaveLength(1);

  // The trigger works with the new names.
  await db
    .updateTable('products')
    .set({ color_family: 'Black', name: 'Gel pen, black' })
    .where('sku', '=', '24120101')
    .execute();
  const { rows } = await sql<{ color: string }>`select color from product_index`.execute(db);
  expect(rows).toEqual([{ color: 'Black' }]);
});

it('keeps the authorizations of the sandbox gateway', async () => {
  const { db } = database;
  await sql`insert into sandbox_cards (token, behaviour) values ('card', 'approve')`.execute(db);
  await sql`insert into sandbox_ledger (key, authorisation_id, card_token, amount_minor, state)
    values ('attempt', 'auth-1', 'card', 1862, 'AUTHORISED')`.execute(db);

  await migrate(db);

  const held = await db
    .selectFrom('sandbox_ledger')
    .select(['authorization_id', 'amount_minor', 'state'])
    .executeTakeFirst();
  expect(held).toEqual({ authorization_id: 'auth-1', amount_minor: 1862, state: 'AUTHORIZED' });
});

it('keeps canceled orders and their lines', async () => {
  const { db } = database;
  const id = '00000000-0000-4000-8000-000000000001';
  await sql`insert into orders (order_number, tenant, cart_id, status, email, shipping_address, billing_address, level_of_service,
      min_delivery_date, max_delivery_date, payment_brand, payment_last_four, totals, ord_total_minor, placed_at, cancelled_at)
    values ('7', 'sdc', ${id}, 'CANCELLED', 'ada@example.com', '{}', '{}', 'STANDARD', '2026-11-23', '2026-11-24', 'VISA', '1111',
      '{}', 1862, now(), '2026-11-20T10:00:00Z')`.execute(db);
  await sql`insert into order_lines (order_number, line_number, sku, name, image, item_url, qty, unit_price_minor, price_minor, uom)
    values ('7', 1, '24120101', 'Gel pen', '', '', 2, 499, 998, 'Each')`.execute(db);

  await migrate(db);

  const order = await db
    .selectFrom('orders')
    .select(['status', 'canceled_at'])
    .where('order_number', '=', '7')
    .executeTakeFirst();
  expect(order).toEqual({ status: 'CANCELED', canceled_at: new Date('2026-11-20T10:00:00Z') });
  const line = await db
    .selectFrom('order_lines')
    .select(['price_minor', 'discount_minor', 'tax_minor'])
    .executeTakeFirst();
  expect(line).toEqual({ price_minor: 998, discount_minor: 0, tax_minor: null });
});

it('keeps the cards of carts, and the authorized payments of orders', async () => {
  const { db } = database;
  const id = (serial: number) => `00000000-0000-4000-8000-00000000000${serial}`;
  await sql`insert into sessions (id, token_hash, epoch, expires_at) values (${id(1)}, 'hash', 'epoch', now() + interval '1 day')`.execute(
    db,
  );
  await sql`insert into carts (id, tenant, session_id) values (${id(2)}, 'sdc', ${id(1)})`.execute(db);
  await sql`insert into cart_payments (id, cart_id, card_token, brand, last_four, expiry_month, expiry_year, payment_type, billing_address)
    values (${id(3)}, ${id(2)}, 'card_1', 'VISA', '1111', '12', '2035', 'CREDIT_CARD', '{"zipCode":"02108"}')`.execute(
    db,
  );
  await sql`insert into orders (order_number, tenant, cart_id, status, email, shipping_address, billing_address, level_of_service,
      min_delivery_date, max_delivery_date, payment_brand, payment_last_four, totals, ord_total_minor)
    values ('8', 'sdc', ${id(4)}, 'PLACED', 'ada@example.com', '{}', '{}', 'STANDARD', '2026-11-23', '2026-11-24', 'VISA', '1111',
      '{}', 1862)`.execute(db);
  await sql`insert into payment_attempts (id, session_id, idempotency_key, cart_id, amount_minor, card_token, state, order_number)
    values (${id(5)}, ${id(1)}, 'captured', ${id(4)}, 1862, 'card_1', 'CAPTURED', '8'),
      (${id(6)}, ${id(1)}, 'held', ${id(2)}, 500, 'card_1', 'STARTED', null)`.execute(db);

  await migrate(db);

  const [tender] = await db.selectFrom('cart_tenders').selectAll().execute();
  expect(tender).toMatchObject({
    id: id(3),
    cart_id: id(2),
    type: 'CARD',
    token: 'card_1',
    brand: 'VISA',
    last_four: '1111',
    balance_minor: null,
    billing_address: { zipCode: '02108' },
  });
  // The gateway holds the money under the id of the attempt.
  const payments = await db.selectFrom('payments').selectAll().orderBy('id').execute();
  expect(payments).toMatchObject([
    { id: id(5), attempt_id: id(5), type: 'CARD', token: 'card_1', amount_minor: 1862, state: 'CAPTURED' },
    { id: id(6), attempt_id: id(6), type: 'CARD', token: 'card_1', amount_minor: 500, state: 'STARTED' },
  ]);
});

it('keeps the synonyms of an operator apart from those of the demo', async () => {
  const { db } = database;
  await sql`insert into search_synonyms (group_name, phrase) values ('pen', 'quill')`.execute(db);

  await migrate(db);

  const { rows } =
    await sql`select phrase, source from search_synonyms where group_name = 'pen' order by phrase`.execute(
      db,
    );
  expect(rows).toEqual([
    { phrase: 'biro', source: 'demo' },
    { phrase: 'pen', source: 'demo' },
    { phrase: 'quill', source: 'operator' },
  ]);
});

it('keeps carts, and relates their lines to their parents', async () => {
  const { db } = database;
  await insertReleasedRows();
  await sql`insert into products (sku, name, brand, part_number, category_id, description, bullets, attributes, price_minor, uom, picture,
      gallery, bopis_eligible, oversized, tax_code, source)
    select sku, name, 'Lumen', sku, 'pens', '', '[]', '[]', 499, 'Each', '{}', '[]', true, false, 'standard', 'demo'
    from (values ('desk', 'Desk'), ('plan', 'Plan'), ('lamp', 'Lamp')) as product(sku, name)`.execute(db);
  await sql`insert into product_relations (sku, kind, related_sku) values ('desk', 'WARRANTY', 'plan')`.execute(
    db,
  );
  const session = '00000000-0000-4000-8000-000000000001';
  await sql`insert into sessions (id, token_hash, epoch, expires_at) values (${session}, 'x', 'e', '2030-01-01')`.execute(
    db,
  );
  await sql`insert into carts (id, tenant, session_id, revision) values (${session}, 'sdc', ${session}, 7)`.execute(
    db,
  );
  await sql`insert into cart_lines (id, cart_id, item_id, qty, status, actioned, delivery_type, parent_item_id)
    select gen_random_uuid(), ${session}, item, qty, status, 'ADD_ITEM', 'STA', parent
    from (values ('desk', 2, 'ACTIVE', ''), ('plan', 3, 'ACTIVE', 'desk'), ('plan', 1, 'ACTIVE', ''), ('plan', 1, 'ACTIVE', '24120101'),
        ('24120101', 5, 'ACTIVE', ''), ('lamp', 1, 'ACTIVE', 'desk'), ('lamp', 2, 'ACTIVE', 'gone'), ('lamp', 4, 'ACTIVE', ''),
        ('24120101', 2, 'ACTIVE', 'gone'), ('desk', 1, 'DELETED', 'gone'))
      as line(item, qty, status, parent)`.execute(db);
  await sql`insert into orders (order_number, tenant, cart_id, status, email, shipping_address, billing_address, level_of_service,
      min_delivery_date, max_delivery_date, payment_brand, payment_last_four, totals, ord_total_minor, placed_at)
    values ('8', 'sdc', ${session}, 'PLACED', 'ada@example.com', '{}', '{}', 'STANDARD', '2026-11-23', '2026-11-24', 'VISA', '1111',
      '{}', 1862, now())`.execute(db);
  await sql`insert into order_lines (order_number, line_number, sku, name, image, item_url, qty, unit_price_minor, price_minor, uom, parent_item_id)
    values ('8', 1, 'desk', '', '', '', 2, 499, 998, 'Each', ''), ('8', 2, 'plan', '', '', '', 2, 499, 998, 'Each', 'desk'),
      ('8', 3, 'lamp', '', '', '', 2, 499, 998, 'Each', 'gone')`.execute(db);

  await migrate(db);

  const { rows: lines } = await sql`select lines.item_id, lines.qty, parents.item_id as parent, lines.relation
    from cart_lines lines left join cart_lines parents on parents.id = lines.parent_line_id order by 1, 2`.execute(
    db,
  );
  expect(lines).toEqual([
    { item_id: '24120101', qty: 7, parent: null, relation: null },
    { item_id: 'desk', qty: 2, parent: null, relation: null },
    { item_id: 'lamp', qty: 1, parent: 'desk', relation: 'ADDON' },
    { item_id: 'lamp', qty: 6, parent: null, relation: null },
    { item_id: 'plan', qty: 2, parent: 'desk', relation: 'WARRANTY' },
  ]);
  const cart = await db.selectFrom('carts').select(['kind', 'revision', 'notices']).executeTakeFirstOrThrow();
  expect(cart).toMatchObject({ kind: 'CART', revision: 8, notices: [{ code: 'STANDALONE_WARRANTY_ITEM' }] });
  const ordered = await db
    .selectFrom('order_lines')
    .select(['sku', 'parent_line_number', 'relation'])
    .orderBy('line_number')
    .execute();
  expect(ordered).toEqual([
    { sku: 'desk', parent_line_number: null, relation: null },
    { sku: 'plan', parent_line_number: 1, relation: 'WARRANTY' },
    { sku: 'lamp', parent_line_number: null, relation: null },
  ]);

  // A line is deleted with its parent. It has either a parent in its own cart and a relation, or neither.
  await db.deleteFrom('cart_lines').where('item_id', '=', 'desk').execute();
  expect(await db.selectFrom('cart_lines').select('item_id').orderBy('item_id').execute()).toEqual([
    { item_id: '24120101' },
    { item_id: 'lamp' },
  ]);
  await expect(
    db.updateTable('cart_lines').set({ relation: 'ADDON' }).where('item_id', '=', 'lamp').execute(),
  ).rejects.toThrow(/check/);
});
