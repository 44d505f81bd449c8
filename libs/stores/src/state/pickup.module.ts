import { put, takeEvery } from 'redux-saga/effects';
import { restartOn } from '@foolscap/core/sagas';
import type { DomainModule } from '@foolscap/core/state';
import { PICKUP_RADIUS } from '../model/index.ts';
import { pickupActions, pickupReducer, pickupSearch } from './pickup.slice.ts';
import type { PickupDeps, PickupState } from './pickup.slice.ts';

/** Creates the search of the pickup drawer: a slice and its saga. */
export const createPickupModule = (deps: PickupDeps): DomainModule<PickupState, 'pickup'> => ({
  name: 'pickup',
  reducer: pickupReducer,
  // Closing the drawer aborts the search.
  saga: () =>
    restartOn(pickupActions.pickupClosed.type, () => [
      pickupSearch.loader(pickupActions, deps),
      takeEvery(
        pickupActions.pickupOpened.type,
        function* ({ payload }: ReturnType<typeof pickupActions.pickupOpened>) {
          const { zipCode = '' } = payload;
          yield put(pickupActions.pickupSearchRequested({ zipCode, radius: PICKUP_RADIUS }));
        },
      ),
    ]),
});
