import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { userChanged } from '@foolscap/core/state';
import type { Failure } from '@foolscap/core/http';
import type { HideableNotice } from '../../client/notices-client.ts';
import { cartActions } from '../cart.slice.ts';

/** A request to hide a notice for 30 days, or to show it again. */
export interface NoticeOptOutRequest {
  type: HideableNotice;
  isHidden: boolean;
}

/** Hidden notices: the last request, and the lines whose replacement the shopper has reviewed. */
export type NoticeOptOutState = (
  { phase: 'idle' } | { phase: 'sending' } | { phase: 'failed'; failure: Failure }
) & {
  /** `cartItemId`s of lines whose dialog no longer opens by itself. */
  reviewed: readonly string[];
};

const INITIAL = { phase: 'idle', reviewed: [] } as NoticeOptOutState;

/** Maximum number of reviews kept; the oldest are dropped. */
const MAX_REVIEWED = 50;

/** Hiding notices. Whether a notice is hidden is part of the cart's lines, in which case `altItem.hardSubstitutionModal` is false. */
export const noticeOptOut = createSlice({
  name: 'noticeOptOut',
  initialState: INITIAL,
  reducers: {
    /** Intention: hide a notice, or show it again. */
    optOutRequested: ({ reviewed }, _action: PayloadAction<NoticeOptOutRequest>): NoticeOptOutState => ({
      phase: 'sending',
      reviewed,
    }),
    /** Fact: the server has stored it. */
    optOutStored: ({ reviewed }): NoticeOptOutState => ({ phase: 'idle', reviewed }),
    /** Fact: it could not be stored. */
    optOutFailed: ({ reviewed }, { payload: failure }: PayloadAction<Failure>): NoticeOptOutState => ({
      phase: 'failed',
      failure,
      reviewed,
    }),
    /** Fact: the shopper has seen a line's replacement dialog and left the line in the cart. */
    replacementReviewed: (state, { payload: id }: PayloadAction<string>) => ({
      ...state,
      reviewed: [...state.reviewed.filter((each) => each !== id), id].slice(-MAX_REVIEWED),
    }),
    /** Fact: the reviews stored in the browser were read. */
    reviewsRestored: (state, { payload: reviewed }: PayloadAction<readonly string[]>) => ({
      ...state,
      reviewed,
    }),
  },
  extraReducers: (builder) =>
    builder.addCase(cartActions.cartReset, () => INITIAL).addCase(userChanged, () => INITIAL),
});

export const noticeOptOutActions = noticeOptOut.actions;

/** The part of the store's state that hiding notices reads. */
export interface NoticeOptOutRoot {
  noticeOptOut: NoticeOptOutState;
}

export const selectNoticeOptOut = (root: NoticeOptOutRoot) => root.noticeOptOut;
