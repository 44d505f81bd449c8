import type { Task } from 'redux-saga';
import { call, cancel, cancelled, fork, put, select, take, takeLatest } from 'redux-saga/effects';
import { toFailure } from '@foolscap/core/http';
import type { DomainModule } from '@foolscap/core/state';
import type { StoresClient } from '../client/index.ts';
import type { PickupInStore } from '../contract/index.ts';
import { pickupActions, pickupReducer, selectPickup } from './pickup.slice.ts';
import type { PickupSearch, PickupState } from './pickup.slice.ts';

export interface PickupDeps {
  client: Pick<StoresClient, 'pickupInStore'>;
}

const { pickupOpened, pickupSearchRequested, pickupClosed, pickupFound, pickupFailed } = pickupActions;

/** Creates the search of the pickup drawer: a slice and its saga. */
export function createPickupModule({ client }: PickupDeps): DomainModule<PickupState, 'pickup'> {
  /** Reads the stores of the search in the state. A newer search, or closing the drawer, aborts it. */
  function* search(): Generator {
    const { search: sent } = (yield select(selectPickup)) as PickupState;
    if (!sent) return;
    const aborter = new AbortController();
    try {
      const found = (yield call(client.pickupInStore, toBody(sent), aborter.signal)) as PickupInStore;
      yield put(pickupFound({ search: sent, found }));
    } catch (error) {
      yield put(pickupFailed({ search: sent, failure: toFailure(error) }));
    } finally {
      if ((yield cancelled()) as boolean) aborter.abort();
    }
  }

  function* searches(): Generator {
    // Only the newest search matters.
    yield takeLatest([pickupOpened.type, pickupSearchRequested.type], search);
  }

  return {
    name: 'pickup',
    reducer: pickupReducer,
    *saga() {
      while (true) {
        const task = (yield fork(searches)) as Task;
        yield take(pickupClosed.type);
        yield cancel(task);
      }
    },
  };
}

const toBody = ({ item: { itemId, qty }, zipCode, radius, storeNumber }: PickupSearch) => ({
  itemId,
  qty,
  radius,
  ...(zipCode ? { zipCode } : {}),
  ...(storeNumber ? { storeNumber } : {}),
});
