import { delay, put, take } from 'redux-saga/effects';
import { raceOf, selectFrom } from '@foolscap/core/sagas';
import type { SagaOf } from '@foolscap/core/sagas';
import { selectIsContentRendered, selectShowsMiniCart } from './mini-cart.selectors.ts';
import { miniCartActions } from './mini-cart.slice.ts';

/** Delay in milliseconds before the flyout opens without rendered content (cart-9.7). */
export const MINI_CART_OPEN_DELAY_MS = 2000;

/**
 * Opens the flyout as soon as its content has rendered, at the latest after a delay (cart-4.47). Closing it in the meantime cancels.
 *
 * @param getDelay returns an application's own delay in milliseconds; anything other than a number of at least 0 selects the default
 */
export function* openMiniCart(getDelay: () => unknown): SagaOf<void> {
  if (yield* selectFrom(selectShowsMiniCart)) return;
  if (!(yield* selectFrom(selectIsContentRendered))) {
    const { closed } = yield* raceOf({
      over: delay(getDelayMs(getDelay())),
      rendered: take(miniCartActions.contentRendered.type),
      closed: take(miniCartActions.closeRequested.type),
    });
    if (closed) return;
  }
  yield put(miniCartActions.opened());
}

const getDelayMs = (setting: unknown): number =>
  typeof setting === 'number' && setting >= 0 && Number.isFinite(setting) ? setting : MINI_CART_OPEN_DELAY_MS;
