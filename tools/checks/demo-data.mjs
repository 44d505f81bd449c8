// Creates the data of a new shop, which the shops of journeys and other checks copy.
import { ensureBuilt } from '../shop/build.mjs';
import { makeDemoData } from './open-shop.mjs';

await ensureBuilt(['@foolscap/storefront']);
await makeDemoData();
