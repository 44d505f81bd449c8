import { createLoader, restartOn } from '@foolscap/core/sagas';
import type { DomainModule } from '@foolscap/core/state';
import type { ProductTilesClient } from '../client/index.ts';
import type { TileItem } from '../model/index.ts';
import { itemTilesActions, itemTilesReducer, type ItemTilesState } from './item-tiles.slice.ts';

/** Items of one call at most (`ProductTileDataBody`). */
const MAX_SKUS = 24;

export interface ItemTilesDeps {
  client: ProductTilesClient;
}

/** Creates the products of given item numbers: a slice, and a saga that reads them, 24 a call. The newest request wins. */
export function createItemTilesModule({ client }: ItemTilesDeps): DomainModule<ItemTilesState, 'itemTiles'> {
  const { itemTilesRequested, itemTilesReceived, itemTilesFailed, itemTilesCleared } = itemTilesActions;

  async function read(itemIds: readonly string[], signal: AbortSignal): Promise<TileItem[]> {
    const unique = [...new Set(itemIds)];
    const calls = Array.from({ length: Math.ceil(unique.length / MAX_SKUS) }, (_, at) =>
      client.readTiles(unique.slice(at * MAX_SKUS, (at + 1) * MAX_SKUS), signal),
    );
    return (await Promise.all(calls)).flat();
  }

  return {
    name: 'itemTiles',
    reducer: itemTilesReducer,
    saga: () =>
      restartOn(itemTilesCleared.type, () => [
        createLoader<readonly string[], readonly TileItem[]>({
          requested: itemTilesRequested,
          read,
          received: (items) => itemTilesReceived(items),
          failed: (failure) => itemTilesFailed(failure),
        }),
      ]),
  };
}
