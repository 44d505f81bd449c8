import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { DomainModule } from '@foolscap/core/state';
import { blocksCheckout } from '../../model/checkout-blocks.ts';
import { getPickupNotices, type PickupNotice } from '../../model/pickup-moves.ts';
import type { CartReply } from '../../client/cart-client.ts';
import type { CartWrite } from '../define-cart-write.ts';
import { heldCartActions } from '../held-cart.slice.ts';
import { changeShipTo, type ShipToRequest, shipToChangeRequested } from './change-ship-to.ts';
import { changeStore, type StoreChanged, storeChangeRequested } from './change-store.ts';

/** The result of the last change of store or address. */
export interface PlacesState {
  /** The store that lines were moved to, with notices about lines that did not move or have fewer units. */
  store?: { storeNumber: string; notices: readonly PickupNotice[] };
  /** The ZIP code that the cart ships to, with the codes of messages that block ordering it there. */
  shipTo?: { zipCode: string; blockedBy: readonly string[] };
}

export interface PlacesRoot {
  places: PlacesState;
}

const initial: PlacesState = {};

const places = createSlice({
  name: 'places',
  initialState: initial,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(changeStore.settled, (state, { payload }: PayloadAction<StoreChanged>) => {
        const { storeNumber, reply } = payload;
        state.store = { storeNumber, notices: getPickupNotices(reply?.data.cartInfo.items ?? []) };
      })
      .addCase(
        changeShipTo.settled,
        (state, { payload }: PayloadAction<ShipToRequest & { reply: CartReply }>) => {
          const { address, reply } = payload;
          const errors = reply.data.cartInfo.messages.filter(blocksCheckout);
          state.shipTo = { zipCode: address.zipCode, blockedBy: errors.map(({ code }) => code) };
        },
      )
      .addCase(heldCartActions.cartReset, () => initial),
});

/** The actions for changing the store and the address. */
export const placesActions = { storeChangeRequested, shipToChangeRequested };

export const selectPlaces = (root: PlacesRoot): PlacesState => root.places;

export interface PlacesModule extends DomainModule<PlacesState, 'places'> {
  /** Pass these to `extend` of the cart's module, which sends them in order with its own. */
  writes: readonly CartWrite[];
}

/** Creates the module for changing a cart's store and address. It needs the cart's module in the same store. */
export const createPlacesModule = (): PlacesModule => ({
  name: 'places',
  reducer: places.reducer,
  writes: [changeStore, changeShipTo],
  // The cart's queue sends the writes.
  *saga() {},
});
