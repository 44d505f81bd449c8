import { put } from 'redux-saga/effects';
import { createAction } from '@reduxjs/toolkit';
import { selectFrom } from '@foolscap/core/sagas';
import type { SagaOf } from '@foolscap/core/sagas';
import { selectSavedItems } from './saved-items.selectors.ts';
import { moveToCartRequested } from './writes/move-to-cart.ts';

/** Intention: move all saved items to the cart. */
export const moveAllToCartRequested = createAction('saved/moveAllToCartRequested');

/** Requests moving all items on the list in one call; their children are moved with them. */
export function* moveAllToCart(): SagaOf<void> {
  const items = (yield* selectFrom(selectSavedItems)).flatMap((view) =>
    view.kind === 'item' && !view.leaving ? view.item : [],
  );
  if (items.length > 0)
    yield put(
      moveToCartRequested({
        items: items.map(({ listItemId, itemId, qty }) => ({ listItemId, itemId, qty })),
      }),
    );
}
