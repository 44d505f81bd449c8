import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, Reducer } from '@reduxjs/toolkit';
import { callTo, selectFrom } from '@foolscap/core/sagas';
import type { SagaOf } from '@foolscap/core/sagas';
import { IDLE, defineRead } from '@foolscap/core/state';
import type { Loadable } from '@foolscap/core/state';
import type { StoresClient } from '../client/index.ts';
import type { PickupInStore } from '../contract/index.ts';
import { PICKUP_RADIUS } from '../model/index.ts';

/** The item that the shopper wants to pick up. */
export interface PickupItem {
  itemId: string;
  name: string;
  qty: number;
}

/** The fields of the search in the pickup drawer. Radius in miles. */
export interface PickupFields {
  /** Five digits; empty for the default place. */
  zipCode: string;
  radius: number;
}

/** A search for stores that have an item. */
export interface PickupSearch extends PickupFields {
  item: PickupItem;
  /** The shopper's store, which is listed first. */
  storeNumber?: string;
}

/** The pickup drawer: closed without an item. Closing clears the fields (storefront-4.42). */
export interface PickupState {
  search?: PickupSearch;
  /** Results stay on screen while a newer search is loading. */
  found: Loadable<PickupInStore>;
}

export const initialPickupState: PickupState = { found: IDLE };

export interface PickupDeps {
  client: Pick<StoresClient, 'pickupInStore'>;
}

/** Opens the drawer: the item, and the shopper's place or store. */
export interface PickupRequest {
  item: PickupItem;
  zipCode?: string;
  storeNumber?: string;
}

const toBody = ({ item: { itemId, qty }, zipCode, radius, storeNumber }: PickupSearch) => ({
  itemId,
  qty,
  radius,
  ...(zipCode ? { zipCode } : {}),
  ...(storeNumber ? { storeNumber } : {}),
});

/** Searches with the fields of the drawer. */
export const pickupSearch = defineRead({
  name: 'pickupSearch',
  select: (state: PickupState, _: PickupFields) => (state.search ? state.found : undefined),
  begin({ search }, fields) {
    if (search) Object.assign(search, fields);
  },
  *send({ client }: PickupDeps, _, signal): SagaOf<PickupInStore | undefined> {
    const { search } = yield* selectFrom(selectPickup);
    return search && (yield* callTo(client.pickupInStore, toBody(search), signal));
  },
  fail(state) {
    // The last results belong to another search.
    state.found = { phase: 'idle' };
  },
});

const slice = createSlice({
  name: 'pickup',
  initialState: initialPickupState,
  reducers: {
    /** Opens the drawer for an item and searches around the shopper's place. */
    pickupOpened(state, { payload: { item, zipCode = '', storeNumber } }: PayloadAction<PickupRequest>) {
      state.search = { item, zipCode, radius: PICKUP_RADIUS, ...(storeNumber ? { storeNumber } : {}) };
      state.found = IDLE;
    },
    ...pickupSearch.reducers,
    /** Closes the drawer and clears its fields and results. */
    pickupClosed: () => initialPickupState,
  },
});

export const pickupActions = slice.actions;
export const pickupReducer: Reducer<PickupState> = slice.reducer;

export interface PickupRoot {
  pickup: PickupState;
}
export const selectPickup = (root: PickupRoot): PickupState => root.pickup;
