import { takeEvery } from 'redux-saga/effects';
import type { Action } from '@reduxjs/toolkit';
import { restartOn } from '@foolscap/core/sagas';
import type { DomainModule } from '@foolscap/core/state';
import type { CartWrite } from '../define-cart-write.ts';
import { heldCartActions } from '../held-cart.slice.ts';
import { readIfOutdated, readIfWanted } from './keep-current.ts';
import { moveAllToCart, moveAllToCartRequested } from './move-all.ts';
import type { SavedItemsDeps } from './read-saved-items.ts';
import { getCartReply, heldSavedItemsActions, savedItems, savedItemsReducer } from './saved-items.slice.ts';
import type { SavedItemsState } from './saved-items.state.ts';
import { createMoveToCart, moveToCartRequested } from './writes/move-to-cart.ts';
import { createRemoveSaved, removeSavedRequested } from './writes/remove-saved.ts';
import { createSaveForLater, saveForLaterRequested } from './writes/save-for-later.ts';

/** The actions of the saved items. */
export const savedItemsActions = {
  ...heldSavedItemsActions,
  saveForLaterRequested,
  moveToCartRequested,
  moveAllToCartRequested,
  removeSavedRequested,
};

export interface SavedItemsModule extends DomainModule<SavedItemsState, 'saved'> {
  /** Pass these to `extend` of the cart's module, which sends them in order with its own. */
  writes: readonly CartWrite[];
}

/** Creates the module for saved items. It needs the cart's module in the same store, and can be added when it is first needed. */
export function createSavedItemsModule(deps: SavedItemsDeps): SavedItemsModule {
  const { client } = deps;
  const writes = [createSaveForLater(client), createMoveToCart(client), createRemoveSaved(client)];
  const failed = new Set(writes.map((write) => write.failed.type));
  return {
    name: 'saved',
    reducer: savedItemsReducer,
    writes,
    // After a reset the list is read again with the next cart.
    saga: () =>
      restartOn(heldCartActions.cartReset.type, () => [
        savedItems.loader(heldSavedItemsActions, deps),
        takeEvery((action: Action) => getCartReply(action) !== undefined, readIfOutdated),
        takeEvery((action: Action) => failed.has(action.type), readIfWanted),
        // Another window has changed the cart, and possibly the list with it.
        takeEvery(heldCartActions.cartRefreshRequested.type, readIfWanted),
        takeEvery(moveAllToCartRequested.type, moveAllToCart),
      ]),
  };
}
