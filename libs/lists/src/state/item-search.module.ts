import { restartOn } from '@foolscap/core/sagas';
import type { DomainModule } from '@foolscap/core/state';
import { itemSearch, itemSearchActions as actions, itemSearchReducer } from './item-search.slice.ts';
import type { ItemSearch, ItemSearchDeps } from './item-search.slice.ts';

/** Creates the item search across all lists, a slice and its saga that complement the lists module. */
export const createItemSearchModule = (deps: ItemSearchDeps): DomainModule<ItemSearch, 'itemSearch'> => ({
  name: 'itemSearch',
  reducer: itemSearchReducer,
  // Closing the search drops the last search's reply.
  saga: () => restartOn(actions.itemSearchClosed.type, () => [itemSearch.loader(actions, deps)]),
});
