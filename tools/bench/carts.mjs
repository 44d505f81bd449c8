// Adds items to carts of a given length, each in a separate session, like shoppers.
import { send } from './http.mjs';

let serial = 0;
const newKey = () => `bench-${process.pid}-${(serial += 1)}`;

export async function post(url, cookie, items) {
  const reply = await send(`${url}/cc/api/checkout/default/item`, {
    method: 'POST',
    headers: { 'idempotency-key': newKey(), ...(cookie ? { cookie } : {}) },
    body: { items },
  });
  if (reply.status !== 200) throw new Error(`an add answered ${reply.status}: ${reply.text.slice(0, 300)}`);
  return reply.headers['set-cookie']?.[0]?.split(';')[0] ?? cookie;
}

const read = async (url) => JSON.parse((await send(url)).text).data;

/** Lists the SKUs of available products, as many as requested: search results first, then their other variants. */
export async function buyableSkus(url, wanted) {
  const skus = new Set();
  for (let page = 1; skus.size < wanted; page += 1) {
    const { items } = await read(`${url}/cc/api/catalog/search?inStock=true&size=96&page=${page}&sort=name`);
    if (!items.length) break;
    for (const item of items) if (item.quantityLimit > 99 && !item.unitsLeft) skus.add(item.itemId);
  }
  for (const sku of skus) {
    if (skus.size >= wanted) break;
    const { product } = await read(`${url}/cc/api/catalog/products/${sku}`);
    for (const { values } of product.variants ?? [])
      for (const { itemId, available } of values) if (available) skus.add(itemId);
  }
  if (skus.size < wanted) throw new Error(`Only ${skus.size} products can be bought.`);
  return [...skus].slice(0, wanted);
}

/** Creates a session whose cart has a line for each SKU. */
export async function getCart(url, skus) {
  let cookie;
  for (let from = 0; from < skus.length; from += 100)
    cookie = await post(
      url,
      cookie,
      skus.slice(from, from + 100).map((itemId) => ({ itemId, qty: 1 })),
    );
  return cookie;
}
