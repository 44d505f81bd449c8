import { call, fork, takeLeading } from 'redux-saga/effects';
import { restartOn } from '@foolscap/core/sagas';
import type { DomainModule } from '@foolscap/core/state';
import { cartActions } from '../cart.slice.ts';
import { createMiniCartReducer, miniCartActions } from './mini-cart.slice.ts';
import { initialMiniCartState } from './mini-cart.state.ts';
import type { MiniCartState, MiniCartVariant } from './mini-cart.state.ts';
import { openMiniCart } from './open-mini-cart.ts';
import { watchMiniCartRemovals } from './remove-from-mini-cart.ts';

/** The dependencies of the mini cart's sagas that the application provides. */
export interface MiniCartDeps {
  /**
   * Returns the delay in milliseconds before the flyout opens without rendered content, for example from a setting on `window`; 2,000 by
   * default.
   */
  getOpenDelay?: () => unknown;
  /** The layout of the flyout, selected by the cookie `MCVCB` (`readShopCookie` in `@foolscap/core/cookies`); full by default. */
  variant?: MiniCartVariant;
}

/** Creates the mini cart's module. It needs the cart's module in the same store, and can be added when the flyout is first needed. */
export function createMiniCartModule({
  getOpenDelay = () => undefined,
  variant = 'full',
}: MiniCartDeps = {}): DomainModule<MiniCartState, 'miniCart'> {
  return {
    name: 'miniCart',
    reducer: createMiniCartReducer(variant),
    keepsOnUserChange: ({ breakpoint }) => ({ ...initialMiniCartState, variant, breakpoint }),
    // After a reset the cart has ended, so the flyout does not open and nothing is refreshed for it.
    saga: () =>
      restartOn(cartActions.cartReset.type, () => [
        // Leading: the first request decides when the flyout opens; later ones only select its list.
        takeLeading(miniCartActions.openRequested.type, function* () {
          yield call(openMiniCart, getOpenDelay);
        }),
        fork(watchMiniCartRemovals),
      ]),
  };
}
