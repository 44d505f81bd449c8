// Builds the shop once, so that parallel checks find it built and do not build it into the same folder.
import { ensureBuilt } from '../shop/build.mjs';

await ensureBuilt(['@foolscap/storefront']);
