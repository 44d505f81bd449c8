// The baseline of the benchmarks, as a separate process: a bare Fastify route with the bare transaction of an add to a cart (select cart,
// upsert line, select lines, update totals) or of an order (`bare-order.mjs`), one that renders a page of a given size with only
// renderToString, and one that hydrates it.
//   [DATABASE_URL=postgres://...] node tools/bench/bare-server.mjs       prints its port
import { createRequire } from 'node:module';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { ORDER_TABLES, placeBareOrder } from './bare-order.mjs';
import { Page } from './bare-page.mjs';

const require = createRequire(new URL('../../apps/commerce-api/package.json', import.meta.url));
const Fastify = require('fastify');
const { DATABASE_URL } = process.env;

const TABLES = `
  create table bare_carts (id integer primary key, items integer not null default 0, total bigint not null default 0);
  create table bare_lines (cart_id integer not null, sku text not null, qty integer not null, price integer not null, primary key (cart_id, sku));
  insert into bare_carts (id) select generate_series(0, 64);
  ${ORDER_TABLES}`;

/** @returns {Promise<(work: (query: (text: string, values?: unknown[]) => Promise<{ rows: { qty: number, price: number }[] }>) => Promise<unknown>) => Promise<unknown>>} */
async function openTransactions() {
  if (DATABASE_URL) {
    const pool = new (require('pg').Pool)({ connectionString: DATABASE_URL, max: 10 });
    const { rows } = await pool.query(`select tablename from pg_tables where tablename like 'bare\\_%'`);
    for (const { tablename } of rows) await pool.query(`drop table ${tablename}`);
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

app.post('/order', async ({ body: { key } }) => {
  await transaction((query) => placeBareOrder(query, key));
  return { key };
});

const bytesATile = renderToString(h(Page, { tiles: 100 })).length / 100;
const getTiles = ({ bytes }) => Math.max(1, Math.round(Number(bytes) / bytesATile));

app.get('/page/:bytes', async ({ params }, reply) =>
  reply.type('text/html').send(`<!doctype html>${renderToString(h(Page, { tiles: getTiles(params) }))}`),
);

/** Built on first use, by the shop's own bundler. */
let client;
async function buildClient() {
  const { build } = await import('vite');
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: new URL('./bare-client.mjs', import.meta.url).pathname, formats: ['es'] },
    },
  });
  return [built].flat()[0].output[0].code;
}
app.get('/client.js', async (_request, reply) =>
  reply.type('text/javascript').send(await (client ??= buildClient())),
);
app.get('/pictures/:name', async (_request, reply) =>
  reply
    .type('image/svg+xml')
    .send('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M1 1h6v6H1z"/></svg>'),
);
/** The same page, hydrated once its script has loaded. */
app.get('/hydrated/:bytes', async ({ params }, reply) => {
  const tiles = getTiles(params);
  const page = renderToString(h(Page, { tiles }));
  return reply
    .type('text/html')
    .send(
      `<!doctype html><meta name="viewport" content="width=device-width"><script type="module" src="/client.js"></script><div id="root" data-tiles="${tiles}">${page}</div>`,
    );
});

await app.listen({ port: 0, host: '127.0.0.1' });
console.log(app.server.address().port);
