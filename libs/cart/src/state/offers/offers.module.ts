import type { PayloadAction } from '@reduxjs/toolkit';
import { put, takeEvery } from 'redux-saga/effects';
import { restartOn } from '@foolscap/core/sagas';
import type { DomainModule } from '@foolscap/core/state';
import type { OffersClient } from '../../client/offers-client.ts';
import { cartActions } from '../cart.slice.ts';
import type { CartWrite } from '../define-cart-write.ts';
import { heldCartActions } from '../held-cart.slice.ts';
import { offers, offersActions, offersReducer, type OffersState } from './offers.slice.ts';
import { type OfferTaken, takeOffer } from './take-offer.ts';

export interface OffersModule extends DomainModule<OffersState, 'offers'> {
  /** Pass these to `extend` of the cart's module, which sends them in order with its own. */
  writes: readonly CartWrite[];
}

/** Creates the module for suggested items. It needs the cart's module in the same store, and can be added when it is first needed. */
export const createOffersModule = ({ client }: { client: OffersClient }): OffersModule => ({
  name: 'offers',
  reducer: offersReducer,
  writes: [takeOffer],
  // After a reset the suggestions belong to another cart.
  saga: () =>
    restartOn(heldCartActions.cartReset.type, () => [
      offers.loader(offersActions, { client }),
      // Every: each replacement removes its own line. The cart no longer has it; this notifies others and starts the Undo timer.
      takeEvery(
        takeOffer.settled.type,
        function* ({ payload: { request, removed: reply } }: PayloadAction<OfferTaken>) {
          const { cartItemId, name: replacedBy } = request;
          if (reply) yield put(cartActions.lineRemoved({ cartItemId, reply, replacedBy }));
        },
      ),
    ]),
});
