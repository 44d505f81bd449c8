import { all } from 'redux-saga/effects';
import { createLoader } from '@foolscap/core/sagas';
import type { DomainModule } from '@foolscap/core/state';
import type { StoresClient } from '../client/index.ts';
import type { FoundStore } from '../contract/index.ts';
import { storePageActions, storePageReducer } from './store-page.slice.ts';
import type { CatalogItem, StockedItem, StockSearch, StorePageState } from './store-page.slice.ts';

export interface StorePageDeps {
  client: Pick<StoresClient, 'locate' | 'storeStock'>;
  /** Searches the application's catalog. Items without pickup are listed as such. */
  findItems: (text: string, signal: AbortSignal) => Promise<readonly CatalogItem[]>;
}

/** Creates the page of one store: the store itself, and the search of its stock among the items of the catalog. */
export function createStorePageModule({
  client,
  findItems,
}: StorePageDeps): DomainModule<StorePageState, 'storePage'> {
  async function readStore({ storeNumber }: { storeNumber: string }, signal: AbortSignal) {
    const { stores } = await client.locate({ storeNumber }, signal);
    const [store] = stores;
    if (!store) throw new Error('No store found');
    return store;
  }
  async function readStock({ storeNumber, text }: StockSearch, signal: AbortSignal): Promise<StockedItem[]> {
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
    name: 'storePage',
    reducer: storePageReducer,
    *saga() {
      yield all([
        createLoader({
          requested: storePageActions.storeRequested,
          read: readStore,
          received: (store: FoundStore, { storeNumber }: { storeNumber: string }) =>
            storePageActions.storeReceived({ storeNumber, store }),
          failed: (failure, { storeNumber }) => storePageActions.storeFailed({ storeNumber, failure }),
        }),
        createLoader({
          requested: storePageActions.stockSearchRequested,
          read: readStock,
          received: (items: StockedItem[], search: StockSearch) =>
            storePageActions.stockFound({ search, items }),
          failed: (failure, search) => storePageActions.stockSearchFailed({ search, failure }),
        }),
      ]);
    },
  };
}
