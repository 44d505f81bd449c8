// `npm run dev`: the shop from its sources. Pages and styles follow an edit at once; the API is put together anew.
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
      // A build leaves the API as the package that it is. Lists are only ever added to, so this one is emptied here.
      config(config) {
        config.ssr.external = [];
      },
    },
  ],
});

// What Vite itself puts into a page: its client and the preamble of fast refresh.
const html = await vite.transformIndexHtml('/', '<html><head></head><body></body></html>');
const head = /<head>([\s\S]*)<\/head>/.exec(html)?.[1] ?? '';

let shop;
async function open() {
  const former = shop;
  vite.environments.ssr.moduleGraph.invalidateAll();
  const { createDevShop } = await vite.ssrLoadModule('/src/server/dev-shop.ts');
  shop = await createDevShop(process.env, {
    database: shop?.database,
    head,
    loadRenderer: () => vite.ssrLoadModule('/src/server/render-page.tsx'),
  });
  await former?.app.close();
}
await open().catch(async (error) => {
  const { explainStartError } = await vite.ssrLoadModule('@foolscap/commerce-api');
  console.error(`Foolscap could not start. ${explainStartError(error)}`);
  process.exit(1);
});

// The API lives in a server that was made once: an edit of its sources makes another one on the same database.
let reopening = Promise.resolve();
vite.watcher.add(join(root, 'apps/commerce-api/src'));
vite.watcher.on('change', (file) => {
  if (!/[/\\](commerce-api[/\\]src|contract|model)[/\\]/.test(file) || /\.test\.ts$/.test(file)) return;
  reopening = reopening
    .then(open)
    .then(() => console.log('The API follows your edit.'))
    .catch((error) => console.error(error));
});

http.on('request', (request, response) => {
  vite.middlewares(request, response, () => shop.app.server.emit('request', request, response));
});
http.listen(shop.port, process.env.HOST ?? '127.0.0.1', () => {
  console.log(`Developing at http://localhost:${shop.port}/ and http://localhost:${shop.port}/cc/mmx/`);
});

let stopping = false;
async function stop() {
  if (stopping) process.exit(1);
  stopping = true;
  http.close();
  await vite.close();
  await shop.app.close();
  await shop.database.close();
  process.exit(0);
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
