import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startShop } from './start-shop.ts';

const here = dirname(fileURLToPath(import.meta.url));
// `--client` serves another client build. The hydration check uses it for React's development build.
const { values } = parseArgs({ options: { client: { type: 'string' } } });
await startShop(process.env, { clientDir: values.client ?? join(here, '..', 'client') });
