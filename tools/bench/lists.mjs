// Measures lists of 10,000 and of 500 items, on PostgreSQL.
import { measure, send } from './http.mjs';

const ITEMS = 10_000;
const IN_CART = 500;
/** Below the limit of calls per minute of one client. */
const ADDS = 60;

async function call(url, cookie, path, body) {
  const reply = await send(`${url}/cc/api${path}`, {
    ...(body ? { method: 'POST', body } : {}),
    headers: cookie ? { cookie } : {},
  });
  if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}: ${reply.text.slice(0, 300)}`);
  return {
    cookie: reply.headers['set-cookie']?.[0]?.split(';')[0] ?? cookie,
    data: JSON.parse(reply.text).data,
  };
}

/** Fills a list with the first products, directly in the database. */
async function fill(client, listId, count) {
  const { rowCount } = await client.query(
    `insert into shopping_list_items (id, list_id, sku, qty, position, saved_in_stock, added_at)
       select gen_random_uuid(), $1::uuid, sku, 1, row_number() over (order by sku), true, now()
       from products where published and price_minor is not null order by sku limit $2`,
    [listId, count],
  );
  if (rowCount < count) throw new Error(`There are only ${rowCount} products.`);
  await client.query('update shopping_lists set item_count = $2 where id = $1::uuid', [listId, count]);
}

/** Creates a list of a guest with many items. @returns the session's cookie and the id of the list */
export async function longList(url, client, count) {
  const { cookie, data } = await call(url, undefined, '/list', { name: `${count} items` });
  await fill(client, data.list.id, count);
  return { cookie, listId: data.list.id };
}

/**
 * Measures the calls of long lists.
 * @param client a connection to the database of the shop, which has at least 10,000 products
 * @returns figures by name
 */
export async function measureLists(url, client, seconds) {
  const guest = await call(url, undefined, '/list', { name: 'Long' });
  const { cookie } = guest;
  const long = guest.data.list.id;
  const short = (await call(url, cookie, '/list', { name: 'Short' })).data.list.id;
  await fill(client, long, ITEMS);
  await fill(client, short, IN_CART);
  // The server does this automatically, some minutes after an import.
  await client.query('analyze');
  const reads = {
    'search by part of a text': '/lists/items/search?search=paper',
    'search by words': '/lists/items/fullsearch?search=paper',
    'search without a match': '/lists/items/search?search=xyzzy',
    'first page of 100 items': `/list/${long}`,
    'last page': `/list/${long}?page=100`,
    'list of lists': '/lists',
  };
  const figures = {};
  for (const [name, path] of Object.entries(reads))
    figures[name] = await measure(1, seconds / 2, () => call(url, cookie, path));
  const toCart = [];
  for (let turn = 0; turn < ADDS; turn += 1) {
    await client.query(
      `delete from carts where session_id = (select session_id from shopping_lists where id = $1::uuid)`,
      [short],
    );
    const begun = performance.now();
    await call(url, cookie, `/list/${short}/cart`, {});
    toCart.push(performance.now() - begun);
  }
  toCart.sort((a, b) => a - b);
  const at = (share) => toCart[Math.floor((toCart.length - 1) * share)];
  figures[`${IN_CART} items to an empty cart`] = { perSecond: 1000 / at(0.5), p50: at(0.5), p99: at(0.99) };
  return figures;
}
