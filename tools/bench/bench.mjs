// `npm run bench`: measures the built shop next to bare routes on the same machine, in one run. Compare the ratios; absolute numbers depend
// on the machine.
//   --seconds N   length of each part (4)
//   --only WORD   only the parts whose name contains it: model, adds, lines, lists, orders, stores, pages, browser, cart, drawer, sizes
//   --only recommendations   with 100,000 products and 1,000,000 order lines on PostgreSQL (minutes); not part of a run of everything
//   --sizes       also search and browse at 10,000 and 100,000 products on PostgreSQL (minutes)
import { execFileSync, spawn } from 'node:child_process';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { openShop } from '../checks/open-shop.mjs';
import { startPostgres } from '../checks/postgres.mjs';
import { ensureBuilt, root } from '../shop/build.mjs';
import { openBare } from './bare.mjs';
import { openBrowser, visit } from './browser.mjs';
import { largeCart } from './large-cart.mjs';
import { BARE_PRESS, changeShifts, measurePresses, PRESSES } from './small-cart.mjs';
import { buyableSkus, getCart, post } from './carts.mjs';
import { agent, measure, send } from './http.mjs';
import { getMemory } from './memory.mjs';
import { listPage } from './list-page.mjs';
import { longList, measureLists } from './lists.mjs';
import { measureModel } from './model.mjs';
import { paymentDrawers } from './payment-drawer.mjs';
import { measureOrders } from './place-order.mjs';
import { measureRecommendations, waitForCounts, writeHistory } from './recommendations.mjs';
import { measureStores, writeStores } from './stores.mjs';

// A dependency of the API, not of the workspace root.
const require = createRequire(join(root, 'apps/commerce-api/package.json'));

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '4' },
    only: { type: 'string', default: '' },
    sizes: { type: 'boolean', default: false },
  },
});
const seconds = Number(values.seconds) || 4;
const wanted = (part) => part.includes(values.only);

const heading = (text) => console.log(`\n${text}`);
const say = (name, figures, ...notes) =>
  console.log(`  ${name.padEnd(38)}${figures.padEnd(34)} ${notes.join(', ')}`);
const speed = ({ perSecond, p50, p99 }) =>
  `${perSecond.toFixed(0).padStart(6)}/s  p50 ${p50.toFixed(1)}  p99 ${p99.toFixed(1)} ms`;

async function adds(name, shop, env) {
  heading(`Adds to the cart, ${name}`);
  const skus = await buyableSkus(shop.url, 40);
  const bare = await openBare(env);
  try {
    for (const workers of [1, 16]) {
      const floor = await measure(workers, seconds, (worker, turn) =>
        send(`${bare.url}/add`, {
          method: 'POST',
          body: { cart: worker, sku: skus[turn % skus.length], qty: 1 },
        }),
      );
      const cookies = [];
      const real = await measure(workers, seconds, async (worker, turn) => {
        cookies[worker] = await post(shop.url, cookies[worker], [
          { itemId: skus[turn % skus.length], qty: 1 },
        ]);
      });
      const label = workers === 1 ? 'one after another' : `${workers} sessions`;
      say(`bare transaction, ${label}`, speed(floor));
      say(
        `add to cart, ${label}`,
        speed(real),
        `${(real.perSecond / floor.perSecond).toFixed(2)} of the bare one`,
      );
    }
  } finally {
    await bare.close();
  }
}

async function lines(name, shop, databaseUrl = '') {
  heading(`An add by the length of the cart, ${name}`);
  await importProducts(1000, shop, databaseUrl);
  const skus = await buyableSkus(shop.url, 500);
  let ten;
  for (const length of [1, 10, 100, 500]) {
    const cookie = await getCart(shop.url, skus.slice(0, length));
    const real = await measure(1, seconds, (_, turn) =>
      post(shop.url, cookie, [{ itemId: skus[turn % length], qty: 1 }]),
    );
    if (length === 10) ten = real.p50;
    say(`${length} lines`, speed(real), ten ? `${(real.p50 / ten).toFixed(2)} of one with 10` : '');
  }
}

async function orders(shop, env) {
  heading('An order with a gift card and a credit card, PostgreSQL, one after another');
  const bare = await openBare(env);
  try {
    const skus = await buyableSkus(shop.url, 40);
    const { real, bare: floor } = await measureOrders(shop.url, bare.url, skus, seconds * 2);
    say('bare transaction of its writes', speed(floor));
    say('place the order', speed(real), `${(real.p50 / floor.p50).toFixed(1)} times the bare one, by p50`);
  } finally {
    await bare.close();
  }
}

async function lists(shop, databaseUrl) {
  heading('Lists of 10,000 items, PostgreSQL, one after another');
  await importProducts(10_000, shop, databaseUrl);
  const client = new (require('pg').Client)({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const [name, figures] of Object.entries(await measureLists(shop.url, client, seconds)))
      say(name, speed(figures));
    await inLongList(shop, client);
  } finally {
    await client.end();
  }
}

async function inLongList(shop, client) {
  heading('The page of a list of 1,000 items, in a browser');
  const list = await longList(shop.url, client, 1000);
  const browser = await openBrowser();
  try {
    const visits = [1, 4].flatMap((slowed) => [
      { slowed, visit: 'first page' },
      { slowed, visit: 'after the page of lists', from: '/kuber/viewList?tid=US' },
    ]);
    for (const { slowed, visit, from } of visits) {
      const { contentMs, scrollTasks, rows } = await listPage(browser, shop.url, { ...list, slowed, from });
      say(
        `CPU slowed ${slowed}x, ${visit}, ${rows} rows `,
        `first content ${contentMs.toFixed(0)} ms`,
        `long tasks while scrolling ${scrollTasks.length}, longest ${Math.max(0, ...scrollTasks).toFixed(0)} ms`,
      );
    }
  } finally {
    await browser.close();
  }
}

/** Counts bytes without the data block, which is not rendered. */
const renderedBytes = (html) => html.replace(/<script type="application\/json".*?<\/script>/s, '').length;

async function pages(shop) {
  heading('Pages a second, 8 at a time, beside a bare renderToString route of a page of the same size');
  const bare = await openBare();
  try {
    const found = JSON.parse((await send(`${shop.url}/cc/api/catalog/search?q=paper`)).text).data.items;
    const cookie = await getCart(shop.url, (await buyableSkus(shop.url, 6)).slice(0, 6));
    const paths = { home: '/', browse: '/c/paper', product: found[0].itemUrl, cart: '/cart' };
    for (const [name, path] of Object.entries(paths)) {
      const sample = await send(shop.url + path, { headers: { cookie } });
      if (sample.status !== 200) throw new Error(`${path} answered ${sample.status}`);
      const bytes = renderedBytes(sample.text);
      const floor = await measure(8, seconds, () => send(`${bare.url}/page/${bytes}`));
      const guest = await measure(8, seconds, () => send(shop.url + path));
      const known = await measure(8, seconds, () => send(shop.url + path, { headers: { cookie } }));
      const share = (real) => `${(real.perSecond / floor.perSecond).toFixed(2)} of the bare one`;
      say(`bare page of ${(bytes / 1000).toFixed(0)} kB`, speed(floor));
      say(`${name}, guests`, speed(guest), share(guest));
      say(`${name}, with a cart`, speed(known), share(known));
    }
    const search = await measure(8, seconds, () => send(`${shop.url}/cc/api/catalog/search?q=paper`));
    say('search by the API', speed(search));
  } finally {
    await bare.close();
  }
}

async function inBrowser(shop) {
  heading(
    'In a browser, compared with a page of the same size that only hydrates (CPU slowed 4x, unless noted)',
  );
  const bare = await openBare();
  const browser = await openBrowser();
  try {
    const found = JSON.parse((await send(`${shop.url}/cc/api/catalog/search?q=stapler&inStock=true`)).text)
      .data.items;
    const paths = { home: '/', browse: '/c/paper', product: found[0].itemUrl };
    for (const [name, path] of Object.entries(paths)) {
      const bytes = renderedBytes((await send(shop.url + path)).text);
      const floor = await visit(browser, `${bare.url}/hydrated/${bytes}`, { slowed: 4 });
      const real = await visit(browser, shop.url + path, { slowed: 4 });
      say(
        name,
        `blocked ${real.blocked.toFixed(0)} ms, bare ${floor.blocked.toFixed(0)} ms`,
        `layout shift ${real.shifted.toFixed(3)}`,
      );
    }
  } finally {
    await browser.close();
    await bare.close();
  }
}

async function inLargeCart(shop) {
  heading('The cart page with 500 lines, in a browser');
  const cookie = await getCart(shop.url, await buyableSkus(shop.url, 500));
  const browser = await openBrowser();
  try {
    for (const slowed of [1, 4]) {
      const cart = await largeCart(browser, shop.url, cookie, { slowed });
      say(
        `CPU slowed ${slowed}x, ${cart.lines} lines`,
        `plus to next paint ${cart.paintMs.toFixed(0)} ms, at most ${cart.worstPaintMs.toFixed(0)}`,
        `blocked while loading ${cart.blocked.toFixed(0)} ms`,
        `long tasks while scrolling ${cart.scrollTasks.length}, longest ${Math.max(0, ...cart.scrollTasks).toFixed(0)} ms`,
        `layout shift of a change ${cart.changeShift.toFixed(4)}, of scrolling ${cart.scrollShift.toFixed(4)}`,
      );
    }
  } finally {
    await browser.close();
  }
}

async function inSmallCart(shop) {
  heading('Clicks with a cart of four lines, in a browser, beside a click on a bare page that hydrates');
  const skus = await buyableSkus(shop.url, 4);
  const browser = await openBrowser();
  const bare = await openBare();
  try {
    const product = JSON.parse((await send(`${shop.url}/cc/api/catalog/search?q=stapler&inStock=true`)).text)
      .data.items[0].itemUrl;
    const addresses = {
      bare: `${bare.url}/hydrated/100000`,
      product: shop.url + product,
      cart: `${shop.url}/cart`,
    };
    for (const slowed of [1, 4]) {
      const measured = await measurePresses(browser, { ...BARE_PRESS, ...PRESSES }, addresses, {
        cookie: await getCart(shop.url, skus),
        slowed,
      });
      for (const [name, { answered, shown, first }] of Object.entries(measured))
        say(
          `${name}, CPU slowed ${slowed}x`,
          `change ${answered.toFixed(0)} ms, result ${shown.toFixed(0)} ms`,
          `the first time ${first.answered.toFixed(0)} and ${first.shown.toFixed(0)} ms`,
        );
    }
    const shifts = await changeShifts(browser, shop.url, await getCart(shop.url, skus), product);
    for (const [change, shift] of Object.entries(shifts)) say(`layout shift, ${change}`, shift.toFixed(4));
  } finally {
    await browser.close();
    await bare.close();
  }
}

/** The goal for a drawer whose code is there. */
const DRAWER_GOAL_MS = 100;

async function inPaymentDrawers(shop) {
  heading('The drawers for another credit card at checkout, in a browser');
  const skus = await buyableSkus(shop.url, 2);
  const browser = await openBrowser();
  try {
    for (const slowed of [1, 4]) {
      const drawers = await paymentDrawers(browser, shop.url, await getCart(shop.url, skus), { slowed });
      for (const [name, { first, second, warm }] of Object.entries(drawers))
        say(
          `${name} drawer, CPU slowed ${slowed}x`,
          `open to content ${warm.toFixed(0)} ms`,
          `second time ${second.toFixed(0)} ms`,
          `${first.toFixed(0)} ms with its code`,
          ...(slowed === 1 ? [`the goal is ${DRAWER_GOAL_MS} ms`] : []),
        );
    }
  } finally {
    await browser.close();
  }
}

async function sizes(postgres) {
  heading('Search and browse by the size of the catalog, PostgreSQL, one after another');
  for (const products of [0, 10_000, 100_000]) {
    const name = `bench_${products}`;
    const url = await postgres.create(name);
    const shop = await openShop({ env: { DATABASE_URL: url, DEMO: '1' } });
    try {
      if (products) await importProducts(products, shop, url);
      const queries = [
        'q=paper',
        'q=blue+gel+pens',
        'q=staplr',
        'q=desk+chair&rating=4',
        'sort=price-asc',
        'category=paper',
      ];
      const total = JSON.parse((await send(`${shop.url}/cc/api/catalog/search`)).text).data.totalItems;
      for (const query of queries) {
        const real = await measure(1, seconds / 2, () => send(`${shop.url}/cc/api/catalog/search?${query}`));
        say(`${total.toLocaleString('en-US')} tiles: ${query}`, speed(real));
      }
      const suggest = await measure(1, seconds / 2, () => send(`${shop.url}/cc/api/catalog/suggest?q=pa`));
      say(`${total.toLocaleString('en-US')} tiles: suggest pa`, speed(suggest));
    } finally {
      await shop.close();
    }
  }
}

async function stores(server) {
  heading('Searches of 5,000 stores, PostgreSQL, one after another');
  const url = await server.create('stores');
  const shop = await openShop({ env: { DATABASE_URL: url, DEMO: '1' } });
  const client = new (require('pg').Client)({ connectionString: url });
  await client.connect();
  try {
    await writeStores(client);
    for (const [name, figures] of Object.entries(await measureStores(shop.url, seconds)))
      say(name, speed(figures));
  } finally {
    await client.end();
    await shop.close();
  }
}

async function recommendations(server) {
  heading('Recommendations with 100,000 products and 1,000,000 order lines, PostgreSQL, one after another');
  const url = await server.create('recommendations');
  const shop = await openShop({ env: { DATABASE_URL: url, DEMO: '1' } });
  const client = new (require('pg').Client)({ connectionString: url });
  await client.connect();
  try {
    await importProducts(100_000, shop, url);
    await writeHistory(client);
    say('counting the orders', `${(await waitForCounts(client)).toFixed(0)} s`);
    for (const [name, figures] of Object.entries(await measureRecommendations(shop.url, client, seconds)))
      say(name, speed(figures));
  } finally {
    await client.end();
    await shop.close();
  }
}

/** Adds invented products to a shop, with the operator's own command. @param databaseUrl empty for the embedded database */
async function importProducts(products, shop, databaseUrl) {
  const folder = mkdtempSync(join(tmpdir(), 'foolscap-feed-'));
  try {
    const feed = join(folder, `${products}.tsv`);
    const maker = spawn(
      process.execPath,
      ['tools/bench/make-feed.mjs', '--products', String(products), '--format', 'tsv'],
      { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    await once(maker.stdout.pipe(createWriteStream(feed)), 'finish');
    const { port } = new URL(shop.url);
    execFileSync(process.execPath, ['tools/shop/import.mjs', feed], {
      cwd: root,
      env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: shop.dataDir, PORT: port },
      stdio: 'ignore',
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts a temporary server for the databases of this run. */
async function openPostgres() {
  const { url, stop } = await startPostgres();
  return {
    async create(name) {
      const client = new (require('pg').Client)({ connectionString: url });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return Object.assign(new URL(url), { pathname: `/${name}` }).toString();
    },
    stop,
  };
}

await ensureBuilt(['@foolscap/storefront', '@foolscap/commerce-api']);
console.log(
  `${cpus().length} cores, Node ${process.versions.node}, demo catalog, ${seconds} s a row, client on the same cores`,
);
if (wanted('model')) {
  heading('A change of a cart with 500 lines, in one process');
  for (const [name, ms] of Object.entries(await measureModel())) say(name, `${ms.toFixed(2)} ms`);
}
const postgres = await openPostgres();
try {
  const begun = performance.now();
  const shop = await openShop();
  try {
    heading('The shop, embedded database');
    say('first answer on empty data', `${((performance.now() - begun) / 1000).toFixed(1)} s`);
    say('memory, idle', `${getMemory(shop.pid).toFixed(0)} MiB`);
    if (wanted('pages')) await pages(shop);
    if (wanted('adds')) await adds('PGlite', shop);
    if (wanted('lines')) await lines('PGlite', shop);
    if (wanted('browser')) await inBrowser(shop);
    if (wanted('cart')) {
      await inSmallCart(shop);
      await inLargeCart(shop);
    }
    if (wanted('drawer')) await inPaymentDrawers(shop);
    say('memory, after all of this', `${getMemory(shop.pid).toFixed(0)} MiB`);
  } finally {
    await shop.close();
  }
  if (wanted('adds') || wanted('lines') || wanted('lists') || wanted('orders')) {
    const url = await postgres.create('bench');
    const onPostgres = await openShop({
      env: {
        DATABASE_URL: url,
        DEMO: '1',
        CARD_ATTEMPTS_PER_MINUTE: '100000',
        CAPTCHA_AFTER_ADDRESS_FAILURES: '1000000',
        NEW_SESSIONS_PER_MINUTE: '1000000',
      },
    });
    try {
      if (wanted('adds')) await adds('PostgreSQL', onPostgres, { DATABASE_URL: url });
      if (wanted('orders')) await orders(onPostgres, { DATABASE_URL: url });
      if (wanted('lines')) await lines('PostgreSQL', onPostgres, url);
      if (wanted('lists')) await lists(onPostgres, url);
      say('memory, after this', `${getMemory(onPostgres.pid).toFixed(0)} MiB`);
    } finally {
      await onPostgres.close();
    }
  }
  if (values.sizes || values.only === 'sizes') await sizes(postgres);
  if (wanted('stores')) await stores(postgres);
  if (values.only === 'recommendations') await recommendations(postgres);
} finally {
  await postgres.stop();
  agent.destroy();
}
