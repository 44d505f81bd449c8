import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, Reducer } from '@reduxjs/toolkit';
import { userChanged } from '@foolscap/core/state';
import type { SwatchSet } from '../contract/index.ts';

/** The colors of products by item: `undefined` until they are requested, an empty list if there are none or the request failed. */
export interface SwatchesState {
  byItem: Readonly<Record<string, Pick<SwatchSet, 'swatches' | 'count'> | 'pending'>>;
}

const initialSwatches: SwatchesState = { byItem: {} };

/** A set without colors. */
const NONE = { swatches: [], count: 0 };

const slice = createSlice({
  name: 'swatches',
  initialState: initialSwatches,
  reducers: {
    /** The tiles of items came into view. Items whose colors have been loaded or requested are not requested again. */
    swatchesWanted(_state, _: PayloadAction<readonly string[]>) {},
    /** A request for the colors of items was sent. */
    swatchesRequested({ byItem }, { payload }: PayloadAction<readonly string[]>) {
      return { byItem: { ...byItem, ...Object.fromEntries(payload.map((id) => [id, 'pending' as const])) } };
    },
    /** The reply to a request. Items without colors, and all items of a failed request, get an empty list (storefront-4.43). */
    swatchesReceived(
      { byItem },
      {
        payload: { itemIds, sets },
      }: PayloadAction<{ itemIds: readonly string[]; sets: readonly SwatchSet[] }>,
    ) {
      const found = new Map(sets.map(({ itemId, swatches, count }) => [itemId, { swatches, count }]));
      return {
        byItem: { ...byItem, ...Object.fromEntries(itemIds.map((id) => [id, found.get(id) ?? NONE])) },
      };
    },
  },
  // The prices are another shopper's.
  extraReducers: (builder) => builder.addCase(userChanged, () => initialSwatches),
});

export const swatchesActions = slice.actions;
export const swatchesReducer: Reducer<SwatchesState> = slice.reducer;

export interface SwatchesRoot {
  /** Absent until the first tile with colors is in view. */
  swatches?: SwatchesState;
}

/** Selects the colors of an item; undefined until they have loaded. */
export function selectSwatches(
  { swatches }: SwatchesRoot,
  itemId: string,
): Pick<SwatchSet, 'swatches' | 'count'> | undefined {
  const held = swatches?.byItem[itemId];
  return held === 'pending' ? undefined : held;
}
