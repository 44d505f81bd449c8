// Builds the shop once, so that parallel checks do not build it into the same folder. Fails if a second build replaces an unchanged one,
// because a shop may be running from it.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, root } from '../shop/build.mjs';

const identify = () =>
  ['apps/commerce-api/dist/index.js', 'apps/storefront/dist/server/main.js']
    .map((file) => statSync(join(root, file)).ino)
    .join();

await ensureBuilt(['@foolscap/storefront']);
const built = identify();
for (const project of ['@foolscap/storefront', '@foolscap/commerce-api']) await ensureBuilt([project]);
if (identify() !== built) throw new Error('An unchanged build was replaced.');
