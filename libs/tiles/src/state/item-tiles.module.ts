import { createLoader, restartOn } from '@foolscap/core/sagas';
import type { DomainModule } from '@foolscap/core/state';
import { MAX_LINE_QUANTITY } from '@foolscap/core/quantity';
import type { ProductTilesClient } from '../client/index.ts';
import { MAX_TILE_SKUS, type TileItem } from '../model/index.ts';
import {
  itemTilesActions,
  itemTilesReducer,
  type ItemTilesState,
  type WantedItem,
} from './item-tiles.slice.ts';

export interface ItemTilesDeps {
  client: ProductTilesClient;
}

/** Creates the products of given item numbers: a slice, and a saga that reads them, `MAX_TILE_SKUS` a call. The newest request wins. */
export function createItemTilesModule({ client }: ItemTilesDeps): DomainModule<ItemTilesState, 'itemTiles'> {
  const { itemTilesRequested, itemTilesReceived, itemTilesFailed, itemTilesCleared } = itemTilesActions;

  async function read(wanted: readonly WantedItem[], signal: AbortSignal): Promise<TileItem[]> {
    const units = new Map<string, number>();
    for (const { itemId, quantity } of wanted)
      units.set(itemId, Math.min((units.get(itemId) ?? 0) + quantity, MAX_LINE_QUANTITY));
    const unique = [...units];
    const calls = Array.from({ length: Math.ceil(unique.length / MAX_TILE_SKUS) }, (_, at) => {
      const part = unique.slice(at * MAX_TILE_SKUS, (at + 1) * MAX_TILE_SKUS);
      return client.readTiles(
        part.map(([itemId]) => itemId),
        signal,
        { quantities: Object.fromEntries(part) },
      );
    });
    return (await Promise.all(calls)).flat();
  }

  return {
    name: 'itemTiles',
    reducer: itemTilesReducer,
    saga: () =>
      restartOn(itemTilesCleared.type, () => [
        createLoader<readonly WantedItem[], readonly TileItem[]>({
          requested: itemTilesRequested,
          read,
          received: (items) => itemTilesReceived(items),
          failed: (failure) => itemTilesFailed(failure),
        }),
      ]),
  };
}
