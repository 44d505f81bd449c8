// Makes the data of a new shop, of which the shops of journeys and other checks get a copy.
import { ensureBuilt } from '../shop/build.mjs';
import { makeDemoData } from './open-shop.mjs';

await ensureBuilt(['@foolscap/storefront']);
await makeDemoData();
