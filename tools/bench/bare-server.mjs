// What the shop is measured beside, as a process of its own: a bare Fastify route over the bare transaction of an add to a cart (select
// cart, upsert line, select lines, update totals), and one that renders a page of a given size with nothing but renderToString.
//   [DATABASE_URL=postgres://...] node tools/bench/bare-server.mjs       prints its port
import { createRequire } from 'node:module';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';

const require = createRequire(new URL('../../apps/commerce-api/package.json', import.meta.url));
const Fastify = require('fastify');
const { DATABASE_URL } = process.env;

const TABLES = `
  create table bare_carts (id integer primary key, items integer not null default 0, total bigint not null default 0);
  create table bare_lines (cart_id integer not null, sku text not null, qty integer not null, price integer not null, primary key (cart_id, sku));
  insert into bare_carts (id) select generate_series(0, 64);`;

/** @returns {Promise<(work: (query: (text: string, values?: unknown[]) => Promise<{ rows: { qty: number, price: number }[] }>) => Promise<unknown>) => Promise<unknown>>} */
async function openTransactions() {
  if (DATABASE_URL) {
    const pool = new (require('pg').Pool)({ connectionString: DATABASE_URL, max: 10 });
    await pool.query('drop table if exists bare_lines, bare_carts');
    await pool.query(TABLES);
    return async (work) => {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const result = await work((text, values) => client.query(text, values));
        await client.query('commit');
        return result;
      } finally {
        client.release();
      }
    };
  }
  const { PGlite } = await import(require.resolve('@electric-sql/pglite').replace(/index\.cjs$/, 'index.js'));
  const { mkdtempSync } = await import('node:fs');
  const { tmpdir } = await import('node:os');
  const { join } = await import('node:path');
  const pglite = await PGlite.create({ dataDir: mkdtempSync(join(tmpdir(), 'foolscap-bare-')) });
  await pglite.exec(TABLES);
  return (work) => pglite.transaction((trx) => work((text, values) => trx.query(text, values)));
}

const transaction = await openTransactions();
const app = Fastify();

app.post('/add', async ({ body: { cart, sku, qty } }) =>
  transaction(async (query) => {
    await query('select * from bare_carts where id = $1 for update', [cart]);
    await query(
      `insert into bare_lines (cart_id, sku, qty, price) values ($1, $2, $3, 499)
       on conflict (cart_id, sku) do update set qty = bare_lines.qty + excluded.qty`,
      [cart, sku, qty],
    );
    const { rows } = await query('select * from bare_lines where cart_id = $1', [cart]);
    const total = rows.reduce((sum, line) => sum + line.qty * line.price, 0);
    await query('update bare_carts set items = $2, total = $3 where id = $1', [cart, rows.length, total]);
    return { lines: rows.length, total };
  }),
);

/** Things as a tile has them, as many as make up the bytes that were asked for. */
const Tile = ({ place }) =>
  h(
    'article',
    { className: 'tile' },
    h('img', { src: `/media/pictures/ream/${place}.svg`, alt: '', width: 320, height: 320, loading: 'lazy' }),
    h(
      'h3',
      { className: 'name' },
      h('a', { href: `/p/${place}/some-product` }, `Some product number ${place}`),
    ),
    h('p', { className: 'price' }, h('b', null, `$${place}`), h('span', null, '.99')),
    h('form', { method: 'post', action: '/add' }, h('button', { type: 'submit' }, 'Add to cart')),
  );
const Page = ({ tiles }) =>
  h(
    'main',
    null,
    h('h1', null, 'Products'),
    ...Array.from({ length: tiles }, (_, place) => h(Tile, { key: place, place })),
  );
const bytesATile = renderToString(h(Page, { tiles: 100 })).length / 100;

app.get('/page/:bytes', async ({ params }, reply) => {
  const tiles = Math.max(1, Math.round(Number(params.bytes) / bytesATile));
  return reply.type('text/html').send(`<!doctype html>${renderToString(h(Page, { tiles }))}`);
});

await app.listen({ port: 0, host: '127.0.0.1' });
console.log(app.server.address().port);
