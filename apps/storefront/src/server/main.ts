import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startShop } from './start-shop.ts';

const here = dirname(fileURLToPath(import.meta.url));
await startShop(process.env, { clientDir: join(here, '..', 'client') });
