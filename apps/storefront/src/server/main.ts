import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startShop } from './start-shop.ts';

const here = dirname(fileURLToPath(import.meta.url));
// `--client` serves another build of the browser's part: the hydration check's has React's development build in it.
const { values } = parseArgs({ options: { client: { type: 'string' } } });
await startShop(process.env, { clientDir: values.client ?? join(here, '..', 'client') });
