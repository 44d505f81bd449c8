// Starts the built shop, counts the bytes that each page transfers before the first interaction, and compares them with the budgets
// (docs/performance.md). Every file of the build, and the pictures of the pages, must be compressed and cacheable. Ends with
// `N passed, N failed`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shop/build.mjs';
import { getAllFiles, getCircles, getFiles } from './budgets/chunks.mjs';
import { headerFaults, receive } from './budgets/receive.mjs';
import { ensureDemoData, openShop } from './open-shop.mjs';

const KB = 1000;
/** Transferred bytes with `accept-encoding: gzip`; Brotli is smaller. */
const BUDGETS = {
  script: 140 * KB,
  css: 15 * KB,
  html: 20 * KB,
  overlays: 65 * KB,
  lazyPage: 30 * KB,
  drawer: 10 * KB,
  /** maplibre with the data of the map, beside its page. Its worker is a file that it loads itself. */
  map: 400 * KB,
  mapWorker: 150 * KB,
  font: 45 * KB,
};
/** Drawers with a chunk of their own, by the chunks that their page has loaded before. They share the chunk of overlays. */
const DRAWERS = {
  'src/screens/checkout/PaymentDrawers.tsx': [
    'src/screens/CheckoutScreen.tsx',
    ...['PaymentMethods', 'CardPayment', 'OtherPayment', 'AddGiftCard', 'GiftCards'].map(
      (name) => `src/screens/checkout/${name}.tsx`,
    ),
  ],
  // Opened from tiles: the page of results has loaded theirs.
  'src/screens/tiles/TileDrawers.tsx': [
    'src/screens/ResultsScreen.tsx',
    'src/screens/tiles/TileDrawerOpener.tsx',
  ],
  // Opened from the product page, among others: from the part that loads with its options.
  'src/screens/lists/AddToListDialog.tsx': [
    'src/screens/ProductScreen.tsx',
    ...['BuyActions', 'BuyOptions'].map((name) => `src/screens/product/${name}.tsx`),
  ],
  // Opened from the product page.
  'src/screens/stores/PickupDrawer.tsx': [
    'src/screens/ProductScreen.tsx',
    ...['BuyActions', 'BuyOptions'].map((name) => `src/screens/product/${name}.tsx`),
    'src/screens/stores/PickupOpener.tsx',
  ],
};
/** The map of stores, which loads when its place comes near the screen. */
const MAP = 'src/screens/stores/StoreMapChunk.tsx';
/** Its part with maplibre, which it loads at once. */
const MAPLIBRE = '../../libs/stores/src/map/create-map.ts';
const ENCODINGS = ['gzip', 'br'];

const template = await ensureDemoData();
const client = join(root, 'apps/storefront/dist/client');
const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));

const faults = [];
let checks = 0;
const expectThat = (holds, what) => {
  checks += 1;
  if (!holds) faults.push(what);
};

const shop = await openShop({ template });
/** Bytes of replies that were already received, by URL and encoding. */
const received = new Map();
async function getBytes(address, encoding, expected = { isHashed: true }) {
  const name = `${encoding} ${address}`;
  if (!received.has(name)) {
    const reply = await receive(shop.url + address, encoding);
    const wrong = headerFaults(reply, expected);
    expectThat(wrong.length === 0, wrong.join('\n'));
    received.set(name, reply.bytes);
  }
  return received.get(name);
}
async function sumUp(addresses, encoding) {
  let sum = 0;
  for (const address of addresses) sum += await getBytes(address, encoding);
  return sum;
}

const rows = [];
let later;
let overlay;
let drawers;
let map;
try {
  const found = await (await fetch(`${shop.url}/cc/api/catalog/search?q=paper`)).json();
  const pages = {
    home: '/',
    browse: '/c/paper',
    search: '/search?q=paper',
    product: found.data.items[0].itemUrl,
    cart: '/cart',
    'sign-in': '/office/supplies/login',
    'business home': '/cc/mmx',
  };
  const pictures = new Set();
  for (const [page, path] of Object.entries(pages)) {
    for (const encoding of ENCODINGS) {
      const reply = await receive(shop.url + path, encoding);
      const wrong = headerFaults(reply);
      expectThat(wrong.length === 0, wrong.join('\n'));
      const html = reply.body.toString();
      const named = (pattern) => [...html.matchAll(pattern)].map(([, file]) => file);
      for (const picture of named(/"(\/media\/[\w./-]+\.svg)"/g)) pictures.add(picture);
      rows.push({
        page,
        encoding,
        script: await sumUp(
          named(/(?:<script type="module" src|<link rel="modulepreload" href)="([^"]+)"/g),
          encoding,
        ),
        css: await sumUp(named(/<link rel="stylesheet" href="([^"]+)"/g), encoding),
        html: reply.bytes,
        font: await sumUp(named(/<link rel="preload" href="([^"]+)" as="font"/g), encoding),
      });
    }
  }
  expectThat(pictures.size >= 20, `only ${pictures.size} pictures were found on the pages`);
  for (const encoding of [...ENCODINGS, 'identity']) {
    await sumUp([...pictures].slice(0, 40), encoding);
    await sumUp(
      getAllFiles(manifest).map((file) => `/${file}`),
      encoding,
    );
    for (const text of ['/favicon.svg', '/robots.txt', '/sitemap.xml'])
      await getBytes(text, encoding, { isHashed: false });
  }

  // Chunks that load later: each lazy page, and the shared chunk of overlays.
  const first = getFiles(manifest, 'src/entry-client.tsx');
  const beyondFirst = (...keys) =>
    sumUp(
      [...new Set(keys.flatMap((key) => [...getFiles(manifest, key)]))]
        .filter((file) => !first.has(file))
        .map((file) => `/${file}`),
      'gzip',
    );
  later = await Promise.all(
    Object.entries(manifest)
      .filter(
        ([key, chunk]) => chunk.isDynamicEntry && key.startsWith('src/') && !(key in DRAWERS) && key !== MAP,
      )
      .map(async ([key]) => ({ key, bytes: await beyondFirst(key) })),
  );
  // The feedback with each of its surfaces: the overlay, the drawer and the toast.
  const overlayKeys = Object.keys(manifest).filter((key) =>
    /\/(AddFeedback|AddFeedbackDrawer|AddedToast)\.tsx$/.test(key),
  );
  overlay = overlayKeys.length === 3 ? await beyondFirst(...overlayKeys) : 0;
  drawers = await Promise.all(
    Object.entries(DRAWERS).map(async ([key, before]) => {
      const loaded = new Set([...before, ...overlayKeys].flatMap((each) => [...getFiles(manifest, each)]));
      const files = [...getFiles(manifest, key)].filter((file) => !first.has(file) && !loaded.has(file));
      return {
        key,
        bytes: await sumUp(
          files.map((file) => `/${file}`),
          'gzip',
        ),
      };
    }),
  );
  // The worker is an asset of the chunk.
  const [worker] = manifest[MAP].assets;
  map = { bytes: await beyondFirst(MAP, MAPLIBRE), worker: await sumUp([`/${worker}`], 'gzip') };
} finally {
  await shop.close();
}

for (const row of rows.filter(({ encoding }) => encoding === 'gzip')) {
  for (const kind of ['script', 'css', 'html', 'font'])
    expectThat(
      row[kind] <= BUDGETS[kind],
      `${row.page}: ${kind} ${row[kind]} bytes, budget ${BUDGETS[kind]}`,
    );
}
for (const { key, bytes } of later)
  expectThat(bytes <= BUDGETS.lazyPage, `${key}: ${bytes} bytes, budget ${BUDGETS.lazyPage}`);
for (const { key, bytes } of drawers)
  expectThat(bytes > 0 && bytes <= BUDGETS.drawer, `${key}: ${bytes} bytes, budget ${BUDGETS.drawer}`);
expectThat(
  overlay > 0 && overlay <= BUDGETS.overlays,
  `add feedback with its overlays: ${overlay} bytes, budget ${BUDGETS.overlays}`,
);
expectThat(
  map.bytes > 0 && map.bytes <= BUDGETS.map && map.worker <= BUDGETS.mapWorker,
  `the map of stores: ${map.bytes} bytes, budget ${BUDGETS.map}; its worker ${map.worker}, budget ${BUDGETS.mapWorker}`,
);
const circles = getCircles(manifest);
expectThat(circles.length === 0, circles.map((circle) => `a circle of chunks: ${circle}`).join('\n'));

const kb = (bytes) => `${(bytes / KB).toFixed(1)} kB`.padStart(10);
console.log(`${'received before the first interaction'.padEnd(22)}   script       css      html      font`);
for (const { page, encoding, script, css, html, font } of rows)
  console.log(`${page.padEnd(14)} ${encoding.padEnd(6)}${kb(script)}${kb(css)}${kb(html)}${kb(font)}`);
console.log(
  `\nlater, gzip: ${later.map(({ key, bytes }) => `${key.split('/').at(-1)}${kb(bytes).replace(/^ +/, ' ')}`).join(', ')}`,
);
console.log(`later, gzip: add feedback and its overlays${kb(overlay).replace(/^ +/, ' ')}`);
for (const { key, bytes } of drawers)
  console.log(
    `later, gzip: ${key.split('/').at(-1)} beside its page and the overlays${kb(bytes).replace(/^ +/, ' ')}`,
  );
console.log(
  `later, gzip: map of stores when it comes near the screen${kb(map.bytes).replace(/^ +/, ' ')}, its worker${kb(map.worker).replace(/^ +/, ' ')}`,
);
for (const fault of faults) console.log(`failed: ${fault}`);
console.log(`${checks - faults.length} passed, ${faults.length} failed`);
process.exitCode = faults.length ? 1 : 0;
