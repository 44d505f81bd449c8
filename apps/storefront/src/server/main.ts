import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startShop } from './start-shop.ts';

const here = dirname(fileURLToPath(import.meta.url));
// `--client` serves another client build: the hydration check uses one with React's development build.
const { values } = parseArgs({ options: { client: { type: 'string' } } });
await startShop(process.env, { clientDir: values.client ?? join(here, '..', 'client') });
