// Measures recommendations with 100,000 products and 1,000,000 order lines, on PostgreSQL.
import { setTimeout as delay } from 'node:timers/promises';
import { measure, send } from './http.mjs';

const ORDERS = 200_000;
const LINES = 5;
const CALL = '/ele-lpd/api/sparxProxy/atRecommendation';

/**
 * Writes a sales history in which some items sell far more than others, and each has some 20 companions.
 * @param client a connection to the database of the shop
 */
export async function writeHistory(client) {
  await client.query('select setseed(0.5)');
  await client.query(`create table bench_items as
    select row_number() over (order by sku) - 1 as number, sku from products where published and price_minor is not null`);
  await client.query('create unique index on bench_items (number)');
  await client.query(
    `insert into sales_orders (source, order_id, ordered_on, ship_mode, segment, customer_hash, country, city, state, zip)
       select 'bench', n::text, date '2025-01-01' + n % 700, '', '', (n % 20000)::text, '', '', '', ''
       from generate_series(1, $1::integer) n`,
    [ORDERS],
  );
  await client.query(
    `insert into sales_lines (source, line_key, order_id, sku, quantity, sales_minor, discount_basis_points)
       select 'bench', n || '-' || k, n::text, item.sku, 1, 100, 0
       from (select n, floor(power(random(), 3) * (select count(*) from bench_items))::integer as base
         from generate_series(1, $1::integer) n) orders
       cross join generate_series(0, $2::integer - 1) k
       join bench_items item on item.number = (base + k * (1 + n % 5)) % (select count(*) from bench_items)`,
    [ORDERS, LINES],
  );
  await client.query('analyze');
}

/** Waits until the shop has counted all orders and computed all neighbors. @returns seconds */
export async function waitForCounts(client) {
  const begun = performance.now();
  for (;;) {
    const { rows } = await client.query(
      `select exists (select from purchase_queue) or exists (select from purchased_items where neighbors_at is null) as busy`,
    );
    if (!rows[0].busy) return (performance.now() - begun) / 1000;
    await delay(2000);
  }
}

/** Measures the calls of a guest. @returns figures by name */
export async function measureRecommendations(url, client, seconds) {
  const { rows } = await client.query(
    `select i.sku, products.category_id from purchased_items i join products on products.sku = i.sku order by i.weight desc limit 200`,
  );
  const request = async (scheme, query) => {
    const reply = await send(url + CALL, {
      method: 'POST',
      body: { configValues: { scheme }, query: { mboxes: ['productPage'], ...query } },
    });
    if (reply.status !== 200)
      throw new Error(`${scheme} answered ${reply.status}: ${reply.text.slice(0, 200)}`);
    if (!JSON.parse(reply.text).data.length) throw new Error(`${scheme} is empty`);
  };
  const pick = (turn) => rows[turn % rows.length];
  const calls = {
    'also bought, one item': (turn) => request('alsoBought', { skuList: [pick(turn).sku] }),
    'also bought, a cart of 20 items': (turn) =>
      request('alsoBought', { skuList: rows.slice(turn % 100, (turn % 100) + 20).map(({ sku }) => sku) }),
    'popular in a category': (turn) => request('consider', { categoryId: pick(turn).category_id }),
    alternates: (turn) => request('alternates', { skuList: [pick(turn).sku] }),
  };
  const figures = {};
  for (const [name, call] of Object.entries(calls))
    figures[name] = await measure(1, seconds, (_, turn) => call(turn));
  return figures;
}
