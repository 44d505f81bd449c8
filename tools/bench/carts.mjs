// Adds to carts as shoppers do: each in a session of its own, in carts of a given length.
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

/** Lists the SKUs of available products, as many as requested. */
export async function buyableSkus(url, wanted) {
  const skus = [];
  for (let page = 1; skus.length < wanted; page += 1) {
    const { data } = JSON.parse(
      (await send(`${url}/cc/api/catalog/search?inStock=true&size=96&page=${page}&sort=name`)).text,
    );
    if (!data.items.length) throw new Error(`Only ${skus.length} products can be bought.`);
    skus.push(
      ...data.items.filter((item) => item.quantityLimit > 99 && !item.unitsLeft).map(({ itemId }) => itemId),
    );
  }
  return skus.slice(0, wanted);
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
