import { restartOn } from '@foolscap/core/sagas';
import type { DomainModule } from '@foolscap/core/state';
import { itemSearch, itemSearchActions as actions, itemSearchReducer } from './item-search.slice.ts';
import type { ItemSearch, ItemSearchDeps } from './item-search.slice.ts';

/** Creates the search for items on all lists, beside the lists: a slice and its saga. */
export const createItemSearchModule = (deps: ItemSearchDeps): DomainModule<ItemSearch, 'itemSearch'> => ({
  name: 'itemSearch',
  reducer: itemSearchReducer,
  // Closing the search drops the reply of the last one.
  saga: () => restartOn(actions.itemSearchClosed.type, () => [itemSearch.loader(actions, deps)]),
});
