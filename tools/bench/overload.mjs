// `node tools/bench/overload.mjs [--seconds N] [--embedded]`: sends the built shop on PostgreSQL (or the embedded database) five times the
// requests that it can answer. Requests are sent at a fixed rate, whether or not earlier ones were answered, over open connections, as from
// a load balancer: a busy Node process accepts one new connection per turn of its event loop. Prints the latency of accepted and rejected
// requests and of the health check, and memory; exits 1 when a limit of docs/performance.md is exceeded.
import { Agent, request as httpRequest } from 'node:http';
import { parseArgs } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { openShop } from '../checks/open-shop.mjs';
import { startPostgres } from '../checks/postgres.mjs';
import { ensureBuilt } from '../shop/build.mjs';
import { buyableSkus } from './carts.mjs';
import { getMemory } from './memory.mjs';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '20' }, embedded: { type: 'boolean', default: false } },
});
const seconds = Number(values.seconds) || 20;
const FACTOR = 5;
const CONNECTIONS = 2000;

await ensureBuilt(['@foolscap/storefront']);
const postgres = values.embedded ? undefined : await startPostgres();
const env = {
  DEMO: '1',
  ...(postgres ? { DATABASE_URL: postgres.url } : {}),
  CATALOG_CACHE_SECONDS: '0',
};
const shop = await openShop({ env });
// An IP address, because the measured time would otherwise include the name lookup of each new connection.
const origin = shop.url.replace('localhost', '127.0.0.1');
const skus = await buyableSkus(shop.url, 50);
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS, maxFreeSockets: CONNECTIONS });
/** A load balancer keeps connections open for its health checks. */
const healthAgent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Sends one request; returns its status, or the code of the error that ended it, and its duration. */
function request(path, by = agent) {
  const since = performance.now();
  return new Promise((resolve) => {
    const done = (status, headers = {}) => resolve({ status, headers, ms: performance.now() - since });
    const call = httpRequest(origin + path, { agent: by }, (reply) => {
      reply.on('data', () => {});
      reply.on('end', () => done(reply.statusCode, reply.headers));
      reply.on('error', (error) => done(error.code));
    });
    call.on('error', (error) => done(error.code));
    call.setTimeout(60_000, () => call.destroy(Object.assign(new Error('no answer'), { code: 'NO_ANSWER' })));
    call.end();
  });
}

let turn = 0;
const nextPath = () => {
  turn += 1;
  const sku = skus[turn % skus.length];
  return turn % 3 ? `/cc/api/catalog/search?q=paper&page=${1 + (turn % 20)}` : `/p/${sku}/overload`;
};
const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
const figures = (answers) => {
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  return `p50 ${at(times, 0.5).toFixed(0)}  p95 ${at(times, 0.95).toFixed(0)}  max ${(times.at(-1) ?? 0).toFixed(0)} ms`;
};

/** Counts the replies per second for a number of workers that keeps the shop busy without a queue. */
async function capacity() {
  const until = performance.now() + 6000;
  let answered = 0;
  await Promise.all(
    Array.from({ length: 12 }, async () => {
      while (performance.now() < until) if ((await request(nextPath())).status === 200) answered += 1;
    }),
  );
  return answered / 6;
}

// Long enough for the heap to reach its size under full load.
for (let round = 0; round < 6; round += 1) await capacity();
const perSecond = await capacity();

await Promise.all(Array.from({ length: CONNECTIONS }, () => request('/healthz')));
const memoryBefore = getMemory(shop.pid);

const answers = [];
const health = [];
const pending = new Set();
let isOver = false;
const watching = (async () => {
  while (!isOver) {
    health.push(await request('/healthz', healthAgent));
    await sleep(200);
  }
})();
const begun = performance.now();
let peak = 0;
for (let sent = 0; performance.now() - begun < seconds * 1000;) {
  const due = ((performance.now() - begun) / 1000) * perSecond * FACTOR;
  for (; sent < due; sent += 1) {
    const one = request(nextPath()).then((answer) => {
      answers.push(answer);
      pending.delete(one);
    });
    pending.add(one);
  }
  peak = Math.max(peak, getMemory(shop.pid));
  await sleep(10);
}
await Promise.all(pending);
isOver = true;
await watching;

const accepted = answers.filter(({ status }) => status === 200);
const refused = answers.filter(({ status }) => status === 503);
const others = answers.filter(({ status }) => status !== 200 && status !== 503);
console.log(
  `\n${values.embedded ? 'Embedded database' : 'PostgreSQL'}: ${perSecond.toFixed(0)} a second answered with 12 at a time`,
);
console.log(`${FACTOR} times as many for ${seconds} s: ${answers.length} requests`);
console.log(`  accepted  ${String(accepted.length).padStart(6)}  ${figures(accepted)}`);
console.log(`  rejected  ${String(refused.length).padStart(6)}  ${figures(refused)}`);
console.log(
  `  others    ${String(others.length).padStart(6)}  ${[...new Set(others.map(({ status }) => status))].join(', ')}`,
);
console.log(`  health    ${String(health.length).padStart(6)}  ${figures(health)}`);
console.log(
  `  memory    ${memoryBefore.toFixed(0)} MiB before, ${peak.toFixed(0)} MiB at most (+${((peak / memoryBefore - 1) * 100).toFixed(0)} %)`,
);

const p95 = at(
  accepted.map(({ ms }) => ms).sort((a, b) => a - b),
  0.95,
);
const broken = [
  [others.length > 0, 'an answer that is neither 200 nor 503'],
  [refused.some(({ headers }) => headers['retry-after'] === undefined), 'a 503 without Retry-After'],
  [p95 >= 2000, 'accepted requests with a p95 of 2 s or more'],
  [accepted.length === 0, 'nothing accepted'],
].filter(([isBroken]) => isBroken);
for (const [, what] of broken) console.log(`BROKEN: ${what}`);
await shop.close();
await postgres?.stop();
agent.destroy();
healthAgent.destroy();
process.exitCode = broken.length ? 1 : 0;
