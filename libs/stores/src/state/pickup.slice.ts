import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, Reducer } from '@reduxjs/toolkit';
import type { Failure } from '@foolscap/core/http';
import { IDLE, loaded, loadFailed, startLoading } from '@foolscap/core/state';
import type { Loadable } from '@foolscap/core/state';
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

/** A search of stores that have an item. */
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

const isSameSearch = (one: PickupSearch | undefined, other: PickupSearch) =>
  one?.item.itemId === other.item.itemId &&
  one.item.qty === other.item.qty &&
  one.zipCode === other.zipCode &&
  one.radius === other.radius &&
  one.storeNumber === other.storeNumber;

/** Opens the drawer: the item, and the shopper's place or store. */
export interface PickupRequest {
  item: PickupItem;
  zipCode?: string;
  storeNumber?: string;
}

const slice = createSlice({
  name: 'pickup',
  initialState: initialPickupState,
  reducers: {
    /** Opens the drawer for an item and searches around the shopper's place. */
    pickupOpened(state, { payload: { item, zipCode = '', storeNumber } }: PayloadAction<PickupRequest>) {
      state.search = { item, zipCode, radius: PICKUP_RADIUS, ...(storeNumber ? { storeNumber } : {}) };
      state.found = startLoading(IDLE);
    },
    /** Searches with the fields of the drawer. */
    pickupSearchRequested(state, { payload }: PayloadAction<PickupFields>) {
      if (!state.search) return;
      state.search = { ...state.search, ...payload };
      state.found = startLoading(state.found);
    },
    /** Closes the drawer and clears its fields and results. */
    pickupClosed: () => initialPickupState,
    pickupFound(state, { payload }: PayloadAction<{ search: PickupSearch; found: PickupInStore }>) {
      // A reply to an older search must not overwrite a newer one, or open a closed drawer.
      if (isSameSearch(state.search, payload.search)) state.found = loaded(payload.found);
    },
    pickupFailed(state, { payload }: PayloadAction<{ search: PickupSearch; failure: Failure }>) {
      // The last results are those of another search.
      if (isSameSearch(state.search, payload.search)) state.found = loadFailed(IDLE, payload.failure);
    },
  },
});

export const pickupActions = slice.actions;
export const pickupReducer: Reducer<PickupState> = slice.reducer;

export interface PickupRoot {
  pickup: PickupState;
}
export const selectPickup = (root: PickupRoot): PickupState => root.pickup;
