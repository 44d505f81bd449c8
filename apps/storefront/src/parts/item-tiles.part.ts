import { createProductTilesClient } from '@foolscap/tiles/client';
import { createItemTilesModule } from '@foolscap/tiles/state';
import { itemTilesFollowAccount } from '../processes/item-tiles-follow-account.ts';
import { shopPart } from './shop-part.ts';

/** Products by item number, as they are now. */
export const itemTilesPart = shopPart({
  name: 'item-tiles',
  modules: ({ http }) => ({ itemTiles: createItemTilesModule({ client: createProductTilesClient(http) }) }),
  processes: itemTilesFollowAccount,
});
