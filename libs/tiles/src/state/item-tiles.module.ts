import { restartOn } from '@foolscap/core/sagas';
import type { DomainModule } from '@foolscap/core/state';
import {
  itemTiles,
  itemTilesActions,
  itemTilesReducer,
  type ItemTilesDeps,
  type ItemTilesState,
} from './item-tiles.slice.ts';

/** Creates the products of given item numbers: a slice, and a saga that reads them. The newest request wins. */
export const createItemTilesModule = (deps: ItemTilesDeps): DomainModule<ItemTilesState, 'itemTiles'> => ({
  name: 'itemTiles',
  reducer: itemTilesReducer,
  saga: () =>
    restartOn(itemTilesActions.itemTilesCleared.type, () => [itemTiles.loader(itemTilesActions, deps)]),
});
