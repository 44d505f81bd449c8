// Builds the shop, so that checks which run side by side find it built and do not build it into the same folder at once.
import { ensureBuilt } from '../shop/build.mjs';

await ensureBuilt(['@foolscap/storefront']);
