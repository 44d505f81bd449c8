// `[DATABASE_URL=postgres://...] node tools/bench/load.mjs [--minutes N] [--shoppers N] [--losses]`: runs two processes of the built shop
// on one PostgreSQL (a temporary one by default), and simulated shoppers who browse, search, fill carts, sign in, pay and order. Each
// shopper alternates between the processes with every request. Prints the replies; exits 1 on any 5xx, a broken connection, or stock or
// orders that do not add up. With --losses, it closes all connections to the database every 5 s, and restarts the (temporary) database
// every minute: a 503 with Retry-After is then an expected reply, after which the shopper retries the request with the same key.
import { createRequire } from 'node:module';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openShop } from '../checks/open-shop.mjs';
import { startPostgres } from '../checks/postgres.mjs';
import { ensureBuilt, root } from '../shop/build.mjs';
import { ADDRESS, CARD } from './buyer.mjs';
import { buyableSkus } from './carts.mjs';
import { send } from './http.mjs';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    shoppers: { type: 'string', default: '12' },
    losses: { type: 'boolean', default: false },
  },
});
const minutes = Number(values.minutes);
// A dependency of the API, not of the workspace root.
const { Client } = createRequire(join(root, 'apps/commerce-api/package.json'))('pg');

await ensureBuilt(['@foolscap/storefront']);
const own = process.env.DATABASE_URL ? undefined : await startPostgres();
const env = {
  DATABASE_URL: process.env.DATABASE_URL ?? own.url,
  DEMO: '1',
  SIGN_IN_ATTEMPTS_PER_MINUTE: '100000',
  CARD_ATTEMPTS_PER_MINUTE: '100000',
  CAPTCHA_AFTER_ADDRESS_FAILURES: '1000000',
  NEW_SESSIONS_PER_MINUTE: '1000000',
};
// Sequentially, because the first one fills the database.
const shops = [await openShop({ env })];
shops.push(await openShop({ env }));
/** Runs one statement on a separate connection, because a connection does not survive restarts. */
async function query(text) {
  const client = new Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
const number = async (text) => Number((await query(text))[0].n);

const seen = new Map();
const failures = [];
const exits = [];
const refusals = new Map();
let orders = 0;

function note(kind, status, ms) {
  const row = seen.get(kind) ?? { times: [], statuses: new Map() };
  row.times.push(ms);
  row.statuses.set(status, (row.statuses.get(status) ?? 0) + 1);
  seen.set(kind, row);
}

/** Creates a shopper: a cookie jar, and requests that alternate between the processes. */
function createVisitor(turn) {
  const jar = new Map();
  /** With --losses, repeats the request while the database is unavailable, for half a minute at most. */
  async function request(kind, path, options = {}) {
    const key = randomUUID();
    const deadline = Date.now() + 30_000;
    for (;;) {
      const reply = await once(kind, path, { ...options, key });
      const isBusy = reply.status === 503 || reply.text.includes('REQUEST_IN_PROGRESS');
      if (!values.losses || !isBusy || Date.now() > deadline) return reply;
      await sleep(100);
    }
  }
  async function once(kind, path, { method = 'GET', body, key }) {
    const shop = shops[turn++ % shops.length];
    const headers = { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') };
    if (body) headers['idempotency-key'] = key;
    const begun = performance.now();
    try {
      const reply = await send(shop.url + path, { method, headers, body });
      note(kind, reply.status, performance.now() - begun);
      // Some error replies are expected; the first of each kind is printed for review.
      if (reply.status >= 400 && !refusals.has(`${kind} ${reply.status}`))
        refusals.set(`${kind} ${reply.status}`, reply.text.slice(0, 200));
      const isOutage = values.losses && reply.status === 503 && reply.headers['retry-after'] !== undefined;
      if (reply.status >= 500 && !isOutage)
        failures.push(`${method} ${path} answered ${reply.status}: ${reply.text.slice(0, 200)}`);
      for (const line of reply.headers['set-cookie'] ?? []) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(line);
        if (value) jar.set(name, value);
        else jar.delete(name);
      }
      return reply;
    } catch (error) {
      note(kind, error.code ?? error.message, performance.now() - begun);
      failures.push(`${method} ${path}: ${error.message}`);
      return { status: 0, text: '{}' };
    }
  }
  const api = (kind, path, options) => request(kind, `/cc/api${path}`, options);
  return { request, api };
}

const pick = (things) => things[Math.floor(Math.random() * things.length)];
const chance = (share) => Math.random() < share;
const WORDS = [
  'gel pens',
  'copy paper',
  'staplr',
  'binder clips',
  'task chair',
  'toner',
  'envelopes blue',
  'label',
];
/** One account for all shoppers, who share its cart. */
const MEMBER = { username: 'wendy@example.com', password: 'paper-and-ink' };

async function reads({ request, api }) {
  await request('home', '/');
  await request('browse', `${pick(categories)}${chance(0.3) ? '?sort=price-asc' : ''}`);
  const word = pick(WORDS);
  await api('suggest', `/catalog/suggest?q=${encodeURIComponent(word.slice(0, 4))}`);
  await request('search', `/search?q=${encodeURIComponent(word)}`);
  await request('product', `/p/${pick(skus)}`);
  if (chance(0.2)) await request('stores', `/stores?q=${pick(['01702', 'Boston', 'TX'])}`);
}

async function fills({ request, api }) {
  for (let turn = 0; turn < 3; turn += 1)
    await api('add', '/checkout/default/item', {
      method: 'POST',
      body: { items: [{ itemId: pick(chance(0.3) ? skus.slice(0, 3) : skus), qty: 1 + (turn % 2) }] },
    });
  const { text } = await api('read cart', '/checkout');
  const [line] = JSON.parse(text).data?.cartInfo?.items ?? [];
  if (line)
    await api('change', '/checkout/default/item', {
      method: 'PUT',
      body: { items: [{ cartItemId: line.cartItemId, qty: 2 }] },
    });
  await request('cart page', '/cart');
}

async function buys({ request, api }) {
  const prepared = await api('delivery', '/checkout/default', {
    method: 'PUT',
    body: { addresses: [ADDRESS], emailId1: 'ada@example.com' },
  });
  if (prepared.status !== 200) return;
  await api('payment', '/checkout/default/payment', {
    method: 'POST',
    body: {
      cardPayment: CARD,
    },
  });
  const { text } = await api('precheckout', '/checkout/precheckout');
  const expectedTotal = JSON.parse(text).data?.checkoutInfo?.totals?.ordTotal;
  if (expectedTotal === undefined) return;
  const placed = await api('order', '/checkout/default/order', { method: 'POST', body: { expectedTotal } });
  if (placed.status !== 200) return;
  orders += 1;
  const found = /"orderNumber":"(\d+)"/.exec(placed.text);
  if (found) await request('order page', `/order/${found[1]}`);
}

async function signsIn({ request, api }) {
  await api('sign in', '/account/signin', { method: 'POST', body: MEMBER });
  await request('account page', '/account/orders');
  await fills({ request, api });
  await api('sign out', '/account/signout', { method: 'POST', body: {} });
}

async function goesOn(turn, until) {
  for (let visit = 0; Date.now() < until; visit += 1) {
    const visitor = createVisitor(turn + visit);
    await reads(visitor);
    if (chance(0.7)) await fills(visitor);
    if (chance(0.3)) await signsIn(visitor);
    else if (chance(0.5)) {
      await fills(visitor);
      await buys(visitor);
    }
    await sleep(Math.random() * 100);
  }
}

const skus = await buyableSkus(shops[0].url, 200);
const { data } = JSON.parse((await send(`${shops[0].url}/cc/api/catalog/categories`)).text);
const categories = data.categories.map(({ url }) => url);
const stockBefore = await number('select sum(available)::bigint as n from stock');
const ordersBefore = await number('select count(*) as n from orders');

const until = Date.now() + minutes * 60_000;

/** Ends connections every five seconds, and restarts the database every minute. */
async function loseConnections() {
  let ended = 0;
  let restarts = 0;
  for (let turn = 1; Date.now() < until - 5000; turn += 1) {
    await sleep(5000);
    if (turn % 12 === 0 && own?.restart) {
      await own.restart();
      restarts += 1;
      continue;
    }
    const rows = await query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null',
    );
    ended += rows.length;
  }
  return `${ended} connections ended, ${restarts} restarts of the database`;
}
const losses = values.losses ? loseConnections() : undefined;

await Promise.all(Array.from({ length: Number(values.shoppers) }, (_, turn) => goesOn(turn, until)));

console.log(`${minutes} minutes, ${values.shoppers} shoppers, two processes of the shop on one PostgreSQL\n`);
if (losses) console.log(await losses);
console.log('what             answers   p50 ms   p99 ms   by status');
let all = 0;
for (const [kind, { times, statuses }] of [...seen].sort((a, b) => b[1].times.length - a[1].times.length)) {
  times.sort((a, b) => a - b);
  all += times.length;
  const at = (share) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))].toFixed(0).padStart(6);
  const counts = [...statuses].map(([status, count]) => `${status}: ${count}`).join(', ');
  console.log(
    `${kind.padEnd(15)} ${String(times.length).padStart(8)}   ${at(0.5)}   ${at(0.99)}   ${counts}`,
  );
}
console.log(`\n${all} answers, ${(all / (minutes * 60)).toFixed(0)} a second, ${failures.length} failures`);
for (const failure of failures.slice(0, 10)) console.log(`  ${failure}`);

for (const [kind, text] of refusals) console.log(`  ${kind}: ${text}`);

/** Invariants that must hold in every run. */
const sold = await number(
  `select coalesce(sum(order_stock.qty), 0)::bigint as n from order_stock join orders using (order_number)
    where order_stock.place = 'SHOP' and orders.status <> 'CANCELED'`,
);
const wrong = [
  [
    'confirmed orders that do not exist',
    orders - ((await number('select count(*) as n from orders')) - ordersBefore),
  ],
  ['items with negative stock', await number('select count(*) as n from stock where available < 0')],
  [
    'units missing from the stock that are in no order',
    stockBefore - (await number('select sum(available)::bigint as n from stock')) - sold,
  ],
  [
    'orders without exactly one charge',
    await number(`select count(*) as n from orders where cart_id is not null and 1 <> (
      select count(*) from payment_attempts join sandbox_ledger on sandbox_ledger.key = payment_attempts.id::text
        where payment_attempts.order_number = orders.order_number and sandbox_ledger.state = 'CAPTURED')`),
  ],
  [
    'charges without an order',
    await number(`select count(*) as n from sandbox_ledger where state = 'CAPTURED' and key not in (
      select id::text from payment_attempts where order_number is not null)`),
  ],
  [
    'sessions or accounts with two open carts',
    await number(`select count(*) as n from (select 1 from carts where status = 'OPEN'
    group by tenant, session_id, account_id having count(*) > 1) twice`),
  ],
].filter(([, count]) => count !== 0);
for (const [what, count] of wrong) console.log(`WRONG: ${count} ${what}`);
console.log(
  `${orders} orders placed; ${wrong.length ? 'stock, orders and carts do not add up' : 'stock, orders and carts add up'}`,
);

for (const shop of shops) if (!isRunning(shop.pid)) exits.push(shop.output());
for (const output of exits) console.log(`A shop process exited:\n${output}`);
for (const shop of shops) await shop.close();
await own?.stop();
process.exitCode = failures.length || wrong.length || exits.length ? 1 : 0;

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
