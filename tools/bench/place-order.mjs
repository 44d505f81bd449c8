// Places orders with two tenders, a gift card and a credit card, in turn with the bare transaction of the same writes.
import { randomUUID } from 'node:crypto';
import { ADDRESS, CARD } from './buyer.mjs';
import { post } from './carts.mjs';
import { send } from './http.mjs';

let serial = 0;

/** A new gift card of $1, as the sandbox reads it from the number. */
function giftCard() {
  const number = String((serial += 1)).padStart(7, '0');
  return {
    accountNumber: `600649000100${number}`,
    cvv: number.slice(-4),
    paymentType: 'GIFT_CARD',
    source: 'USER_KEYED',
    currencyCode: 'USD',
  };
}

/** Sends a write. @returns its data */
async function write(url, path, cookie, body, method = 'POST') {
  const reply = await send(`${url}/cc/api${path}`, {
    method,
    headers: { cookie, 'idempotency-key': randomUUID() },
    body,
  });
  if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}: ${reply.text.slice(0, 300)}`);
  return JSON.parse(reply.text).data;
}

/** Goes through checkout with one line and both tenders. @returns the last request */
async function prepareOrder(url, sku) {
  const cookie = await post(url, undefined, [{ itemId: sku, qty: 1 }]);
  await write(url, '/checkout/default', cookie, { addresses: [ADDRESS], emailId1: 'ada@example.com' }, 'PUT');
  await write(url, '/checkout/default/payment', cookie, { cardPayment: giftCard() });
  await write(url, '/checkout/default/payment', cookie, { cardPayment: CARD });
  const { text } = await send(`${url}/cc/api/checkout/precheckout`, { headers: { cookie } });
  const { ordTotal } = JSON.parse(text).data.checkoutInfo.totals;
  return () => write(url, '/checkout/default/order', cookie, { expectedTotal: ordTotal });
}

async function time(times, work) {
  const begun = performance.now();
  await work();
  times.push(performance.now() - begun);
}

function summarize(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return {
    perSecond: (1000 * times.length) / times.reduce((sum, ms) => sum + ms, 0),
    p50: at(0.5),
    p99: at(0.99),
  };
}

/**
 * Measures the request that places an order, without the previous steps. Shop and bare transaction alternate, so that a busy machine slows
 * both.
 */
export async function measureOrders(url, bareUrl, skus, seconds) {
  const [real, bare] = [[], []];
  const end = performance.now() + seconds * 1000;
  for (let turn = 0; performance.now() < end || turn < 20; turn += 1) {
    const place = await prepareOrder(url, skus[turn % skus.length]);
    const placeBare = () => send(`${bareUrl}/order`, { method: 'POST', body: { key: randomUUID() } });
    // The first ones warm up.
    await time(turn < 10 ? [] : real, place);
    await time(turn < 10 ? [] : bare, placeBare);
  }
  return { real: summarize(real), bare: summarize(bare) };
}
