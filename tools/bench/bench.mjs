// `npm run bench`: figures of the built shop beside a bare route of the same size on the same machine, in one run. Ratios count;
// absolute numbers belong to the machine. `--seconds N` makes each part longer.
import { createServer } from 'node:http';
import { Agent, request } from 'node:http';
import { cpus } from 'node:os';
import { openShop } from '../checks/open-shop.mjs';
import { ensureBuilt } from '../shop/build.mjs';

const seconds = Number(process.argv[process.argv.indexOf('--seconds') + 1]) || 4;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

function send(url, { method = 'GET', headers = {}, body } = {}) {
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      { method, agent, headers: body ? { ...headers, 'content-type': 'application/json' } : headers },
      (reply) => {
        const chunks = [];
        reply.on('data', (chunk) => chunks.push(chunk));
        reply.on('end', () =>
          resolve({
            status: reply.statusCode,
            headers: reply.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    call.on('error', reject);
    call.end(body ? JSON.stringify(body) : undefined);
  });
}

/** Runs `work` by several workers for a while; gives calls a second and percentiles in ms. */
async function measure(workers, work) {
  const times = [];
  for (let worker = 0; worker < workers; worker += 1) await work(worker, 0); // warm
  const end = performance.now() + seconds * 1000;
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      for (let turn = 1; performance.now() < end; turn += 1) {
        const start = performance.now();
        await work(worker, turn);
        times.push(performance.now() - start);
      }
    }),
  );
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  return { perSecond: times.length / ((performance.now() - begun) / 1000), p50: at(0.5), p99: at(0.99) };
}

const rows = [];
const row = (name, { perSecond, p50, p99 }, note = '') =>
  rows.push(
    `${name.padEnd(34)}${perSecond.toFixed(0).padStart(8)}${p50.toFixed(1).padStart(9)}${p99.toFixed(1).padStart(9)}   ${note}`,
  );

await ensureBuilt(['@foolscap/storefront']);
const begun = performance.now();
const shop = await openShop();
const firstAnswer = performance.now() - begun;
let bare;
try {
  const found = JSON.parse((await send(`${shop.url}/cc/api/catalog/search?q=paper`)).text).data.items;
  const pages = { home: '/', browse: '/c/paper', product: found[0].itemUrl };

  for (const [name, path] of Object.entries(pages)) {
    const sample = await send(shop.url + path);
    bare = createServer((_, reply) => reply.setHeader('content-type', 'text/html').end(sample.text));
    await new Promise((resolve) => bare.listen(0, '127.0.0.1', resolve));
    const floor = await measure(8, () => send(`http://127.0.0.1:${bare.address().port}/`));
    const real = await measure(8, () => send(shop.url + path));
    row(
      `page: ${name}`,
      real,
      `${(real.perSecond / floor.perSecond).toFixed(3)} of sending the finished page (${floor.perSecond.toFixed(0)}/s)`,
    );
    await new Promise((resolve) => bare.close(resolve));
  }

  const buyable = found.filter((item) => !item.isOutOfStock);
  const cookies = [];
  const add = async (session, turn) => {
    const reply = await send(`${shop.url}/cc/api/checkout/default/item`, {
      method: 'POST',
      headers: {
        'idempotency-key': `bench-${session}-${turn}-${Math.random()}`,
        ...(cookies[session] ? { cookie: cookies[session] } : {}),
      },
      body: { items: [{ itemId: buyable[turn % buyable.length].itemId, qty: 1 }] },
    });
    if (reply.status !== 200) throw new Error(`an add answered ${reply.status}: ${reply.text}`);
    const [cookie] = reply.headers['set-cookie'] ?? [];
    if (cookie) cookies[session] = cookie.split(';')[0];
  };
  row('add to cart, one after another', await measure(1, add));
  row('add to cart, 16 sessions', await measure(16, (session, turn) => add(session + 1, turn)));
  row('search', await measure(8, () => send(`${shop.url}/cc/api/catalog/search?q=paper`)));
} finally {
  await shop.close();
  agent.destroy();
}
console.log(
  `${cpus().length} cores, Node ${process.versions.node}, embedded database, demo catalogue, ${seconds} s a row`,
);
console.log(`first answer ${(firstAnswer / 1000).toFixed(1)} s after the start on empty data`);
console.log(`${''.padEnd(34)}${'per s'.padStart(8)}${'p50 ms'.padStart(9)}${'p99 ms'.padStart(9)}`);
for (const line of rows) console.log(line);
