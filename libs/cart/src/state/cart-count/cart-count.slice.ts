import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

/** The number of items stored in this browser; null if there is none. `selectItemCount` uses it until a cart has been read. */
export type CartCountState = number | null;

export const cartCount = createSlice({
  name: 'cartCount',
  initialState: null as CartCountState,
  reducers: {
    /** Fact: the stored count was read or written, here or in another tab; null if it was removed. */
    countKept: (_count, { payload }: PayloadAction<CartCountState>) => payload,
    /** Intention: clear the count, because the shopper signed out or has no session. */
    countPurged: () => null,
  },
});

export const cartCountActions = cartCount.actions;
