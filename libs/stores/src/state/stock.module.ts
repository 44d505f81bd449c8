import { createLoader } from '@foolscap/core/sagas';
import type { DomainModule } from '@foolscap/core/state';
import type { StoresClient } from '../client/index.ts';
import { storeStockActions, storeStockReducer } from './stock.slice.ts';
import type { CatalogItem, StockedItem, StockSearch, StoreStockState } from './stock.slice.ts';

export interface StoreStockDeps {
  client: Pick<StoresClient, 'storeStock'>;
  /** Searches the application's catalog. Items without pickup are listed as such. */
  findItems: (text: string, signal: AbortSignal) => Promise<readonly CatalogItem[]>;
}

/** Creates the search of a store's stock: finds items in the catalog, and reads what the store has of them. */
export function createStoreStockModule({
  client,
  findItems,
}: StoreStockDeps): DomainModule<StoreStockState, 'storeStock'> {
  async function read({ storeNumber, text }: StockSearch, signal: AbortSignal): Promise<StockedItem[]> {
    const found = text ? await findItems(text, signal) : [];
    if (!found.length) return [];
    const items = found.map(({ itemId }) => ({ itemId }));
    const stock = await client.storeStock({ storeNumber, items }, signal);
    return found.flatMap((item, place) => {
      const held = stock.items[place];
      return held?.itemId === item.itemId ? [{ ...item, ...held }] : [];
    });
  }
  return {
    name: 'storeStock',
    reducer: storeStockReducer,
    *saga() {
      yield createLoader({
        requested: storeStockActions.stockSearchRequested,
        read,
        received: (items: StockedItem[], search: StockSearch) =>
          storeStockActions.stockFound({ search, items }),
        failed: (failure, search) => storeStockActions.stockSearchFailed({ search, failure }),
      });
    },
  };
}
