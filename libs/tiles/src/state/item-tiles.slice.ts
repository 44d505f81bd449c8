import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, Reducer } from '@reduxjs/toolkit';
import type { Failure } from '@foolscap/core/http';
import { IDLE, loaded, loadFailed, startLoading, type Loadable } from '@foolscap/core/state';
import type { TileItem } from '../model/index.ts';

/** A product to read, with the units to price. */
export interface WantedItem {
  readonly itemId: string;
  /** The price is that of each of so many units. */
  readonly quantity: number;
}

/** The products of given item numbers as they are now. Those of an earlier request stay while newer ones load. */
export type ItemTilesState = Loadable<readonly TileItem[]>;

const slice = createSlice({
  name: 'itemTiles',
  initialState: IDLE as ItemTilesState,
  reducers: {
    /** Requests products by their item numbers. Quantities of the same item add up, as in a cart. */
    itemTilesRequested: (state, _: PayloadAction<readonly WantedItem[]>): ItemTilesState =>
      startLoading(state),
    itemTilesReceived: (_state, { payload }: PayloadAction<readonly TileItem[]>): ItemTilesState =>
      loaded(payload),
    itemTilesFailed: (state, { payload }: PayloadAction<Failure>): ItemTilesState =>
      loadFailed(state, payload),
    /** Forgets the products and aborts their request, for example when their page closes or the user changes. */
    itemTilesCleared: (): ItemTilesState => IDLE,
  },
});

export const itemTilesActions = slice.actions;
export const itemTilesReducer: Reducer<ItemTilesState> = slice.reducer;

export interface ItemTilesRoot {
  itemTiles: ItemTilesState;
}

/** Selects the products that were requested last. */
export const selectItemTiles = (root: ItemTilesRoot): ItemTilesState => root.itemTiles;
