// `npm run dev`: runs the shop from its sources. Pages and styles update after each edit; the API is recreated.
import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';
import { root } from './build.mjs';

const storefront = join(root, 'apps/storefront');
const http = createHttpServer();
const vite = await createServer({
  root: storefront,
  configFile: join(storefront, 'vite.config.mjs'),
  appType: 'custom',
  server: { middlewareMode: { server: http }, hmr: { server: http } },
  ssr: { noExternal: [/^@foolscap\//] },
  plugins: [
    {
      name: 'foolscap:api-from-sources',
      // A build treats the API as an external package. Merging configurations appends lists, so this one is emptied here.
      config(config) {
        config.ssr.external = [];
      },
    },
  ],
});

async function fail(error) {
  const { explainStartError } = await vite.ssrLoadModule('@foolscap/commerce-api');
  console.error(`Foolscap could not start. ${explainStartError(error)}`);
  process.exit(1);
}

let shop;
let markOpened;
/** Requests that arrive before the shop has started wait. */
const opened = new Promise((resolve) => (markOpened = resolve));
http.on('request', (request, response) => {
  vite.middlewares(request, response, async () => {
    await opened;
    shop.app.server.emit('request', request, response);
  });
});

// Opens the port first, to detect a port in use before a database is opened and filled.
let address;
try {
  const { readSettings } = await vite.ssrLoadModule('@foolscap/commerce-api');
  const { port, host } = readSettings(process.env);
  await new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, host, resolve);
  });
  address = `http://localhost:${http.address().port}`;
} catch (error) {
  await fail(error);
}

// The head markup that Vite adds to a page: its client and the fast refresh preamble.
const html = await vite.transformIndexHtml('/', '<html><head></head><body></body></html>');
const head = /<head>([\s\S]*)<\/head>/.exec(html)?.[1] ?? '';

async function open() {
  const former = shop;
  if (former) vite.environments.ssr.moduleGraph.invalidateAll();
  const { createDevShop } = await vite.ssrLoadModule('/src/server/dev-shop.ts');
  shop = await createDevShop(process.env, {
    database: shop?.database,
    head,
    loadRenderer: () => vite.ssrLoadModule('/src/server/render-page.tsx'),
  });
  await former?.app.close();
}
await open().then(markOpened, fail);
console.log(`Developing at ${address}/ and ${address}/cc/mmx/`);

// The API runs in a separate server: editing its sources creates another one on the same database.
let reopening = Promise.resolve();
vite.watcher.add(join(root, 'apps/commerce-api/src'));
vite.watcher.on('change', (file) => {
  if (!/[/\\](commerce-api[/\\]src|contract|model)[/\\]/.test(file) || /\.test\.ts$/.test(file)) return;
  reopening = reopening
    .then(open)
    .then(() => console.log('The API was reloaded.'))
    .catch((error) => console.error(error));
});

let stopping = false;
async function stop() {
  if (stopping) process.exit(1);
  stopping = true;
  http.close();
  await vite.close();
  await shop?.app.close();
  await shop?.database.close();
  process.exit(0);
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
