// `[DATABASE_URL=postgres://...] node tools/bench/import-bench.mjs FEED`: imports a feed with the operator's command while the built shop
// answers searches from the same database (the embedded one without DATABASE_URL). Prints the duration of both, for the import and for a
// repeated import. `make-feed.mjs` writes the feed.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { openShop } from '../checks/open-shop.mjs';
import { ensureBuilt, root } from '../shop/build.mjs';

const [feed] = process.argv.slice(2);
const { DATABASE_URL = '' } = process.env;
if (!feed) {
  console.error('Usage: [DATABASE_URL=postgres://...] node tools/bench/import-bench.mjs FEED');
  process.exit(2);
}
await ensureBuilt(['@foolscap/storefront', '@foolscap/commerce-api']);

/** Returns the peak resident memory of a process in MiB, as Linux reports it; undefined after its end or on other systems. */
function getPeak(pid) {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return undefined;
  }
}

const WORDS = [
  'gel pens',
  'stapler',
  'copy paper',
  'task chair',
  'blue binder',
  'envelopes',
  'markr',
  'toner cartridge',
];
const shop = await openShop({ env: { DATABASE_URL } });

async function searchOnce(turn, times, failures) {
  // Varies the queries, so that cached replies do not distort the result.
  const query = `${WORDS[turn % WORDS.length]} ${turn % 7 === 0 ? '' : String.fromCharCode(97 + (turn % 26))}`;
  const begun = performance.now();
  const reply = await fetch(`${shop.url}/search?q=${encodeURIComponent(query)}`).catch((error) => ({
    status: error.message,
  }));
  if (reply.status === 200) await reply.text();
  else failures.push(reply.status);
  times.push(performance.now() - begun);
}

async function importWhileSearching(name) {
  const times = [];
  const failures = [];
  let peak = 0;
  const begun = performance.now();
  const child = spawn(process.execPath, ['tools/shop/import.mjs', feed, '--source', 'bench'], {
    cwd: root,
    env: {
      ...process.env,
      INIT_CWD: process.cwd(),
      DATABASE_URL,
      DATA_DIR: shop.dataDir,
      HOST: '127.0.0.1',
      PORT: new URL(shop.url).port,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  let code;
  child.once('exit', (status) => (code = status ?? 1));
  for (let turn = 0; code === undefined; turn += 1) {
    await searchOnce(turn, times, failures);
    peak = Math.max(peak, getPeak(child.pid) ?? 0);
    await sleep(50);
  }
  const seconds = (performance.now() - begun) / 1000;
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))].toFixed(0);
  console.log(
    `${name}: ${seconds.toFixed(1)} s, exit ${code}. Peak memory so far: command ${peak.toFixed(0)} MiB, shop ${(getPeak(shop.pid) ?? 0).toFixed(0)} MiB.`,
  );
  console.log(
    `  Search pages meanwhile: ${times.length}, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, slowest ${at(1)} ms; other than 200: ${failures.length}${failures.length ? ` (${[...new Set(failures)].join(', ')})` : ''}.`,
  );
  if (code !== 0 || failures.length > 0) process.exitCode = 1;
}

try {
  for (let turn = 0; turn < 10; turn += 1) await searchOnce(turn, [], []);
  await importWhileSearching('Import');
  await importWhileSearching('The same again');
} finally {
  await shop.close();
}
