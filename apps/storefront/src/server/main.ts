import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { startShop } from './start-shop.ts';
import type { Renderer } from './storefront.ts';

const dist = join(dirname(fileURLToPath(import.meta.url)), '..');
// `--client` serves another client build. The hydration check uses it for React's development build.
const { values } = parseArgs({ options: { client: { type: 'string' } } });
const frenchRenderer = join(dist, 'server-fr-CA/render-page.js');
await startShop(process.env, {
  clientDir: values.client ?? join(dist, 'client'),
  // A client build of its own has English texts, and its server would not match a French one.
  french:
    values.client === undefined && existsSync(frenchRenderer)
      ? {
          clientDir: join(dist, 'client-fr-CA'),
          loadRenderer: () => import(pathToFileURL(frenchRenderer).href) as Promise<Renderer>,
        }
      : undefined,
});
